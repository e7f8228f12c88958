import { readFileSync } from "node:fs";
import { decodeNetworks, encodeNetworks } from "./network-file.ts";
import type { Network } from "./network.ts";

interface About {
  /** Above which confidence a figure counts as read. */
  threshold: number;
  /** The hash of the data that it was learned from. */
  data: string;
}

/** What `npm run train` writes: both networks, and what is said about them. */
export interface ReaderModel extends About {
  /** What a figure means. */
  figures: Network;
  /** Which word near a figure its unit is made of. */
  nouns: Network;
}

let loaded: ReaderModel | null = null;

/** The model of `weights.bin`, read once in each thread. */
export function readerModel(): ReaderModel {
  loaded ??= decodeModel(readFileSync(new URL("weights.bin", import.meta.url)));
  return loaded;
}

export const encodeModel = ({ figures, nouns, ...about }: ReaderModel): Uint8Array =>
  encodeNetworks([figures, nouns], about);

export function decodeModel(bytes: Uint8Array): ReaderModel {
  const {
    networks: [figures, nouns],
    about: { threshold, data },
  } = decodeNetworks<About>(bytes);
  if (!figures || !nouns) throw new Error("The weights of the reader do not hold both networks: npm run train");
  return { figures, nouns, threshold, data };
}
