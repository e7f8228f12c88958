import { canBeShare, usualWholesOf } from "@cofounder/contract/figure-wholes";
import type { FigureSpan, FigureWhole, Settlement } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import { isAt } from "../quantities/span.ts";

interface Found {
  quantities: readonly Quantity[];
  /** Figures that nobody has settled: the founder may still say what they mean. */
  unread: readonly { id: string; span: FigureSpan; low: number }[];
}

/**
 * Gives each figure the whole that the founder says it is a share of, where that is possible: a count of the same thing
 * that is no smaller, or a percentage of an amount or a count; never a share of itself, even indirectly. A whole that
 * is still open is kept, so that it applies once it is settled.
 */
export function withSaidWholes<Heard extends Found & { quantities: Quantity[] }>(
  heard: Heard,
  settled: readonly Settlement[] = [],
): Heard {
  const said = settled.filter(({ reading }) => reading?.shareOf !== undefined);
  if (said.length === 0) return heard;
  let { quantities } = heard;
  for (const { span, reading } of said) {
    const part = quantities.find((quantity) => quantity.readBy === "founder" && isAt(quantity.span, span));
    const of = part && reading?.shareOf && wholeOf(part, reading.shareOf, { ...heard, quantities });
    if (of) quantities = quantities.map((quantity) => (quantity === part ? { ...quantity, share: { of } } : quantity));
  }
  return { ...heard, quantities };
}

/** Whether a figure was read as a share of the whole that the founder names. */
export function isShareTaken({ quantities, unread }: Found, { span, reading }: Settlement): boolean {
  const whole = reading?.shareOf;
  const part = quantities.find((quantity) => isAt(quantity.span, span));
  if (whole === undefined || !part) return true;
  const of = part.share?.of;
  if (typeof whole === "string") return of === whole;
  return [...quantities, ...unread].some((figure) => figure.id === of && isAt(figure.span, whole));
}

/** The id of the whole, or its name where it needs no figure; null for a whole outside this part. */
function wholeOf(part: Quantity, share: FigureWhole, { quantities, unread }: Found): string | null {
  if (typeof share === "string") return usualWholesOf(part).includes(share) ? share : null;
  const whole = quantities.find(({ span }) => isAt(span, share));
  if (!whole) return unread.find(({ span }) => isAt(span, share))?.id ?? null;
  const holds = canBeShare(part, whole) && !isSmaller(whole, part) && !isOf(whole, part, quantities);
  return holds ? whole.id : null;
}

const isSmaller = (whole: Quantity, part: Quantity): boolean =>
  Object.keys(part.unit).length === 0
    ? (part.high ?? part.value) > 1
    : part.unit["%"] !== 1 && (whole.high ?? whole.value) < (part.low ?? part.value);

/** Whether one is a share of the other, directly or through its own whole. */
function isOf(one: Quantity, other: Quantity, quantities: readonly Quantity[]): boolean {
  const seen = new Set<string>();
  for (let at: Quantity | undefined = one; at && !seen.has(at.id);) {
    if (at.id === other.id) return true;
    seen.add(at.id);
    const next: string | undefined = at.share?.of;
    at = quantities.find(({ id }) => id === next);
  }
  return false;
}
