import { readFileSync } from "node:fs";
import type { SpanKind } from "../../quantities/labels.ts";
import type { Chain } from "./chain.ts";

interface About {
  /** From which confidence on a span of a kind is returned, and a sentence without a question mark asks. */
  thresholds: Record<SpanKind | "asking", number>;
  /** The hash of the data that it was learned from. */
  data: string;
}

/** What `npm run train -- --spans` writes. */
export interface SpanModel extends About {
  /** Which words belong to a span of which kind. */
  spans: Chain;
  /** Of which kind a message is: a chain of one place, as the next. */
  kinds: Chain;
  /** Whether a sentence asks. */
  asking: Chain;
}

interface Header extends About {
  chains: { tags: readonly string[]; rows: number; entries: number; step: number }[];
}

let loaded: SpanModel | null = null;

/** The model of `spans.bin`, read once in each thread. */
export function spanModel(): SpanModel {
  loaded ??= decodeSpanModel(readFileSync(new URL("../spans.bin", import.meta.url)));
  return loaded;
}

/**
 * A length, a header in JSON, and for each chain its features' hashes (ascending, taken without a sign), how well tags follow each other,
 * and of each feature how many weights it has, their tags and the weights, one byte each. Numbers are little-endian.
 */
export function encodeSpanModel({ spans, kinds, asking, ...about }: SpanModel): Uint8Array {
  const chains = [spans, kinds, asking];
  const header: Header = {
    ...about,
    chains: chains.map(({ tags, rows, weights, step }) => ({ tags, rows: rows.size, entries: weights.length, step })),
  };
  const parts = [new TextEncoder().encode(JSON.stringify(header)), ...chains.flatMap(partsOf)].map(padded);
  const bytes = Buffer.concat([bytesOf(Uint32Array.of(parts[0]?.length ?? 0)), ...parts]);
  return Uint8Array.from(bytes);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Every part begins at a multiple of four bytes. */
function padded(part: Uint8Array): Uint8Array {
  const whole = new Uint8Array(aligned(part.length)).fill(32);
  whole.set(part);
  return whole;
}

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

function partsOf({ rows, offsets, tagOf, weights, follows }: Chain): Uint8Array[] {
  const counts = Uint8Array.from({ length: rows.size }, (_, row) => (offsets[row + 1] ?? 0) - (offsets[row] ?? 0));
  return [Int32Array.from(rows.keys()), follows, counts, tagOf, weights].map(bytesOf);
}

export function decodeSpanModel(bytes: Uint8Array): SpanModel {
  // A copy of its own: the arrays below have to begin at a multiple of four bytes.
  const { buffer } = Uint8Array.from(bytes);
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const { chains, ...about } = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as Header;
  let at = 4 + length;
  const take = (size: number): number => (at += aligned(size)) - aligned(size);
  const [spans, kinds, asking] = chains.map(({ tags, rows, entries, step }): Chain => {
    const hashes = new Int32Array(buffer, take(rows * 4), rows);
    const follows = new Float32Array(buffer, take(tags.length ** 2 * 4), tags.length ** 2);
    const counts = new Uint8Array(buffer, take(rows), rows);
    const offsets = new Uint32Array(rows + 1);
    for (const [row, count] of counts.entries()) offsets[row + 1] = (offsets[row] ?? 0) + count;
    return {
      tags,
      rows: new Map([...hashes].map((hash, row) => [hash, row])),
      offsets,
      tagOf: new Uint8Array(buffer, take(entries), entries),
      weights: new Int8Array(buffer, take(entries), entries),
      step,
      follows,
    };
  });
  if (!spans || !kinds || !asking) throw new Error("spans.bin does not hold all chains: npm run train -- --spans");
  return { spans, kinds, asking, ...about };
}
