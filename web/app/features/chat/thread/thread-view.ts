import type { Message } from "@cofounder/contract";
import type { Outgoing } from "../turn/outgoing-messages.ts";
import { upTo } from "./thread-pages.ts";

export interface ThreadView {
  messages: Message[];
  /** The pending or failed message; null too if the thread already includes it. */
  outgoing: Outgoing | null;
}

/** What the screen shows while a message is pending: the branch as it will be once the server has it. */
export function threadView(messages: Message[], outgoing: Outgoing | null): ThreadView {
  if (outgoing === null) return { messages, outgoing };
  const { request, failure } = outgoing;
  if (request.kind === "regenerate") {
    return { messages: failure ? messages : upTo(messages, request.userMessageId), outgoing };
  }
  const arrived = messages.some((message) => message.id === request.messageId);
  return arrived ? { messages, outgoing: null } : { messages: upTo(messages, request.parentId), outgoing };
}
