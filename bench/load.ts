import { setTimeout as sleep } from "node:timers/promises";
import type { RunStream } from "./targets.ts";

export interface Load {
  streams: number;
  seconds: number;
  /** The first streams are spread over this time: about a reply's length, so that starts are evenly distributed. */
  spreadMs: number;
}

export interface LoadResult {
  firstTextMs: number[];
  done: number;
  lost: number;
  seconds: number;
}

/**
 * Keeps `streams` streams running for a while, each worker starting the next when one ended; then waits for the last
 * ones.
 */
export async function runLoad(run: RunStream, { streams, seconds, spreadMs }: Load): Promise<LoadResult> {
  const result: LoadResult = { firstTextMs: [], done: 0, lost: 0, seconds: 0 };
  const from = performance.now();
  const until = from + seconds * 1_000;
  const worker = async (index: number) => {
    // Not all at the same moment: real users are not synchronized.
    await sleep((index / streams) * spreadMs);
    while (performance.now() < until) {
      const { firstTextMs, whole } = await run(index).catch(() => ({ firstTextMs: Number.NaN, whole: false }));
      if (whole && !Number.isNaN(firstTextMs)) {
        result.done++;
        result.firstTextMs.push(firstTextMs);
      } else result.lost++;
    }
  };
  await Promise.all(Array.from({ length: streams }, (_, index) => worker(index)));
  result.seconds = (performance.now() - from) / 1_000;
  return result;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
