import type { FigureSpan } from "@cofounder/contract/figures";
import type { Language } from "../i18n/language.ts";
import { readingsWithin } from "../model-reading/reading.ts";
import { isAt } from "../quantities/span.ts";
import { hear, type Listening, type Repeated } from "../reader/hear.ts";
import type { Taken } from "../reader/heard.ts";
import { lex } from "../reader/read-figures.ts";
import { type Confirmation, findConfirmation } from "../reader/settling/find-confirmation.ts";
import type { Settled } from "../reader/settling/settle.ts";
import { isLikely, withoutAbsurdGuesses } from "../reply/open-figures.ts";

interface Confirmed extends Listening {
  settled: readonly Settled[];
  repeated: readonly Repeated[];
  taken: readonly Taken[];
}

/**
 * How the messages are heard with what the founder confirms in words. A later message that says that all is right settles
 * each earlier figure with the guess that its chip showed, as the button "All of this is right" does. A figure whose
 * number the message repeats is spoken of apart; what was pressed on a chip afterwards stands above it.
 */
export function withConfirmed(texts: readonly string[], listening: Listening): Confirmed {
  const { language } = listening;
  let found: Confirmed = { ...listening, settled: listening.settled ?? [], repeated: [], taken: [] };
  let from = 0;
  for (const [message, text] of texts.entries()) {
    const confirmation = message > 0 ? findConfirmation(text, language) : null;
    if (!confirmation) continue;
    // The messages before are read for it: another "yes" without a number in between has nothing more to confirm.
    if (hasFigures(texts.slice(from, message), language)) found = confirm(texts.slice(0, message), found, confirmation);
    from = message;
  }
  return found;
}

const hasFigures = (texts: readonly string[], language: Language): boolean =>
  lex(texts, language).some(({ figures }) => figures.length > 0);

/** The same with what a message confirms of those before it. */
function confirm(texts: readonly string[], found: Confirmed, { start, end, apart }: Confirmation): Confirmed {
  const { settled, repeated, taken, readings = [] } = found;
  const message = texts.length;
  const isLater = ({ after = Infinity }: Settled): boolean => after >= message;
  const before = settled.filter((one) => !isLater(one));
  const heard = hear(texts, { ...found, settled: before, readings: readingsWithin(readings, message) });
  const mentions = apart.flatMap((figure): Repeated[] => {
    const like = [...heard.quantities, ...heard.unread].filter((one) => isLike(one, figure));
    const mention = { message, start: figure.start, end: figure.end };
    return like.map(({ span }) => ({ figure: span, mention })).slice(0, like.length === 1 ? 1 : 0);
  });
  const waiting = withoutAbsurdGuesses(heard.unread, texts)
    .filter((figure) => isLikely(figure) && !apart.some((named) => isLike(figure, named)))
    .map((figure) => ({ ...figure, isReplaced: settled.some((one) => isLater(one) && isAt(one.span, figure.span)) }));
  const holding = waiting.filter(({ isReplaced }) => !isReplaced);
  const from: FigureSpan = { message, start, end };
  return {
    ...found,
    settled: [...settled, ...holding.map(({ span, guess }) => ({ span, reading: guess, after: message }))],
    repeated: [...repeated, ...mentions],
    taken: [
      ...taken,
      ...waiting.map(({ id, quote, guess, isReplaced }): Taken => ({
        id,
        quote,
        from,
        settles: !isReplaced,
        reading: isReplaced ? null : guess,
        asRead: true,
      })),
    ],
  };
}

const isLike = (one: { value?: number; low?: number; high?: number }, { low, high }: { low: number; high: number }) =>
  (one.low ?? one.value) === low && (one.high ?? one.value) === high;
