import type { Chat, Message } from "@cofounder/contract";
import type { InfiniteData } from "@tanstack/react-query";

/** A page of the current branch. The newest page includes the chat itself. */
export interface ThreadPage {
  chat: Chat | null;
  messages: Message[];
  earlier: string | null;
}

/** Newest page first, in the order of loading. */
export type Thread = InfiniteData<ThreadPage>;

export interface StartedTurn {
  chat: Chat;
  message: Message;
  reply: Message;
}

export function chatOf(thread: Thread | undefined): Chat | null {
  return thread?.pages[0]?.chat ?? null;
}

/** All loaded messages, oldest first, each once. */
export function messagesOf(thread: Thread | undefined): Message[] {
  const seen = new Set<string>();
  const pages = [...(thread?.pages ?? [])].reverse();
  return pages
    .flatMap((page) => page.messages)
    .filter((message) => {
      if (seen.has(message.id)) return false;
      seen.add(message.id);
      return true;
    });
}

/** The messages up to this one; none when it is null, all when it is not among them. */
export function upTo(messages: Message[], messageId: string | null): Message[] {
  if (messageId === null) return [];
  const index = messages.findIndex((message) => message.id === messageId);
  return index < 0 ? messages : messages.slice(0, index + 1);
}

function threadOf(chat: Chat, messages: Message[], earlier: string | null): Thread {
  return { pages: [{ chat, messages, earlier }], pageParams: [null] };
}

/** The thread after a turn began: the branch is cut at the message's parent, then continues with message and reply. */
export function withStartedTurn(thread: Thread | undefined, { chat, message, reply }: StartedTurn): Thread {
  const kept = upTo(
    messagesOf(thread).filter((known) => known.id !== message.id && known.id !== reply.id),
    message.parentId,
  );
  const earlier = kept.length === 0 ? null : (thread?.pages.at(-1)?.earlier ?? null);
  return threadOf(chat, [...withSibling(kept, message), message, reply], earlier);
}

/** Messages with the same parent are versions of each other; all of them list the new one. */
function withSibling(messages: Message[], added: Message): Message[] {
  return messages.map((message) =>
    added.siblingIds.includes(message.id) ? { ...message, siblingIds: added.siblingIds } : message,
  );
}

/** The thread after a turn ended: the stored reply replaces the running one. */
export function withEndedTurn(thread: Thread, ended: Message, turnId: string): Thread {
  return {
    ...thread,
    pages: thread.pages.map((page) => ({
      ...page,
      chat: page.chat && page.chat.runningTurnId === turnId ? { ...page.chat, runningTurnId: null } : page.chat,
      messages: page.messages.map((message) => (message.id === ended.id ? ended : message)),
    })),
  };
}

/** The thread with one message updated. */
export function withMessage(thread: Thread, changed: Message): Thread {
  const put = (message: Message): Message => (message.id === changed.id ? changed : message);
  return { ...thread, pages: thread.pages.map((page) => ({ ...page, messages: page.messages.map(put) })) };
}

export function withChat(thread: Thread, chat: Chat): Thread {
  return { ...thread, pages: thread.pages.map((page) => (page.chat ? { ...page, chat } : page)) };
}

/** The position of a message among its versions; null if there is only one. */
export function versionOf(message: Pick<Message, "id" | "siblingIds">) {
  const index = message.siblingIds.indexOf(message.id);
  const count = message.siblingIds.length;
  if (index < 0 || count < 2) return null;
  return {
    number: index + 1,
    count,
    previousId: message.siblingIds[index - 1] ?? null,
    nextId: message.siblingIds[index + 1] ?? null,
  };
}
