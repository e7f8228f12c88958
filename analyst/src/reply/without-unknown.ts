import { onFigures } from "./context-of.ts";
import type { Hearing } from "./what-is-missing.ts";

/** At most so many of the figures, in fractions, may be unknown: with more, what is left is not the founder's business. */
const mostUnknown = 1 / 4;

/**
 * The context without the open figures, if they are few and none of them has a likely meaning: whoever cannot say what
 * a number was gets an answer without it. Null where the founder only has to confirm them.
 */
export function withoutUnknown(context: Hearing): Hearing | null {
  const { unread, quantities } = context;
  const isUnknown = unread.every(({ guess }) => guess === null || guess.meaning === "unclear");
  if (unread.length === 0 || !isUnknown || unread.length > mostUnknown * quantities.length) return null;
  return { ...context, ...onFigures(context, quantities), unread: [] };
}
