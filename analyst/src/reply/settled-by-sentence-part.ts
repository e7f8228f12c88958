import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Taken } from "../reader/heard.ts";
import type { Translator } from "../i18n/translator.ts";
import { meaningWords } from "./meaning-words.ts";
import { describeReading } from "./describe-reading.ts";

/** The latest message's statements about earlier figures, confirmed in a line. */
export function takenPart(taken: readonly Taken[], translator: Translator): ReplyPart[] {
  const { t, translate, list } = translator;
  const settled = taken.filter(({ settles }) => settles);
  const [asRead, asSaid] = [settled.filter((one) => one.asRead), settled.filter((one) => !one.asRead)];
  const lines = asSaid.map(({ quote, reading, replaces }) => {
    if (replaces !== undefined) return t`${quote} in the place of ${replaces}`;
    const what = reading === null ? translate(meaningWords.none) : describeReading(reading, translator);
    return `${quote}: ${what}`;
  });
  const texts = [
    ...(asRead.length > 0 ? [t`Confirmed: ${list(asRead.map(({ quote }) => quote))}.`] : []),
    ...(asSaid.length > 0 ? [t`Taken as you say it: ${list(lines)}.`] : []),
  ];
  return texts.map((text) => ({ kind: "notice", tone: "info", text }));
}
