import { markText } from "../../analyst/src/index.ts";
import { factsBlock, readingMessages } from "../../server/src/features/turns/narration/prompt.ts";
import { shortTalk } from "../../server/src/features/turns/narration/talk.ts";
import { writeReply } from "../../server/src/features/turns/narration/write-reply.ts";
import { askForReading, replyTo } from "../../server/src/features/turns/reading/ask-for-reading.ts";
import { briefTurn, proveTurn } from "../../server/src/features/turns/reading/reading-jobs.ts";
import type { Model } from "../../server/src/platform/model/model.ts";
import { type Count, gradeDerived, gradeFigures, hasValue } from "./grade-founders.ts";
import type { FounderText } from "./read-founders.ts";

/** What a model made of one founder's message. */
export interface ModelGrade {
  text: FounderText;
  figures: Count;
  /** Values that follow, computed by the laws from the model's reading. */
  derived: Count;
  /** Of the values that follow, those that the laws or the model's own derivations give. */
  found: number;
  /** Numbers of its text. */
  marks: { checked: number; own: number; differs: number };
  /** It gave nothing with the form of a reading. */
  isUnread: boolean;
  faults: string[];
}

const turnMsMax = 300_000;

/** A message as a turn of the chat takes it: reading, proof, repair, laws, derivations, text, marks. Throws `ModelFailure`. */
export async function gradeTurn(model: Model, text: FounderText): Promise<ModelGrade> {
  const history = [{ id: "m0", type: "user" as const, content: text.text }];
  const conversation = { history, now: new Date(), narrated: true };
  const messages = readingMessages(shortTalk(history, conversation.now), briefTurn(conversation));
  const prove = (answer: unknown, isLast: boolean) => Promise.resolve(proveTurn({ ...conversation, answer, isLast }));
  const signal = AbortSignal.timeout(turnMsMax);
  const read = await askForReading({ model, messages, prove }, signal);
  const material = read?.analysis?.material;
  if (!read?.analysis || !material) return missed(text);
  const { backing, known, facts } = material;
  const call = read.callId === null ? null : { id: read.callId };
  const answering = [...read.messages, replyTo(call, `${factsBlock(facts, [])}\n\nNow answer the founder.`)];
  const { written, computed } = await whole(writeReply({ model, messages: answering, known }, signal));
  const claims = [...backing.claims, ...computed.claims];
  const marks = markText(written, { ...backing, claims }, read.analysis.language);
  const count = (...kinds: string[]): number => marks.filter(({ kind }) => kinds.includes(kind)).length;
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(`${text.id}: ${what}`);
  const derived = computed.derived.map(({ asked }) => asked);
  const results = [
    ...backing.metrics.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
    ...derived,
  ];
  return {
    text,
    figures: gradeFigures(text, backing.quantities, fault),
    derived: gradeDerived(text.follows, backing.quantities, fault),
    found: text.follows.filter((wanted) => results.some((result) => hasValue(result, wanted))).length,
    marks: { checked: count("founder", "computed", "source"), own: count("assumed", "own"), differs: count("differs") },
    isUnread: false,
    faults,
  };
}

const missed = (text: FounderText): ModelGrade => ({
  text,
  figures: { right: 0, wrong: 0, missing: text.figures.length },
  derived: { right: 0, wrong: 0, missing: text.follows.length },
  found: 0,
  marks: { checked: 0, own: 0, differs: 0 },
  isUnread: true,
  faults: [],
});

async function whole(reply: ReturnType<typeof writeReply>) {
  let written = "";
  for (;;) {
    const { done, value } = await reply.next();
    if (done) return { written, computed: value };
    written += value;
  }
}
