import type { GuessedFigure } from "./heard-part.ts";
import { nameAll } from "./naming.ts";
import type { Speech } from "./speech.ts";
import type { Need, Topic } from "./topics.ts";
import { toConfirm } from "./to-confirm.ts";

export type Hearing = Omit<Speech, "unread"> & { unread: readonly GuessedFigure[] };

/** A question of which no result is known that would answer it. */
export function nothingDecides({ unread, voice: { t } }: Hearing, isOfFigures: boolean): string {
  if (unread.length > 0 && isOfFigures)
    return t`That waits for the figures above: confirm or correct them, and I compute it.`;
  return t`I cannot work that out. I compute what is left, break-even, payback, how long money lasts and what another price or cost would change: ask it in one of these words. What the law or a person decides, no figure answers.`;
}

/** Which figure waits for the founder's word, and by which law it answers; or what was never said. */
export function whatIsMissing({ id, needs }: Topic, speech: Hearing): string {
  const { quantities, unread, voice } = speech;
  const { t, say, list } = voice;
  const isSaid = ({ meanings }: Need): boolean =>
    quantities.some(({ meaning, party }) => meanings.includes(meaning) && (party === "venture" || party === "buyer"));
  const open = needs.filter((need) => !isSaid(need));
  if (unread.length > 0) return toConfirm(id, open, speech) ?? nothingDecides(speech, true);
  return open.length > 0 ? t`What is missing for it: ${list(open.map(({ name }) => say(name)))}.` : whatIsOpen(speech);
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
