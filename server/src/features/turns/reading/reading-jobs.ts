import { proveAnswer, type ReadingBrief, readingBrief } from "@cofounder/analyst";
import type { StoredReading } from "../../chats/index.ts";
import { founderMessages } from "../analysis/founder-messages.ts";
import { analyseTurn, type Conversation, type TurnAnalysis, type Utterance } from "../analysis/turn-analysis.ts";
import { toEngineReadings, toStored } from "./stored-readings.ts";

export interface TurnBrief extends ReadingBrief {
  /** There are numbers to read, words that may change what was read, or nothing of the venture was read yet. */
  isWanted: boolean;
}

/** A first message shorter than this is a greeting, or says too little to be read. */
const shortest = 40;

/** A job of the worker pool: what a language model has to read of a conversation. Takes a few milliseconds. */
export function briefTurn({ history }: Pick<Conversation, "history">): TurnBrief {
  const { said, ...readable } = readableOf(history);
  const brief = readingBrief(readable);
  const newest = said.at(-1)?.content ?? "";
  const isNew = readable.readings.length === 0 && newest.trim().length >= shortest;
  return { ...brief, isWanted: brief.numbers !== "" || brief.mayChange || isNew };
}

export interface ProvenTurn {
  reading: StoredReading;
  failures: { id: string; because: string }[];
  /** What follows from the reading; null where it is asked for once more. */
  analysis: TurnAnalysis | null;
}

export interface Provable extends Conversation {
  /** As the model wrote it, parsed. */
  answer: unknown;
  /** It will not be asked again. */
  isLast: boolean;
}

/** A job of the worker pool: proves a model's reading and computes from it; null where it is no reading. */
export function proveTurn({ answer, isLast, ...conversation }: Provable): ProvenTurn | null {
  const { said, ...readable } = readableOf(conversation.history);
  const proof = proveAnswer(readable, answer);
  if (!proof) return null;
  const reading = toStored(said, proof.reading);
  const isDone = isLast || proof.failures.length === 0;
  const history = withReading(conversation.history, said.at(-1), reading);
  return { reading, failures: proof.failures, analysis: isDone ? analyseTurn({ ...conversation, history }) : null };
}

function readableOf(history: Utterance[]) {
  const said = founderMessages(history);
  const tool = history.findLast(({ type }) => type === "user")?.tool;
  const messages = said.map(({ content }) => content);
  return { said, messages, readings: toEngineReadings(said), ...(tool && { locale: tool.language }) };
}

const withReading = (history: Utterance[], newest: Utterance | undefined, reading: StoredReading): Utterance[] =>
  history.map((message) => (message === newest ? { ...message, reading } : message));
