import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageKind, messageKinds, type SpanKind, spanKinds } from "../../src/quantities/labels.ts";
import { encodeSpanModel, type SpanModel } from "../../src/reader/spans/model-file.ts";
import { isAsking } from "../../src/reader/spans/read-questions.ts";
import { spanTags } from "../../src/reader/spans/tagging.ts";
import { digestOfSpanData, isKindPhrase, type MarkedMessage, readMarkedMessages } from "./spans-corpus.ts";
import { type ChainOptions, fitChain } from "./spans-fit.ts";
import { joinJudgements, judge, type Judgement, type SpanOutcome } from "./spans-judge.ts";
import { askingSequences, kindSequences, spanSequences } from "./spans-tasks.ts";

/** Makes `analyst/src/reader/spans.bin` from the messages and the short ones of a known kind: the same bytes each time. */
const folds = 3;
/** So many of the spans of a kind that are returned have to touch a marked one. */
const leastRight: Record<SpanKind, number> = {
  buyer: 0.9,
  user: 0.9,
  offer: 0.9,
  rival: 0.9,
  channel: 0.9,
  place: 0.9,
  question: 0.9,
  plan: 0.8,
  negation: 0.8,
  retraction: 0.8,
  instruction: 0.9,
  task: 0.8,
};
/** With fewer spans than that a share of right ones says nothing. */
const leastSpans = 10;
/** So many of the sentences without a question mark that are taken for a question have to be one. */
const leastAsking = 0.4;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const spanOptions: Omit<ChainOptions, "seed"> = {
  tags: spanTags,
  epochs: 4,
  leastPlaces: 5,
  mostWeights: 50_000,
  dropout: 0.5,
  rate: 0.05,
};
const kindOptions: Omit<ChainOptions, "seed"> = {
  tags: messageKinds,
  epochs: 10,
  leastPlaces: 3,
  mostWeights: 12_000,
  dropout: 0.5,
  rate: 0.1,
};
const askingOptions: Omit<ChainOptions, "seed"> = {
  tags: ["states", "asks"],
  epochs: 6,
  leastPlaces: 3,
  mostWeights: 8000,
  dropout: 0.5,
  rate: 0.05,
};

function train(messages: readonly MarkedMessage[], seed: number): SpanModel {
  const long = messages.filter((message) => !isKindPhrase(message));
  return {
    spans: fitChain(long.flatMap(spanSequences), { ...spanOptions, seed }),
    kinds: fitChain(evenly(messages).flatMap(kindSequences), { ...kindOptions, seed }),
    asking: fitChain(long.flatMap(askingSequences), { ...askingOptions, seed }),
    thresholds: Object.fromEntries([...spanKinds, "asking"].map((kind) => [kind, 1])) as SpanModel["thresholds"],
    data: digestOfSpanData(),
  };
}

/** The messages with those of rare kinds several times: a kind that is ten times as rare counts three times as much. */
function evenly(messages: readonly MarkedMessage[]): MarkedMessage[] {
  const counts = new Map<MessageKind | undefined, number>();
  for (const { kinds } of messages) counts.set(kinds[0], (counts.get(kinds[0]) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return messages.flatMap((message) =>
    Array.from({ length: Math.round(Math.sqrt(most / (counts.get(message.kinds[0]) ?? most))) }, () => message),
  );
}

/** Every hand's messages judged by a model that learned from other hands. */
function judgeByOthers(corpus: readonly MarkedMessage[]): Judgement {
  const hands = [...new Set(corpus.filter((message) => !isKindPhrase(message)).map(({ hand }) => hand))].toSorted();
  const foldOf = (message: MarkedMessage): number => (isKindPhrase(message) ? -1 : hands.indexOf(message.hand) % folds);
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

/** The confidence from which on enough spans of a kind are right; above 1 where none is. */
function thresholdOf(outcomes: readonly SpanOutcome[], least: number): number {
  let [right, threshold] = [0, 2];
  for (const [index, { overlaps, confidence }] of outcomes.toSorted((a, b) => b.confidence - a.confidence).entries()) {
    if (overlaps) right++;
    if (index + 1 >= leastSpans && right >= least * (index + 1)) threshold = confidence;
  }
  return threshold;
}

function reportSpans({ spans, marked }: Judgement): Record<SpanKind, number> {
  const thresholds = spanKinds.map((kind): [SpanKind, number] => {
    const all = spans.filter((span) => span.kind === kind);
    const threshold = thresholdOf(all, leastRight[kind]);
    const figures = (part: readonly SpanOutcome[]): string => {
      const exact = part.filter(({ isExact }) => isExact).length;
      const overlaps = part.filter((span) => span.overlaps).length;
      const whole = marked[kind] ?? 0;
      return `${percent(overlaps, part.length)} | ${percent(overlaps, whole)} | ${percent(exact, part.length)} | ${percent(exact, whole)}`;
    };
    say(
      `| ${kind} | ${marked[kind]} | ${figures(all)} | ${figures(all.filter(({ confidence }) => confidence >= threshold))} |`,
    );
    return [kind, threshold];
  });
  return Object.fromEntries(thresholds) as Record<SpanKind, number>;
}

/** From which chance on a sentence without a question mark is taken for a question. */
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
const thresholds = { ...reportSpans(judgement), asking: reportQuestions(judgement) };
reportKinds(judgement);
const bytes = encodeSpanModel({ ...train(corpus, 0), thresholds });
writeFileSync(join(import.meta.dirname, "../../src/reader/spans.bin"), bytes);
say(`${bytes.length} bytes of spans and kinds`);
