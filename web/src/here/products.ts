// What a small network says: sums of products, which Python is slow at. Rows and weights come as
// texts, a character for each byte: those need no proxy on either side.

interface Layer {
  weights: Float32Array; // input by input, one for each output
  bias: Float32Array;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
  return bytes;
}

const floatsOf = (text: string) => new Float32Array(bytesOf(text).buffer);

/** What comes out of a layer; inputs that are nothing cost nothing. */
function product(values: ArrayLike<number>, { weights, bias }: Layer): Float64Array {
  const found = Float64Array.from(bias);
  const outputs = bias.length;
  for (let input = 0; input < values.length; input++) {
    const value = values[input]!;
    if (value === 0) continue;
    const start = input * outputs;
    for (let output = 0; output < outputs; output++) found[output]! += value * weights[start + output]!;
  }
  return found;
}

export class Network {
  private readonly layers: Layer[] = [];

  add(weights: string, bias: string): void {
    this.layers.push({ weights: floatsOf(weights), bias: floatsOf(bias) });
  }

  /** Of inputs that are small whole numbers. */
  ofBytes(row: string): number {
    return this.says(bytesOf(row));
  }

  ofFloats(row: string): number {
    return this.says(floatsOf(row));
  }

  private says(row: ArrayLike<number>): number {
    let values = row;
    for (const layer of this.layers.slice(0, -1)) {
      const found = product(values, layer);
      for (let place = 0; place < found.length; place++) if (found[place]! < 0) found[place] = 0;
      values = found;
    }
    return product(values, this.layers.at(-1)!)[0]!;
  }
}
