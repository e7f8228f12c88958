import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageKind, messageKinds } from "../../src/quantities/labels.ts";
import { encodeSpanModel, type SpanModel } from "../../src/reader/spans/model-file.ts";
import { type RankedKind, rankedKinds } from "../../src/reader/spans/rank.ts";
import { isAsking } from "../../src/reader/spans/read-questions.ts";
import { digestOfSpanData, isPhrase, type MarkedMessage, readMarkedMessages } from "./spans-corpus.ts";
import { fitLinear, type FitOptions } from "./spans-fit.ts";
import { joinJudgements, judge, type Judgement, type SpanOutcome } from "./spans-judge.ts";
import { askingChoices, kindChoices, rankingChoices } from "./spans-tasks.ts";

/**
 * Builds `analyst/src/reader/spans.bin` from the messages and the short ones of a known kind: the same bytes each time.
 */
const folds = 3;
/** The required share of right ones among words worth asking about. */
const leastLikely = 2 / 3;
/**
 * The required share of right ones among words taken for sure. A second buyer that the annotator did not mark counts as
 * wrong, so the true share is higher; a rival is shown as the founder's own words.
 */
const leastRight: Record<RankedKind, number> = { buyer: 0.85, offer: 0.9, rival: leastLikely };
/** With fewer, the share of right ones is not significant. */
const leastSpans = 10;
/** The required share of real questions among sentences without a question mark that are taken for one. */
const leastAsking = 0.4;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const rankingOptions: Omit<FitOptions, "seed"> = {
  tags: rankedKinds,
  epochs: 8,
  leastPlaces: 3,
  mostWeights: 45_000,
  dropout: 0.5,
  rate: 0.05,
};
const kindOptions: Omit<FitOptions, "seed"> = {
  tags: messageKinds,
  epochs: 10,
  leastPlaces: 3,
  mostWeights: 12_000,
  dropout: 0.5,
  rate: 0.1,
};
const askingOptions: Omit<FitOptions, "seed"> = {
  tags: ["states", "asks"],
  epochs: 6,
  leastPlaces: 3,
  mostWeights: 8000,
  dropout: 0.5,
  rate: 0.05,
};

function train(messages: readonly MarkedMessage[], seed: number): SpanModel {
  const long = messages.filter((message) => !isPhrase(message));
  const all = (part: number): Record<RankedKind, number> => ({ buyer: part, offer: part, rival: part });
  return {
    ranking: fitLinear(messages.flatMap(rankingChoices), { ...rankingOptions, seed }),
    kinds: fitLinear(evenly(messages).flatMap(kindChoices), { ...kindOptions, seed }),
    asking: fitLinear(long.flatMap(askingChoices), { ...askingOptions, seed }),
    thresholds: { ...all(1), asking: 1 },
    likely: all(1),
    data: digestOfSpanData(),
  };
}

