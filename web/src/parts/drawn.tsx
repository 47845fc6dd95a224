// Figures and words that are part of a picture. Their letters stand outside the piece they are drawn in, so that the
// name of the piece is its label alone.

const SVG = "http://www.w3.org/2000/svg";
const known = new Map<string, string>();
let shelf: SVGSVGElement | null = null;

function shapeOf(text: string): string {
  let id = known.get(text);
  if (id === undefined) {
    id = `drawn-${known.size}`;
    known.set(text, id);
    const symbol = document.createElementNS(SVG, "g");
    const letters = document.createElementNS(SVG, "text");
    symbol.id = id;
    letters.textContent = text;
    symbol.append(letters);
    shelfOf().append(symbol);
  }
  return id;
}

function shelfOf(): SVGSVGElement {
  if (!shelf) {
    shelf = document.createElementNS(SVG, "svg");
    shelf.setAttribute("class", "drawn-shelf");
    shelf.setAttribute("aria-hidden", "true");
    const definitions = document.createElementNS(SVG, "defs");
    shelf.append(definitions);
    document.body.append(shelf);
  }
  return shelf.firstElementChild as SVGSVGElement;
}

/** Like <text>, for use inside a piece: font, fill and anchor come from its class or attributes. */
export function Drawn({ text, ...rest }: { text: string | number; [attribute: string]: unknown }) {
  return <use {...rest} href={`#${shapeOf(String(text))}`} />;
}
