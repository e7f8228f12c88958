import { readFileSync } from "node:fs";
import type { Heads, Network } from "./network.ts";

interface About {
  /** Weights for and against a reading, by the names of `trust.ts`. */
  trust: Readonly<Record<string, number>>;
  /** The confidence above which a figure counts as read. */
  threshold: number;
  /** The hash of the training data. */
  data: string;
}

/** The output of `npm run train`: three networks and their metadata. */
export interface ReaderModel extends About {
  /** Predicts the meaning of a figure. */
  figures: Network;
  /** The same, given the first network's output for the neighbouring figures. */
  context: Network;
  /** Predicts which word near a figure its unit consists of. */
  nouns: Network;
}

interface Header extends About {
  networks: { heads: Heads; width: number; rows: number }[];
}

let loaded: ReaderModel | null = null;

/** The model of `weights.bin`, read once per thread. */
export function readerModel(): ReaderModel {
  loaded ??= decodeModel(readFileSync(new URL("weights.bin", import.meta.url)));
  return loaded;
}

/** Places, nationalities and words that show in which currency a founder counts. */
export const placesSource = (): string => readFileSync(new URL("money/places.txt", import.meta.url), "utf8");

/**
 * A length, a header in JSON, and for each network its features' hashes (ascending) and scales, its bias, the weights
 * of its heads, and last the features themselves, one byte per weight. Numbers are little-endian.
 */
export function encodeModel({ figures, context, nouns, ...about }: ReaderModel): Uint8Array {
  const networks = [figures, context, nouns];
  const header: Header = {
    ...about,
    networks: networks.map(({ heads, width, hashes }) => ({ heads, width, rows: hashes.length })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(32);
  padded.set(text);
  const parts = [bytesOf(Uint32Array.of(padded.length)), padded, ...networks.flatMap(partsOf)];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function partsOf({ hashes, scales, bias, outputs, features }: Network): Uint8Array[] {
  const padded = new Int8Array(Math.ceil(features.length / 4) * 4);
  padded.set(features);
  return [hashes, scales, bias, ...Object.values(outputs), padded].map(bytesOf);
}

export function decodeModel(bytes: Uint8Array): ReaderModel {
  // A separate copy: the arrays below have to begin at a multiple of four bytes.
  const { buffer } = Uint8Array.from(bytes);
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as Header;
  let at = 4 + length;
  const floats = (count: number): Float32Array => new Float32Array(buffer, (at += count * 4) - count * 4, count);
  const [figures, context, nouns] = header.networks.map(({ heads, width, rows }): Network => {
    const hashes = new Uint32Array(buffer, (at += rows * 4) - rows * 4, rows);
    const scales = floats(rows);
    const bias = floats(width);
    const outputs = Object.fromEntries(
      Object.entries(heads).map(([name, classes]) => [name, floats(classes.length * (width + 1))]),
    );
    const features = new Int8Array(buffer, at, rows * width);
    at += Math.ceil((rows * width) / 4) * 4;
    return {
      heads,
      width,
      hashes,
      features,
      scales,
      bias,
      outputs,
    };
  });
  if (!figures || !context || !nouns)
    throw new Error("The weights of the reader do not hold its three networks: npm run train");
  const { trust, threshold, data } = header;
  return { figures, context, nouns, trust, threshold, data };
}
