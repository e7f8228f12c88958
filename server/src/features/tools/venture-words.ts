import type { MemberCtx } from "../../platform/ctx.ts";
import { latestVentureId, type Words, wordsOf } from "../turns/index.ts";

/**
 * What the founder wrote about the venture that a tool is asked about: its latest chat, and the tool's own description
 * behind it. A description that has no sentence of the chat may be of another venture, and then stands alone, unless the
 * run is filed under the chat's.
 * @param about what the tool's input says of the venture; empty for a tool that does not ask
 * @param ventureId null: of none; left out: the venture of the latest chat
 */
export async function wordsAbout(
  ctx: MemberCtx,
  about: string,
  ventureId: string | null | undefined,
): Promise<Words | null> {
  const chat = await wordsOf(ctx, ventureId === undefined ? await latestVentureId(ctx) : ventureId);
  if (about.trim() === "") return chat;
  const own: Words = { messages: [about], settled: [], readings: [], chosen: null };
  if (!chat || (!ventureId && !isFrom(chat.messages, about))) return own;
  return { ...chat, messages: [...chat.messages, about] };
}

const shortest = 20;
const sentenceEnd = /(?<=[.!?。！？।])\s+|\n+|(?<=[。！？])/u;
const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** A form that was filled in from the chat repeats its words. */
function isFrom(messages: readonly string[], about: string): boolean {
  const told = plain(messages.join("\n"));
  return about
    .split(sentenceEnd)
    .map(plain)
    .some((sentence) => sentence.length >= shortest && told.includes(sentence));
}

/** The messages of the chat beside the description, the newest that fit into a quarter of what the model reads. */
export function chatOf(words: Words | null, about: string, contextTokens: number): string {
  const messages = words?.messages.filter((message) => message !== about && message !== "") ?? [];
  let left = contextTokens;
  const from = messages.findLastIndex((message) => (left -= message.length) < 0);
  return messages.slice(from + 1).join("\n\n");
}
