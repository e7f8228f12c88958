/** A figure judged by a model that was not trained on its writer. */
export interface Judged {
  hand: string;
  right: boolean;
  /** The probability given by trust, below 1; 0 where it may not be read at all. */
  confidence: number;
}

export interface Reached {
  threshold: number;
  /** Figures read rightly and wrongly, out of all. */
  right: number;
  wrong: number;
}

const surestFirst = (judged: readonly Judged[]): Judged[] => judged.toSorted((a, b) => b.confidence - a.confidence);

/** The lowest confidence from which at most this share of all figures is read wrongly. */
export function reach(judged: readonly Judged[], most: number): Reached {
  let reached: Reached = { threshold: 1, right: 0, wrong: 0 };
  let [right, wrong] = [0, 0];
  for (const one of surestFirst(judged)) {
    if (one.confidence === 0) break;
    if (one.right) right++;
    else wrong++;
    if (wrong > judged.length * most) break;
    if (one.right) reached = { threshold: one.confidence, right, wrong };
  }
  return reached;
}

/**
 * The threshold at which no writer has more than this share of figures read wrongly. If a new writer is like the known
 * ones, they are the hardest of n + 1 with a probability of only 1 in n + 1; otherwise they keep within the bound as
 * well.
 */
export function thresholdForNewHand(judged: readonly Judged[], most: number): number {
  const byHand = Map.groupBy(judged, ({ hand }) => hand);
  return Math.max(...[...byHand.values()].map((figures) => reach(figures, most).threshold));
}

/** The figures read from a threshold on. */
export function readFrom(judged: readonly Judged[], threshold: number): Reached {
  const read = judged.filter(({ confidence }) => confidence > 0 && confidence >= threshold);
  const right = read.filter((one) => one.right).length;
  return { threshold, right, wrong: read.length - right };
}

/** The number of writers within the bound, at a threshold chosen without them. */
export function handsWithin(
  judged: readonly Judged[],
  most: number,
  rule: (others: readonly Judged[]) => number,
): { within: number; hands: number } {
  const byHand = Map.groupBy(judged, ({ hand }) => hand);
  const within = [...byHand].filter(([hand, figures]) => {
    const threshold = rule(judged.filter((one) => one.hand !== hand));
    return readFrom(figures, threshold).wrong <= most * figures.length;
  });
  return { within: within.length, hands: byHand.size };
}
