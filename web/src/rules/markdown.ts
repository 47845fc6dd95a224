// The rules as the documents write them: headings, lists, tables, paragraphs. Nothing here knows the page.

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "rule"; id: string; anchor: boolean };

export interface Block {
  kind: "heading" | "paragraph" | "item" | "numbered" | "table" | "code";
  level: number;
  inlines: Inline[];
  rows: Inline[][][];
  /** All its words, for searching. */
  words: string;
  rules: string[];
}

const RULE = /[A-Z]{1,3}-\d+[a-z]?/;
const TOKEN = new RegExp(`\\*\\*(${RULE.source})\\*\\*|\\*\\*(.+?)\\*\\*|\`(.+?)\`|\\*(\\S(?:.*?\\S)?)\\*|\\b(${RULE.source})\\b`, "g");

export function parseRules(source: string): Block[] {
  const seen = new Set<string>();
  return chunks(source).map((chunk) => toBlock(chunk, seen));
}

interface Chunk {
  kind: Block["kind"];
  level: number;
  text: string;
}

function chunks(source: string): Chunk[] {
  const found: Chunk[] = [];
  let open: Chunk | null = null;
  let fenced = false;
  const begin = (kind: Block["kind"], level: number, text: string): Chunk => {
    const chunk = { kind, level, text };
    found.push(chunk);
    return chunk;
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,4}) +(.*)$/.exec(line);
    const item = /^( *)(?:-|(\d+)\.) +(.*)$/.exec(line);
    if (line.startsWith("```")) {
      fenced = !fenced;
      open = fenced ? begin("code", 0, "") : null;
    } else if (fenced) open!.text += `${open!.text ? "\n" : ""}${line}`;
    else if (!line.trim()) open = null;
    else if (heading) {
      begin("heading", heading[1]!.length, heading[2]!);
      open = null;
    } else if (item) open = begin(item[2] ? "numbered" : "item", item[1]!.length, item[3]!);
    else if (line.startsWith("|") && open?.kind === "table") open.text += `\n${line}`;
    else if (line.startsWith("|")) open = begin("table", 0, line);
    else if (open && open.kind !== "table") open.text += ` ${line.trim()}`;
    else open = begin("paragraph", 0, line);
  }
  return found;
}

function toBlock({ kind, level, text }: Chunk, seen: Set<string>): Block {
  const table = kind === "table";
  const inlines = table ? [] : kind === "code" ? [{ kind: "code" as const, text }] : inline(text, seen);
  const rows = table ? tableRows(text, seen) : [];
  const all = table ? rows.flat(2) : inlines;
  return {
    kind, level, inlines, rows,
    words: all.map((part) => (part.kind === "rule" ? part.id : part.text)).join("").toLocaleLowerCase(),
    rules: all.flatMap((part) => (part.kind === "rule" && part.anchor ? [part.id] : [])),
  };
}

function tableRows(text: string, seen: Set<string>): Inline[][][] {
  return text
    .split("\n")
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim(), seen)));
}

/** A rule in bold is where it stands; any other mention is a link to it. */
function inline(text: string, seen: Set<string>): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, bold, strong, code, em, mention] = found;
    if (bold) {
      parts.push({ kind: "rule", id: bold, anchor: !seen.has(bold) });
      seen.add(bold);
    } else if (mention) parts.push({ kind: "rule", id: mention, anchor: false });
    else parts.push({ kind: strong ? "strong" : code ? "code" : "em", text: (strong ?? code ?? em)! });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The blocks that hold all the words, with the headings they stand under. */
export function searchRules(blocks: readonly Block[], wish: string): Block[] {
  const words = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return blocks.slice();
  const found: Block[] = [];
  let headings: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") headings = [...headings.filter((one) => one.level < block.level), block];
    if (!words.every((word) => block.words.includes(word))) continue;
    for (const heading of headings) if (!found.includes(heading)) found.push(heading);
    if (!found.includes(block)) found.push(block);
  }
  return found;
}
