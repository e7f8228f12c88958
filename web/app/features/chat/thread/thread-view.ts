import type { Message } from "@cofounder/contract";
import type { Outgoing } from "../turn/outgoing-messages.ts";
import { upTo } from "./thread-pages.ts";

export interface ThreadView {
  messages: Message[];
  /** What is still on its way, or failed; null also when the thread turns out to hold it already. */
  outgoing: Outgoing | null;
}

/** What the screen shows while something is on its way: the branch as it will be once the server has it. */
export function threadView(messages: Message[], outgoing: Outgoing | null): ThreadView {
  if (outgoing === null) return { messages, outgoing };
  const { request, failure } = outgoing;
  if (request.kind === "regenerate") {
    return { messages: failure ? messages : upTo(messages, request.userMessageId), outgoing };
  }
  const arrived = messages.some((message) => message.id === request.messageId);
  return arrived ? { messages, outgoing: null } : { messages: upTo(messages, request.parentId), outgoing };
}
