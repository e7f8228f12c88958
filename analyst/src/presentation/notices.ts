import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Refusal } from "../judging/refusal.ts";
import type { Aside } from "../reading/set-aside.ts";
import type { Venture } from "../reading/venture.ts";
import { line } from "./sentences.ts";

/** What is said instead of an analysis of what will not be built. */
export function refuse({ because, alternative }: Refusal, { t }: Translator): ReplyPart[] {
  return [
    {
      kind: "notice",
      tone: "refusal",
      text: t`I will not help build this. ${because} It is not rated and not planned.`,
    },
    {
      kind: "section",
      id: "answer",
      title: t`What I can help with`,
      text: t`A lawful neighbor of the same market: ${alternative} Tell me who would pay for that, and I start there.`,
      basis: "",
    },
  ];
}

/** Contradictions and impossible figures come first: the rest is computed without those figures. */
export function notices({ contradictions, impossible, venture, input, language }: Analysis): ReplyPart[] {
  const { t, quote } = translatorFor(language);
  const wrong = impossible.map((item): ReplyPart => ({
    kind: "notice",
    tone: "caution",
    text: t`You wrote ${quote(item.text)}. ${item.because} Please check it; figures that depend on it mean nothing until then.`,
  }));
  const open = contradictions.map((item): ReplyPart => ({
    kind: "notice",
    tone: "caution",
    text: line(item.question, t`Until you say, none of them is in any result, and the rating is capped.`),
  }));
  return [...passagesLeftOut(venture, input.messages.length - 1), ...wrong, ...open];
}

/** The unread parts of the latest message, and why. */
function passagesLeftOut({ setAside, language }: Venture, latest: number): ReplyPart[] {
  const { t, quote } = translatorFor(language);
  const because: Record<Aside["kind"], (text: string) => string> = {
    instruction: (text) => t`I set aside ${quote(text)}: it tells me what to say, and is no fact of the venture.`,
    hidden: (text) => t`I set aside ${quote(text)}: a reader of your text would not see it.`,
    repeated: (text) => t`${quote(text)} stands there twice; I read it once.`,
  };
  return setAside
    .filter(({ message }) => message === latest)
    .map(({ kind, text }) => ({ kind: "notice", tone: "info", text: because[kind](shortened(text)) }));
}

const longestQuote = 60;

/** The beginning of a passage. A rating that it demands is not repeated: it would look like ours. */
function shortened(text: string): string {
  const [wordless = ""] = text.split(/\p{N}/u);
  const start = Array.from(wordless).slice(0, longestQuote).join("").trimEnd();
  return start === text.trimEnd() ? text : `${start}…`;
}
