import type { Analysis } from "../analysis.ts";
import { amountOf, highOf, measureOf } from "../quantities/amount.ts";
import { setAside } from "../reading/set-aside.ts";
import { findFigures } from "../reader/find-figures.ts";
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
    findFigures(setAside(message.slice(0, 20_000)).text, venture.language).map(({ start, end }): Draft => ({
      id: `w${index}.${start}`,
      type: "founder",
      text: message.slice(start, end),
      span: { message: index, start, end },
    })),
  );
  const held = new Set(figures.map(({ span, text }) => `${span?.message}.${text}`));
  return [...figures, ...spoken.filter((claim) => !held.has(`${claim.span?.message}.${claim.text}`))];
}
