import type { HeardFigure, Message } from "@cofounder/contract";

type Words = Pick<HeardFigure, "quote" | "span">;

/** Where a figure stands: the founder's message, and the characters of it. */
export interface Place {
  messageId: string;
  text: string;
  start: number;
  end: number;
}

/**
 * The founder's message that a figure stands in; null where it is not loaded. The index of its span counts the messages
 * that the engine read, and not all of those above are among them: so the words have to stand there.
 */
export function placeOf({ quote, span }: Words, founders: readonly Message[]): Place | null {
  const { start, end } = span;
  const holds = (message: Message | undefined): message is Message => message?.content.slice(start, end) === quote;
  const found = founders.find((message, index) => index >= span.message && holds(message)) ?? founders.findLast(holds);
  return found ? { messageId: found.id, text: found.content, start, end } : null;
}

/** The founder's messages that a reply answers, oldest first. */
export function foundersBefore(messages: readonly Message[], replyId: string): Message[] {
  const at = messages.findIndex(({ id }) => id === replyId);
  return (at < 0 ? messages : messages.slice(0, at)).filter(({ type }) => type === "user");
}

/** What the replies before this one heard, each figure as the last of them tells of it, in the order of the messages. */
export function heardBefore(messages: readonly Message[], replyId: string): HeardFigure[] {
  const at = messages.findIndex(({ id }) => id === replyId);
  const parts = messages.slice(0, Math.max(at, 0)).flatMap((message) => message.parts);
  const figures = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
  return [...new Map(figures.map((figure) => [figure.id, figure])).values()];
}

const endOfSentence = /[.!?](?=\s)|[。！？।\n]/g;
const sideMax = 140;

/** The sentence around a figure, in three pieces: what is before it, itself, and what is after it. */
export function sentenceAround({ text, start, end }: Place): [string, string, string] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const from = [...before.matchAll(endOfSentence)].at(-1);
  const to = after.search(endOfSentence);
  const left = before.slice(from ? from.index + 1 : 0).trimStart();
  const right = (to < 0 ? after : after.slice(0, to + 1)).trimEnd();
  return [
    left.length > sideMax ? `…${left.slice(-sideMax).replace(/^\S*\s/, " ")}` : left,
    text.slice(start, end),
    right.length > sideMax ? `${right.slice(0, sideMax).replace(/\s\S*$/, " ")}…` : right,
  ];
}
