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
/** Into so many parts the hands are divided; what one wrote is judged by networks of the others. */
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

/** Which part of the hands a text belongs to; phrases are learned from always. */
function folded(corpus: readonly Text[]): (text: Text) => number {
  const hands = [...new Set(corpus.filter((text) => !isPhrase(text)).map(({ hand }) => hand))].toSorted();
  return (text) => (isPhrase(text) ? -1 : hands.indexOf(text.hand) % folds);
}

/** Both first networks, from all texts but those of one part. */
interface First {
  figures: Network;
  nouns: Network;
}

export const learnFirst = (texts: readonly Text[], seed: number): First => ({
  figures: fit(texts.flatMap(figureExamples), options(figureHeads, "figures", seed)),
  nouns: fit(texts.flatMap(nounExamples), options(nounHeads, "nouns", seed)),
});

/** The second network learns from what first networks say of texts that they have not seen. */
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

/** The networks of each part of the hands, which learned from the others. */
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

/** Every hand's messages read by networks that learned from other hands. */
export function judgeApart(corpus: readonly Text[], models: readonly ReaderModel[]): Outcome[] {
  const foldOf = folded(corpus);
  return models.flatMap((model, fold) =>
    outcomesOf(
      model,
      corpus.filter((text) => foldOf(text) === fold),
    ),
  );
}
