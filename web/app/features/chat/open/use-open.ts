import type { Chat, Message, ReplyPart } from "@cofounder/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/index.ts";

/** The chats that are looked through, newest first. */
const chatsMax = 5;

type Part<Kind extends ReplyPart["kind"]> = Extract<ReplyPart, { kind: Kind }>;

/** What the newest reply of a chat leaves open. */
export interface Open {
  chat: Chat;
  messages: Message[];
  reply: Message;
  heard: Part<"heard"> | null;
  questions: Part<"questions">["items"];
}

function openIn(chat: Chat, messages: Message[]): Open | null {
  const reply = messages.findLast(({ parts }) => parts.some(({ kind }) => kind === "heard" || kind === "questions"));
  if (!reply) return null;
  const heard = reply.parts.find((part): part is Part<"heard"> => part.kind === "heard");
  const unread = heard?.figures.filter(({ state }) => state === "unread") ?? [];
  const questions = reply.parts.flatMap((part) => (part.kind === "questions" ? part.items : []));
  if (unread.length === 0 && questions.length === 0) return null;
  return { chat, messages, reply, heard: heard && unread.length > 0 ? { ...heard, figures: unread } : null, questions };
}

/** What the newest chats of a venture leave open; `open` is undefined until all of them are there. */
export function useOpen(ventureId: string) {
  const list = useQuery(api.chats.list.queryOptions({ input: { ventureId } }));
  const chats = list.data?.chats.slice(0, chatsMax) ?? [];
  const opened = useQueries({
    queries: chats.map(({ id: chatId }) => api.chats.get.queryOptions({ input: { chatId } })),
  });
  const isPending = list.isPending || opened.some((query) => query.isPending);
  const failed = list.isError ? list : opened.find(({ isError, data }) => isError && !data);
  const open =
    isPending || failed
      ? undefined
      : opened.flatMap(({ data }) => (data ? (openIn(data.chat, data.messages) ?? []) : []));
  return { open, isPending, failed };
}
