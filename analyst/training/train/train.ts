import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeModel, type ReaderModel } from "../../src/reader/model-file.ts";
import { digestOfData, readCorpus, type Text } from "./corpus.ts";
import { isPhrase, judgeApart, learnApart, learnContext, learnFirst } from "./learn.ts";
import { fitTrust, type Outcome, trustApart } from "./outcomes.ts";
import { handsWithin, type Judged, reach, type Reached, readFrom, thresholdForNewHand } from "./threshold.ts";

/**
 * `npm run train` builds `analyst/src/reader/weights.bin` from the messages and phrases: the same bytes each time.
 * `--curve` prints the results for a part of the messages instead.
 */

/** The maximum share of wrongly read figures, for any writer. */
const mostWrong = 0.02;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** For comparison: the threshold at which this share of all writers' figures together is wrong. */
const pooledRules = Object.fromEntries(
  [0.01, 0.012, 0.02].map((most) => [
    `${100 * most} % of all`,
    (others: readonly Judged[]): number => reach(others, most).threshold,
  ]),
);

/** Reports the results, and returns the threshold for an unseen writer. */
function report(outcomes: readonly Outcome[]): number {
  const judged = trustApart(outcomes);
  const all = judged.length;
  const shares = ({ right, wrong }: Reached): string =>
    `right ${percent(right, all)}, wrong ${percent(wrong, all)}, unread ${percent(all - right - wrong, all)}`;
  say(`by other hands: ${all} figures`);
  for (const most of [0.01, 0.02, 0.05, 0.1]) say(shares(reach(judged, most)));
  say(`without a threshold right ${percent(outcomes.filter(({ right }) => right).length, all)}`);
  const threshold = thresholdForNewHand(judged, mostWrong);
  say(`no hand above ${100 * mostWrong} % wrong: ${shares(readFrom(judged, threshold))}`);
  const rules = { "the same": (others: readonly Judged[]) => thresholdForNewHand(others, mostWrong), ...pooledRules };
  for (const [name, rule] of Object.entries(rules)) {
    const { within, hands } = handsWithin(judged, mostWrong, rule);
    say(`set by the other hands, by ${name}: ${within} of ${hands} hands within ${100 * mostWrong} %`);
  }
  return threshold;
}

/** A share of the messages, the same for every writer, with all phrases. */
function partOf(corpus: readonly Text[], messages: number): Text[] {
  const step = corpus.filter((text) => !isPhrase(text)).length / messages;
  const isKept = (index: number): boolean => Math.floor(index / step) !== Math.floor((index - 1) / step);
  return corpus.filter((text, index) => isPhrase(text) || isKept(index));
}

function learningCurve(corpus: readonly Text[]): void {
  for (const messages of [300, 600, 1200, 2500]) {
    const part = partOf(corpus, messages);
    say(`${part.filter((text) => !isPhrase(text)).length} messages`);
    report(judgeApart(part, learnApart(part)));
  }
}

function makeWeights(corpus: readonly Text[]): void {
  const models = learnApart(corpus);
  const outcomes = judgeApart(corpus, models);
  const threshold = report(outcomes);
  const model: ReaderModel = {
    ...learnFirst(corpus, 0),
    context: learnContext(corpus, models, { without: null, seed: 10 }),
    trust: fitTrust(outcomes),
    threshold,
    data: digestOfData(),
  };
  const bytes = encodeModel(model);
  writeFileSync(join(import.meta.dirname, "../../src/reader/weights.bin"), bytes);
  say(`${bytes.length} bytes, threshold ${threshold.toFixed(4)}`);
}

const corpus = readCorpus();
if (process.argv.includes("--curve")) learningCurve(corpus);
else makeWeights(corpus);
