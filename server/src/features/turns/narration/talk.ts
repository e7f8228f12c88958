import { tokensAbout, visibleText } from "@cofounder/analyst/light";
import type { MemberCtx } from "../../../platform/ctx.ts";
import type { ModelMessage } from "../../../platform/model/model.ts";
import { type Loaded, summariseInWorker } from "../analysis/analyse-in-worker.ts";
import type { Utterance } from "../analysis/turn-analysis.ts";

/** A conversation as a model is given it. */
export interface Talk {
  messages: ModelMessage[];
  /** Of the messages that did not fit, a line each; empty where all fit. */
  summary: string;
  /** The day of the answer, as YYYY-MM-DD. */
  today: string;
  lengths: TalkLengths;
}

/** What the founder is told of it. */
export interface TalkLengths {
  /** How many of the founder's messages are there only in the summary. */
  summarised: number;
  /** Something of the conversation is not even in the summary. */
  isShortened: boolean;
}

export const wholeTalk: TalkLengths = { summarised: 0, isShortened: false };

/** A conversation that fits, without any summary. */
export const shortTalk = (history: readonly Utterance[], now: Date): Talk => ({
  messages: messagesOf(history),
  summary: "",
  today: dayOf(now),
  lengths: wholeTalk,
});

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const messagesOf = (history: readonly Utterance[]): ModelMessage[] =>
  history.flatMap(({ type, content }) => {
    const text = visibleText(content);
    return text === "" ? [] : [{ role: type === "user" ? "user" : "assistant", content: text }];
  });

/** The share of the model's context that the conversation may take; the rest is for facts, tools and the answer. */
const talkShare = 0.6;
/** The share of it that is kept for the summary where not all messages fit. */
const summaryShare = 0.25;

/** The conversation, as much of it as fits into a model's context: the newest messages whole, the others summarised. */
export async function talkFor(
  ctx: MemberCtx,
  { history, settled = [] }: Pick<Loaded, "history" | "settled">,
  contextTokens: number,
): Promise<Talk> {
  const room = contextTokens * talkShare;
  const { messages, first, used, isCut } = newestWithin(history, room);
  const today = dayOf(ctx.now());
  const left = history.slice(0, first);
  const summarised = left.filter(({ type, tool, content }) => type === "user" && !tool && content.trim() !== "").length;
  if (left.every(({ content }) => content.trim() === "") || room <= used)
    return { messages, summary: "", today, lengths: { summarised: 0, isShortened: isCut || summarised > 0 } };
  const { lines, missing } = await summariseInWorker(ctx, { history, settled, first, room: room - used });
  const lengths = { summarised: summarised - missing, isShortened: isCut || missing > 0 };
  return { messages, summary: lines.join("\n"), today, lengths };
}

interface Newest {
  messages: ModelMessage[];
  /** The first of the history that is among them. */
  first: number;
  /** Tokens. */
  used: number;
  /** The newest message alone was too long. */
  isCut: boolean;
}

/** All messages where they fit, or else the newest one and, beside a summary, as many of those before it as fit. */
function newestWithin(history: readonly Utterance[], room: number): Newest {
  const texts = history.map(({ content }) => visibleText(content));
  const tokens = texts.map(tokensAbout);
  const isAll = tokens.reduce((sum, one) => sum + one, 0) <= room;
  const most = isAll ? room : room * (1 - summaryShare);
  const newest = history.length - 1;
  let used = Math.min(tokens[newest] ?? 0, room);
  let first = newest;
  while (first > 0 && used + (tokens[first - 1] ?? 0) <= most) used += tokens[--first] ?? 0;
  const messages = messagesOf(history.slice(first));
  const last = messages.at(-1);
  if (last) last.content = beginning(last.content, room);
  return { messages, first, used, isCut: (tokens[newest] ?? 0) > room };
}

function beginning(text: string, tokens: number): string {
  if (tokensAbout(text) <= tokens) return text;
  let left = tokens;
  let end = 0;
  for (const character of text) {
    left -= tokensAbout(character);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
