import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Taken } from "../reader/heard.ts";
import { isBareDenial } from "../reader/settling/find-confirmation.ts";
import { isAcknowledged } from "../reading/languages/other-languages.ts";
import { heardPart } from "../reply/heard-part.ts";
import { isLikely, withoutAbsurdGuesses } from "../reply/open-figures.ts";
import { takenPart } from "../reply/settled-by-sentence-part.ts";
import { askingMessage } from "./short-reply-of.ts";

/**
 * What was understood of the latest message's figures, its statements about earlier ones, and which of
 * them are still open.
 */
export function heard(analysis: Analysis): ReplyPart[] {
  const { venture, input, language } = analysis;
  const latest = input.messages.length - 1;
  const taken = takenNow(analysis);
  const isNow = ({ id, span }: Pick<Quantity, "id" | "span">): boolean =>
    span.message === latest || taken.some((one) => one.id === id);
  const unread = withoutAbsurdGuesses(venture.unread, input.messages);
  const [quantities, dismissed] = [venture.quantities.filter(isNow), venture.dismissed.filter(isNow)];
  if (quantities.length + unread.length + dismissed.length === 0) return [];
  const translator = translatorFor(language);
  const isComputed = venture.computed.metrics.length > 0;
  const figures = { quantities, beside: venture.quantities, unread, dismissed, chances: venture.chances(), isComputed };
  return [heardPart(figures, translator), ...takenPart(taken, translator)];
}

/** The latest message's statements about figures of earlier ones. */
export const takenNow = ({ venture, input }: Analysis): Taken[] =>
  venture.taken.filter(({ from }) => from.message === input.messages.length - 1);

/** Whether the latest message only does what a press on a chip does. */
export function onlySettles(analysis: Analysis): boolean {
  const taken = takenNow(analysis);
  const text = analysis.input.messages.at(-1) ?? "";
  const isTaken = (at: number): boolean => taken.some(({ from }) => from.start <= at && at < from.end);
  const rest = Array.from({ length: text.length }, (_, at) => (isTaken(at) ? "" : text.charAt(at))).join("");
  return taken.length > 0 && (!/[\p{L}\p{N}]/u.test(rest) || isAcknowledgement(rest));
}

/** Whether the latest message says that all is understood rightly, and asks nothing of its own. */
export const confirms = (analysis: Analysis): boolean =>
  askingMessage(analysis.input.messages, analysis.venture) < analysis.input.messages.length - 1;

/** "ok" or "thanks" in the middle of a conversation gets the current state, not a report. */
export function isAcknowledgement(ask: string | undefined): boolean {
  const said = ask ?? "";
  return (
    /^\W*(?:hi|hello|hey|ok(?:ay)?|thanks?(?: you)?|yes|no|sure|cool|great|good|fine|nice|test|hm+)\W*$/i.test(said) ||
    isAcknowledged(said)
  );
}

/** Whether the latest message only says that something the figures were taken to mean is wrong. */
export const denies = ({ venture, input, language }: Analysis, ask: string | undefined): boolean =>
  ask !== undefined &&
  isBareDenial(ask, language) &&
  withoutAbsurdGuesses(venture.unread, input.messages).some(isLikely);
