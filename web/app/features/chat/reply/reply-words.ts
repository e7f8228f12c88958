import type { ReplyPart, ReplyWord } from "@cofounder/contract";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";

type Words = Extract<ReplyPart, { kind: "words" }>;

/** The words delivered with a reply; null for an older one, which uses those of the interface. */
export const ReplyWordsContext = createContext<Words | null>(null);

export function wordsOf(parts: ReplyPart[]): Words | null {
  return parts.find((part) => part.kind === "words") ?? null;
}

const noFills = {
  all: "",
  cap: "",
  checked: "",
  detail: "",
  from: "",
  high: "",
  label: "",
  low: "",
  percent: "",
  score: "",
  to: "",
};
type Gap = keyof typeof noFills;
type Fills = Partial<Record<Gap, string | number>>;

export function filled(words: string, fills: Fills): string {
  return words.replace(/\{(\w+)\}/g, (gap, name: Gap) => String(fills[name] ?? gap));
}

/** The texts around a reply in the reply's own language, and the locale for its numbers. */
export function useReplyWords() {
  const own = use(ReplyWordsContext);
  const { t, i18n } = useTranslation("chat");
  const say = (word: ReplyWord, fills: Fills = {}): string => {
    const words = own?.words[word];
    return words === undefined ? t(word, { ...noFills, ...fills }) : filled(words, fills);
  };
  const locale = own?.language ?? i18n.language;
  const number = (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return { say, number, locale };
}
