import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeModel, type ReaderModel } from "../../src/reader/model-file.ts";
import type { Heads, Network } from "../../src/reader/network.ts";
import { digestOfData, readCorpus, type Text } from "./corpus.ts";
import { fit } from "./fit.ts";
import { fitTrust, type Outcome, outcomesOf, trusted } from "./outcomes.ts";
import { contextExamples, figureExamples, figureHeads, nounExamples, nounHeads } from "./tasks.ts";

/**
 * `npm run train` makes `analyst/src/reader/weights.bin` from the messages and phrases: the same bytes each time.
 * `--curve` prints instead what a part of the messages would reach.
 */
const sizes = {
  figures: { width: 40, mostFeatures: 30_000, leastExamples: 8 },
  context: { width: 32, mostFeatures: 20_000, leastExamples: 10 },
  nouns: { width: 16, mostFeatures: 16_000, leastExamples: 4 },
} as const;
/** Figures of other hands that may be read wrongly, of all figures, where two in a hundred are the most for founders. */
const mostWrong = 0.012;
const folds = 3;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const options = (heads: Heads, task: keyof typeof sizes, seed: number) => ({
  heads,
  ...sizes[task],
  epochs: 8,
  seed,
  dropout: 0.4,
  rate: 0.05,
});

const isPhrase = ({ hand }: Text): boolean => hand.endsWith("-phrases");

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

const learnFirst = (texts: readonly Text[], seed: number): First => ({
  figures: fit(texts.flatMap(figureExamples), options(figureHeads, "figures", seed)),
  nouns: fit(texts.flatMap(nounExamples), options(nounHeads, "nouns", seed)),
});

/** The second network learns from what first networks say of texts that they have not seen. */
function learnContext(
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

/** Every hand's messages read by networks that learned from other hands. */
function learnApart(corpus: readonly Text[]): { firsts: First[]; outcomes: Outcome[] } {
  const foldOf = folded(corpus);
  const parts = Array.from({ length: folds }, (_, fold) => fold);
  const firsts = parts.map((fold) =>
    learnFirst(
      corpus.filter((text) => foldOf(text) !== fold),
      fold + 1,
    ),
  );
  const outcomes = firsts.flatMap((first, fold) => {
    const context = learnContext(corpus, firsts, { without: fold, seed: fold + 11 });
    return outcomesOf(
      { ...plain, ...first, context },
      corpus.filter((text) => foldOf(text) === fold),
    );
  });
  return { firsts, outcomes };
}

interface Reached {
  threshold: number;
  right: number;
  wrong: number;
}

type Trusted = ReturnType<typeof trusted>;

/** The confidence from which on at most so many of all outcomes are wrong. */
function reach(ranked: Trusted, most: number): Reached {
  let best: Reached = { threshold: 1, right: 0, wrong: 0 };
  let [right, wrong] = [0, 0];
  for (const { outcome, confidence } of ranked) {
    if (!outcome.canBeRead) break;
    if (outcome.right) right++;
    else wrong++;
    if (wrong > ranked.length * most) break;
    if (outcome.right) best = { threshold: confidence, right, wrong };
  }
  return best;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function report(outcomes: readonly Outcome[]): Reached {
  const all = outcomes.length;
  const ranked = trusted(outcomes, folds).toSorted((a, b) => b.confidence - a.confidence);
  for (const most of [mostWrong, 0.01, 0.02, 0.05, 0.1]) {
    const { right, wrong } = reach(ranked, most);
    say(
      `by other hands: ${all} figures, right ${percent(right, all)}, wrong ${percent(wrong, all)}, unread ${percent(all - right - wrong, all)}`,
    );
  }
  say(`without a threshold right ${percent(outcomes.filter(({ right }) => right).length, all)}`);
  return reach(ranked, mostWrong);
}

const corpus = readCorpus();
if (process.argv.includes("--curve")) {
  for (const messages of [300, 600, 1200, 2500, Infinity]) {
    const every = corpus.filter((text) => !isPhrase(text)).length / messages;
    const part = corpus.filter(
      (text, index) => isPhrase(text) || every <= 1 || Math.floor(index / every) !== Math.floor((index - 1) / every),
    );
    say(`${part.filter((text) => !isPhrase(text)).length} messages`);
    report(learnApart(part).outcomes);
    if (every <= 1) break;
  }
} else {
  const { firsts, outcomes } = learnApart(corpus);
  const { threshold } = report(outcomes);
  const model: ReaderModel = {
    ...learnFirst(corpus, 0),
    context: learnContext(corpus, firsts, { without: null, seed: 10 }),
    trust: fitTrust(outcomes),
    threshold,
    data: digestOfData(),
  };
  const bytes = encodeModel(model);
  writeFileSync(join(import.meta.dirname, "../../src/reader/weights.bin"), bytes);
  say(`${bytes.length} bytes, threshold ${threshold.toFixed(4)}`);
}
