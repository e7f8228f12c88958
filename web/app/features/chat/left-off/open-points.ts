import type { Message, ReplyPart } from "@cofounder/contract";

/** What a chat waits for, as its last analysis has it. */
export interface OpenPoints {
  /** The reply that says so. */
  messageId: string;
  /** The analysis in one line, or the founder's question with its answer; empty without both. */
  line: string;
  /** The figures that wait to be confirmed. */
  unread: number;
  questions: string[];
  /** The test of the riskiest assumption, and the day it was proposed; null where none is. */
  test: { name: string; since: string } | null;
}

const questionsMax = 3;

type Kind = ReplyPart["kind"];

const partsOf = <K extends Kind>(parts: ReplyPart[], kind: K) =>
  parts.filter((part): part is Extract<ReplyPart, { kind: K }> => part.kind === kind);

/** What is folded away is no part of the answer. */
const unfolded = (parts: ReplyPart[]) => {
  const fold = parts.findIndex(({ kind }) => kind === "fold");
  return fold < 0 ? parts : parts.slice(0, fold);
};

/** A name begins its paragraph in bold: "Test: interviews." */
const testIn = (parts: ReplyPart[]): string | undefined =>
  partsOf(unfolded(parts), "section")
    .find(({ id }) => id === "riskiest_assumption")
    ?.text.match(/^\*\*(.+?)\*\*/m)?.[1];

/** The founder's first question with its answer, as plain text. */
const answerIn = (parts: ReplyPart[]): string =>
  (
    partsOf(unfolded(parts), "section")
      .find(({ id }) => id === "answer")
      ?.text.split("\n\n")[0] ?? ""
  ).replaceAll("**", "");

const isAnalysis = ({ parts }: Message) => parts.some(({ kind }) => kind === "heard" || kind === "section");

/** Null where nothing was analysed yet. */
export function openPointsIn(messages: Message[]): OpenPoints | null {
  const reply = messages.findLast(isAnalysis);
  if (!reply) return null;
  const name = testIn(reply.parts);
  return {
    messageId: reply.id,
    line: partsOf(reply.parts, "headline")[0]?.text ?? answerIn(reply.parts),
    unread: partsOf(reply.parts, "heard")
      .flatMap(({ figures }) => figures)
      .filter(({ state }) => state === "unread").length,
    questions: partsOf(reply.parts, "questions")
      .flatMap(({ items }) => items.map(({ text }) => text))
      .slice(0, questionsMax),
    test: name ? { name: name.replace(/\.$/, ""), since: reply.createdAt } : null,
  };
}
