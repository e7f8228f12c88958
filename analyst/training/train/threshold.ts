/** A figure that a model judged without having learned from its hand. */
export interface Judged {
  hand: string;
  right: boolean;
  /** The chance that trust gives it, below 1; 0 where it may not be read at all. */
  confidence: number;
}

export interface Reached {
  threshold: number;
  /** Figures read rightly and wrongly, of all of them. */
  right: number;
  wrong: number;
}

const surestFirst = (judged: readonly Judged[]): Judged[] => judged.toSorted((a, b) => b.confidence - a.confidence);

/** The lowest confidence from which on at most so many of all figures are read wrongly. */
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
 * The threshold at which no hand is read wrongly in more than so many of its figures. Where a new hand is like the ones
 * seen, it is the strictest of n + 1 with the chance of 1 in n + 1 only; otherwise it keeps the bound as well.
 */
export function thresholdForNewHand(judged: readonly Judged[], most: number): number {
  const byHand = Map.groupBy(judged, ({ hand }) => hand);
  return Math.max(...[...byHand.values()].map((figures) => reach(figures, most).threshold));
}

/** What is read from a threshold on. */
export function readFrom(judged: readonly Judged[], threshold: number): Reached {
  const read = judged.filter(({ confidence }) => confidence > 0 && confidence >= threshold);
  const right = read.filter((one) => one.right).length;
  return { threshold, right, wrong: read.length - right };
}

/** Of how many hands at most so many figures are read wrongly by a threshold that a rule finds without them. */
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
