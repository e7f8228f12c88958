import type { ReaderModel } from "../../src/reader/model-file.ts";
import type { Heads, Network } from "../../src/reader/network.ts";
import type { Text } from "./corpus.ts";
import { fit } from "./fit.ts";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { contextExamples, figureExamples, figureHeads, nounExamples, nounHeads } from "./tasks.ts";

const sizes = {
  figures: { width: 40, mostFeatures: 30_000, leastExamples: 8 },
  context: { width: 32, mostFeatures: 20_000, leastExamples: 10 },
  nouns: { width: 16, mostFeatures: 16_000, leastExamples: 4 },
} as const;
/** The number of folds of writers; each writer's texts are judged by networks trained on the other folds. */
const folds = 3;

const options = (heads: Heads, task: keyof typeof sizes, seed: number) => ({
  heads,
  ...sizes[task],
  epochs: 8,
  seed,
  dropout: 0.4,
  rate: 0.05,
});

export const isPhrase = ({ hand }: Text): boolean => hand.endsWith("-phrases");

/** The fold of a text; phrases are always training data. */
function folded(corpus: readonly Text[]): (text: Text) => number {
  const hands = [...new Set(corpus.filter((text) => !isPhrase(text)).map(({ hand }) => hand))].toSorted();
  return (text) => (isPhrase(text) ? -1 : hands.indexOf(text.hand) % folds);
}

/** Both first networks, trained on all texts except those of one fold. */
interface First {
  figures: Network;
  nouns: Network;
}

export const learnFirst = (texts: readonly Text[], seed: number): First => ({
  figures: fit(texts.flatMap(figureExamples), options(figureHeads, "figures", seed)),
  nouns: fit(texts.flatMap(nounExamples), options(nounHeads, "nouns", seed)),
});

/** The second network is trained on first networks' predictions for texts that they have not seen. */
export function learnContext(
  corpus: readonly Text[],
  firsts: readonly First[],
  { without, seed }: { without: number | null; seed: number },
): Network {
  const foldOf = folded(corpus);
  const examples = corpus.flatMap((text) => {
    const first = firsts[foldOf(text)];
    return first && foldOf(text) !== without ? contextExamples(text, first.figures) : [];
  });
  return fit(examples, options(figureHeads, "context", seed));
}

const plain = { trust: {}, threshold: 0, data: "" };

/** The networks for each fold, trained on the others. */
export function learnApart(corpus: readonly Text[]): ReaderModel[] {
  const foldOf = folded(corpus);
  const firsts = Array.from({ length: folds }, (_, fold) =>
    learnFirst(
      corpus.filter((text) => foldOf(text) !== fold),
      fold + 1,
    ),
  );
  return firsts.map((first, fold) => ({
    ...plain,
    ...first,
    context: learnContext(corpus, firsts, { without: fold, seed: fold + 11 }),
  }));
}

/** Every writer's messages, read by networks trained on other writers. */
export function judgeApart(corpus: readonly Text[], models: readonly ReaderModel[]): Outcome[] {
  const foldOf = folded(corpus);
  return models.flatMap((model, fold) =>
    outcomesOf(
      model,
      corpus.filter((text) => foldOf(text) === fold),
    ),
  );
}
