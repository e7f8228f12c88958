import type { HeardFigure, Message } from "@cofounder/contract";

type Words = Pick<HeardFigure, "quote" | "span">;

/** The place of a figure: the founder's message, and the range of its characters. */
export interface Place {
  messageId: string;
  text: string;
  start: number;
  end: number;
}

/**
 * The founder's message that contains a figure; null if it is not loaded. The index of a span counts the messages that
 * the engine read, which are not all those above: so the words must match at that place.
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

/** The figures of the replies before this one, each as last read, in the order of the messages. */
export function heardBefore(messages: readonly Message[], replyId: string): HeardFigure[] {
  const at = messages.findIndex(({ id }) => id === replyId);
  const parts = messages.slice(0, Math.max(at, 0)).flatMap((message) => message.parts);
  const figures = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
  return [...new Map(figures.map((figure) => [figure.id, figure])).values()];
}
