import { line } from "../telling/wording.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { nameAll } from "./naming.ts";
import type { Speech } from "./speech.ts";
import type { Topic } from "./topics.ts";

export type Hearing = Omit<Speech, "unread"> & { unread: readonly GuessedFigure[] };

/** A question of which no result is known that would answer it. */
export function nothingDecides({ unread, voice: { t } }: Hearing, isOfFigures: boolean): string {
  if (unread.length > 0 && isOfFigures)
    return t`That waits for the figures above: confirm or correct them, and I compute it.`;
  return t`I cannot work that out. I compute what is left, break-even, payback, how long money lasts and what another price or cost would change: ask it in one of these words. What the law or a person decides, no figure answers.`;
}

/** Which figure waits for the founder's word, or was never said. */
export function whatIsMissing({ needs }: Topic, speech: Hearing): string {
  const { quantities, unread, voice } = speech;
  const { t, say, list, quote } = voice;
  const isSaid = (meanings: readonly string[]): boolean =>
    quantities.some(({ meaning, party }) => meanings.includes(meaning) && (party === "venture" || party === "buyer"));
  const open = needs.filter(({ meanings }) => !isSaid(meanings));
  const waiting = unread.filter(({ guess }) => guess && open.some(({ meanings }) => meanings.includes(guess.meaning)));
  const unsaid = open.filter(({ meanings }) => !waiting.some(({ guess }) => guess && meanings.includes(guess.meaning)));
  // While a number is open that could be it, nothing is missing.
  if (unread.length > 0 && waiting.length === 0) return nothingDecides(speech, true);
  const parts = [
    waiting.length > 0 ? t`This waits until you confirm: ${list(waiting.map((figure) => quote(figure.quote)))}.` : "",
    unsaid.length > 0 && unread.length === 0
      ? t`What is missing for it: ${list(unsaid.map(({ name }) => say(name)))}.`
      : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? line(...parts) : whatIsOpen(speech);
}

/** All figures are there: one of them has no place yet. */
function whatIsOpen(speech: Speech): string {
  const { t } = speech.voice;
  const { metrics, questions } = speech.computed;
  const open = [...metrics.flatMap(({ without }) => without), ...questions.flatMap(({ about }) => about)];
  const quotes = speech.voice.list(nameAll(open, speech));
  return quotes === ""
    ? t`I cannot work this out yet: how your figures belong together is not clear.`
    : t`This waits for one answer: what does ${quotes} belong to?`;
}
