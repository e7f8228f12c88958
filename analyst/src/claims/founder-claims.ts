import type { Analysis } from "../analysis.ts";
import { amountOf, highOf, measureOf } from "../quantities/amount.ts";
import { setAside } from "../reading/set-aside.ts";
import { findNumerals } from "./numerals.ts";
import type { Draft } from "./text-claims.ts";

/** The founder's statements: the figures that were read, and every other number a quotation may repeat. */
export function founderClaims({ venture, input }: Pick<Analysis, "venture" | "input">): Draft[] {
  const figures = venture.quantities.flatMap((figure): Draft[] => {
    const { id, quote, span, unit } = figure;
    const base: Draft = { id, type: "founder", text: quote, value: amountOf(figure), unit: measureOf(unit), span };
    const high = highOf(figure);
    return high === null ? [base] : [base, { ...base, id: `${id}.high`, value: high }];
  });
  // Unread numbers are still the founder's: a quotation may repeat them.
  const spoken = input.messages.flatMap((message, index) =>
    findNumerals(setAside(message.slice(0, 20_000)).text)
      // A rating is computed; one in a text is not a claim.
      .filter((numeral) => numeral.kind !== "score")
      .map((numeral): Draft => ({
        id: `w${index}.${numeral.start}`,
        type: "founder",
        text: message.slice(numeral.start, numeral.end),
        span: { message: index, start: numeral.start, end: numeral.end },
      })),
  );
  const held = new Set(figures.map(({ span, text }) => `${span?.message}.${text}`));
  return [...figures, ...spoken.filter((claim) => !held.has(`${claim.span?.message}.${claim.text}`))];
}
