import { analyse, renderReply } from "../analyst/src/index.ts";
import { translatorFor } from "../analyst/src/i18n/translator.ts";
import { toMarkdown } from "../analyst/src/presentation/markdown.ts";
import { askedIn } from "../analyst/src/presentation/short-reply-of.ts";
import type { SettledMessages } from "../analyst/training/settled.ts";

/** What a reply says to the questions of the last message, each by itself, and all that it shows unfolded. */
export interface Reply {
  answers: { answer: string; isOpen: boolean }[];
  shown: string;
}

/** The built-in analyst's reply to messages whose founder has settled the figures. */
export function replyTo(messages: SettledMessages): Reply {
  const analysis = analyse({ ...messages, now: new Date() });
  const { parts } = renderReply(analysis, { ask: messages.messages.at(-1) ?? "" });
  const fold = parts.findIndex(({ kind }) => kind === "fold");
  return {
    answers: askedIn(analysis).map(({ answer, isOpen, waiting }) => ({
      answer,
      isOpen: isOpen === true || waiting !== undefined,
    })),
    shown: toMarkdown(fold < 0 ? parts : parts.slice(0, fold), translatorFor(analysis.language)),
  };
}
