import { readFileSync } from "node:fs";
import type { Linear } from "./linear.ts";
import type { RankedKind } from "./rank.ts";

interface About {
  /**
   * The confidence from which a named span is sure, and from which a sentence without a question mark is a question.
   */
  thresholds: Record<RankedKind | "asking", number>;
  /** The confidence from which a guess is worth asking about. */
  likely: Record<RankedKind, number>;
  /** The hash of the training data. */
  data: string;
}

/** The output of `npm run train -- --spans`. */
export interface SpanModel extends About {
  /** Which words of a message name the buyer, the offer and the rivals. */
  ranking: Linear;
  /** The kind of a message. */
  kinds: Linear;
  /** Whether a sentence asks. */
  asking: Linear;
}

interface Header extends About {
  models: { tags: readonly string[]; rows: number; entries: number; step: number }[];
}

let loaded: SpanModel | null = null;

/** The model of `spans.bin`, read once per thread. */
export function spanModel(): SpanModel {
  loaded ??= decodeSpanModel(readFileSync(new URL("../spans.bin", import.meta.url)));
  return loaded;
}

/**
 * A length, a header in JSON, and for each part its features' hashes (ascending as unsigned numbers) and, for each
 * feature, its number of weights, their tags and the weights, one byte each. Numbers are little-endian.
 */
export function encodeSpanModel({ ranking, kinds, asking, ...about }: SpanModel): Uint8Array {
  const models = [ranking, kinds, asking];
  const header: Header = {
    ...about,
    models: models.map(({ tags, hashes, weights, step }) => ({
      tags,
      rows: hashes.length,
      entries: weights.length,
      step,
    })),
  };
  const parts = [new TextEncoder().encode(JSON.stringify(header)), ...models.flatMap(partsOf)].map(padded);
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

function partsOf({ hashes, offsets, tagOf, weights }: Linear): Uint8Array[] {
  const counts = Uint8Array.from({ length: hashes.length }, (_, row) => (offsets[row + 1] ?? 0) - (offsets[row] ?? 0));
  return [hashes, counts, tagOf, weights].map(bytesOf);
}

export function decodeSpanModel(bytes: Uint8Array): SpanModel {
  // A separate copy: the arrays below have to begin at a multiple of four bytes.
  const { buffer } = Uint8Array.from(bytes);
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const { models, ...about } = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as Header;
  let at = 4 + length;
  const take = (size: number): number => (at += aligned(size)) - aligned(size);
  const [ranking, kinds, asking] = models.map(({ tags, rows, entries, step }): Linear => {
    const hashes = new Int32Array(buffer, take(rows * 4), rows);
    const counts = new Uint8Array(buffer, take(rows), rows);
    const offsets = new Uint32Array(rows + 1);
    for (const [row, count] of counts.entries()) offsets[row + 1] = (offsets[row] ?? 0) + count;
    return {
      tags,
      hashes,
      offsets,
      tagOf: new Uint8Array(buffer, take(entries), entries),
      weights: new Int8Array(buffer, take(entries), entries),
      step,
    };
  });
  if (!ranking || !kinds || !asking) throw new Error("spans.bin does not hold all parts: npm run train -- --spans");
  return { ranking, kinds, asking, ...about };
}