/** The messages, with those of rare kinds repeated: a kind that is ten times as rare counts three times as much. */
function evenly(messages: readonly MarkedMessage[]): MarkedMessage[] {
  const counts = new Map<MessageKind | undefined, number>();
  for (const { kinds } of messages) counts.set(kinds[0], (counts.get(kinds[0]) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return messages.flatMap((message) =>
    Array.from({ length: Math.round(Math.sqrt(most / (counts.get(message.kinds[0]) ?? most))) }, () => message),
  );
}

/** Every writer's messages, judged by a model trained on other writers. */
function judgeByOthers(corpus: readonly MarkedMessage[]): Judgement {
  const hands = [...new Set(corpus.filter((message) => !isPhrase(message)).map(({ hand }) => hand))].toSorted();
  const foldOf = (message: MarkedMessage): number => (isPhrase(message) ? -1 : hands.indexOf(message.hand) % folds);
  return joinJudgements(
    Array.from({ length: folds }, (_, fold) => {
      const model = train(
        corpus.filter((message) => foldOf(message) !== fold),
        fold + 1,
      );
      return judge(
        model,
        corpus.filter((message) => foldOf(message) === fold),
      );
    }),
  );
}

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** The confidence from which the share of right ones is sufficient; above 1 if there is none. */
function thresholdOf(outcomes: readonly SpanOutcome[], least: number): number {
  let [right, threshold] = [0, 2];
  for (const [index, { isRight, confidence }] of outcomes.toSorted((a, b) => b.confidence - a.confidence).entries()) {
    if (isRight) right++;
    if (index + 1 >= leastSpans && right >= least * (index + 1)) threshold = confidence;
  }
  return threshold;
}

/** A message has one buyer and one offer; it may name several rivals. */
const isNamed = ({ kind, isBest }: SpanOutcome): boolean => isBest || kind === "rival";

function reportSpans({ spans, marked }: Judgement): Pick<SpanModel, "likely"> & { sure: Record<RankedKind, number> } {
  const [sure, likely] = [new Map<RankedKind, number>(), new Map<RankedKind, number>()];
  for (const kind of rankedKinds) {
    const named = spans.filter((span) => span.kind === kind && isNamed(span));
    const messages = marked.filter((one) => one.kind === kind);
    const marks = messages.reduce((sum, one) => sum + (kind === "rival" ? one.marks : 1), 0);
    const best = spans.filter((span) => span.kind === kind && span.isBest && span.isMarked);
    // A follow-up message repeats what was annotated before: it gives no evidence about the buyer.
    const judged = kind === "rival" ? named : named.filter(({ isMarked }) => isMarked);
    sure.set(kind, thresholdOf(judged, leastRight[kind]));
    likely.set(kind, thresholdOf(judged, leastLikely));
    const figures = (part: readonly SpanOutcome[]): string => {
      const right = part.filter(({ isRight }) => isRight).length;
      return `${percent(right, part.length)} | ${percent(right, marks)}`;
    };
    const from = (least: number): SpanOutcome[] => judged.filter(({ confidence }) => confidence >= least);
    say(
      `| ${kind} | ${marks} | ${figures(best)} | ${figures(from(likely.get(kind) ?? 2))} | ${figures(from(sure.get(kind) ?? 2))} | ${figures(judged.filter((span) => span.isBest && span.isCounted))} |`,
    );
  }
  say(
    `sure from ${JSON.stringify(Object.fromEntries(sure))}, likely from ${JSON.stringify(Object.fromEntries(likely))}`,
  );
  const asRecord = (known: Map<RankedKind, number>): Record<RankedKind, number> =>
    Object.fromEntries(known) as Record<RankedKind, number>;
  return { sure: asRecord(sure), likely: asRecord(likely) };
}

/** The probability from which a sentence without a question mark is taken for a question. */
function reportQuestions({ sentences }: Judgement): number {
  const all = new Set(sentences.flatMap(({ asked }) => asked));
  const report = (what: string, found: Judgement["sentences"]): void => {
    const hit = new Set(found.flatMap(({ asked }) => asked)).size;
    const right = found.filter(({ asked }) => asked.length > 0).length;
    say(`questions ${what}: found ${percent(hit, all.size)}, right ${percent(right, found.length)} of ${found.length}`);
  };
  report(
    "by their mark",
    sentences.filter(({ hasMark }) => hasMark),
  );
  const unmarked = sentences.filter(({ hasMark }) => !hasMark).toSorted((a, b) => b.chance - a.chance);
  let [right, threshold] = [0, 2];
  for (const [index, { asked, chance }] of unmarked.entries()) {
    if (asked.length > 0) right++;
    if (right >= leastAsking * (index + 1)) threshold = chance;
  }
  report(
    "and those without",
    sentences.filter((sentence) => sentence.hasMark || isAsking(sentence, threshold)),
  );
  return threshold;
}

function reportKinds({ kinds }: Judgement): void {
  const rightOf = (part: Judgement["kinds"]): number => part.filter(({ said, wanted }) => wanted.includes(said)).length;
  say(`kinds: right ${percent(rightOf(kinds), kinds.length)}`);
  for (const least of [0.5, 0.7, 0.9, 0.95]) {
    const sure = kinds.filter(({ confidence }) => confidence >= least);
    say(
      `kinds from ${least}: ${percent(sure.length, kinds.length)} of all, right ${percent(rightOf(sure), sure.length)}`,
    );
  }
  for (const kind of messageKinds) {
    const wanted = kinds.filter((message) => message.wanted.includes(kind));
    const said = kinds.filter((message) => message.said === kind);
    say(
      `| ${kind} | ${wanted.length} | ${percent(rightOf(said), said.length)} | ${percent(wanted.filter((message) => message.said === kind).length, wanted.length)} |`,
    );
  }
}

const corpus = readMarkedMessages();
const judgement = judgeByOthers(corpus);
const { sure, likely } = reportSpans(judgement);
const thresholds = { ...sure, asking: reportQuestions(judgement) };
reportKinds(judgement);
const bytes = encodeSpanModel({ ...train(corpus, 0), thresholds, likely });
writeFileSync(join(import.meta.dirname, "../../src/reader/spans.bin"), bytes);
say(`${bytes.length} bytes of spans and kinds`);
