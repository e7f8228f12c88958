import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Heads } from "../../src/reader/network.ts";
import { encodeModel, type ReaderModel } from "../../src/reader/model-file.ts";
import { decide, judgedHeads } from "../../src/reader/decide.ts";
import { digestOfData, readCorpus, type Text } from "./corpus.ts";
import { fit } from "./fit.ts";
import { figureExamples, figureHeads, isSymbolOf, isThing, nounExamples, nounHeads, wantedOf } from "./tasks.ts";
import type { TrainingFigure } from "../read-messages.ts";

/**
 * `npm run train` makes `analyst/src/reader/weights.bin` from the messages and phrases: the same bytes each time.
 * `--curve` prints instead what a part of the messages would reach.
 */
const widths = { figures: 48, nouns: 16 };
const mostFeatures = { figures: 40_000, nouns: 16_000 };
/**
 * Figures of other hands that may be read wrongly, of all figures. Founders write less like any of the hands than the
 * hands like each other, so it is stricter than the two in a hundred that have to hold for them.
 */
const mostWrong = 0.012;
const folds = 3;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const options = (heads: Heads, task: "figures" | "nouns", seed: number) => ({
  heads,
  width: widths[task],
  epochs: 8,
  seed,
  leastExamples: 4,
  mostFeatures: mostFeatures[task],
  dropout: 0.4,
  rate: 0.05,
});

function train(texts: readonly Text[], seed: number): ReaderModel {
  return {
    figures: fit(texts.flatMap(figureExamples), options(figureHeads, "figures", seed)),
    nouns: fit(texts.flatMap(nounExamples), options(nounHeads, "nouns", seed)),
    threshold: 1,
    data: digestOfData(),
  };
}

interface Outcome {
  right: boolean;
  confidence: number;
}

/** What a model says of texts that it did not learn from. */
function judge(model: ReaderModel, texts: readonly Text[]): Outcome[] {
  return texts.flatMap(({ tokens, marks, language }) =>
    [...marks].map(([at, mark]) => {
      const decision = decide(model, { tokens, at, language });
      return { right: mark !== null && isRight(decision, mark, tokens), confidence: decision.confidence };
    }),
  );
}

type Said = ReturnType<typeof decide>;

function isRight(decision: Said, mark: TrainingFigure, tokens: Text["tokens"]): boolean {
  const wanted = wantedOf(mark);
  const said: Record<string, string> = {
    ...decision,
    customer: decision.perCustomer ? "yes" : "no",
    thing: decision.per === null ? "no" : "yes",
    meanings: "",
    counted: "",
    per: "",
    perCustomer: "",
    confidence: "",
  };
  if (judgedHeads.some((head) => said[head] !== wanted[head])) return false;
  const things = Object.entries(mark.unit).filter(([name]) => isThing(name));
  return (
    [
      [decision.counted, 1],
      [decision.per, -1],
    ] as const
  ).every(([place, sign]) => {
    const wantedThing = things.find(([, exponent]) => Math.sign(exponent) === sign)?.[0];
    if (place === null) return wantedThing === undefined;
    return wantedThing !== undefined && isSymbolOf(tokens[place]?.word ?? "", wantedThing);
  });
}

/** The confidence from which on at most `mostWrong` of all outcomes are wrong. */
function thresholdOf(outcomes: readonly Outcome[]): { threshold: number; right: number; wrong: number } {
  let best = { threshold: 1, right: 0, wrong: 0 };
  let [right, wrong] = [0, 0];
  for (const outcome of outcomes.toSorted((a, b) => b.confidence - a.confidence)) {
    if (outcome.right) right++;
    else wrong++;
    if (wrong > outcomes.length * mostWrong) break;
    if (outcome.right) best = { threshold: outcome.confidence, right, wrong };
  }
  return best;
}

const isPhrase = ({ hand }: Text): boolean => hand.endsWith("-phrases");

/** Every hand's messages judged by a model that learned from other hands. */
function judgeByOthers(corpus: readonly Text[]): Outcome[] {
  const hands = [...new Set(corpus.filter((text) => !isPhrase(text)).map(({ hand }) => hand))].toSorted();
  const foldOf = (text: Text): number => (isPhrase(text) ? -1 : hands.indexOf(text.hand) % folds);
  return Array.from({ length: folds }, (_, fold) => {
    const model = train(
      corpus.filter((text) => foldOf(text) !== fold),
      fold + 1,
    );
    return judge(
      model,
      corpus.filter((text) => foldOf(text) === fold),
    );
  }).flat();
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function report(corpus: readonly Text[]): number {
  const outcomes = judgeByOthers(corpus);
  const { threshold, right, wrong } = thresholdOf(outcomes);
  say(
    `by other hands: ${outcomes.length} figures, right ${percent(right, outcomes.length)}, wrong ${percent(wrong, outcomes.length)}, unread ${percent(outcomes.length - right - wrong, outcomes.length)}; without a threshold right ${percent(outcomes.filter((outcome) => outcome.right).length, outcomes.length)}`,
  );
  return threshold;
}

const corpus = readCorpus();
if (process.argv.includes("--curve")) {
  for (const messages of [300, 600, 1200, 2500, Infinity]) {
    const every = corpus.filter((text) => !isPhrase(text)).length / messages;
    const part = corpus.filter(
      (text, index) => isPhrase(text) || every <= 1 || Math.floor(index / every) !== Math.floor((index - 1) / every),
    );
    say(`${part.filter((text) => !isPhrase(text)).length} messages`);
    report(part);
    if (every <= 1) break;
  }
} else {
  const threshold = report(corpus);
  const model = { ...train(corpus, 0), threshold };
  const bytes = encodeModel(model);
  writeFileSync(join(import.meta.dirname, "../../src/reader/weights.bin"), bytes);
  say(`${bytes.length} bytes, threshold ${threshold.toFixed(4)}`);
}
