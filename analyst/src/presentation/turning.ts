import type { Analysis } from "../analysis.ts";
import { solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import type { Translator } from "../i18n/translator.ts";
import { isPartial } from "../reply/choose.ts";
import { meaningWords } from "../reply/meaning-words.ts";
import { isOfPlans } from "../reading/going.ts";
import { pluralIn } from "../reply/plural.ts";
import { showValue } from "../reply/show-value.ts";
import { bullets } from "./sentences.ts";

interface Turn {
  figure: Quantity;
  /** As the founder writes it. */
  at: number;
}

const mostShown = 3;

/** From which value on the result of today turns, each figure alone: the closest first. */
export function turningLine(
  { venture, input }: Pick<Analysis, "venture" | "input">,
  translator: Translator,
): string | null {
  const { t, quote } = translator;
  const { computed, quantities } = venture;
  const many = (noun: string): string => pluralIn(input.messages.join("\n"), noun, venture.language);
  const result = computed.metrics.find(({ name, of }) => name === "monthly_result" && of === "");
  if (!result || result.value === 0 || isPartial(result) || isOfPlans(result, venture)) return null;
  const items = turnsOf(result, quantities).map(({ figure, at }) => {
    const name = figure.of === "" ? translator.translate(meaningWords[figure.meaning]) : figure.of;
    const turned = showValue({ value: at, unit: figure.unit }, { translator, many });
    return `${quote(figure.quote)} (${name}): ${turned}`;
  });
  if (items.length === 0) return null;
  return t`The month’s result is zero at these values, each figure changed alone:\n\n${bullets(items)}`;
}

const distance = ({ figure, at }: Turn): number => Math.abs(at / figure.value - 1);

/** A figure is not negative, and a share not more than the whole. */
export const isPossible = ({ unit }: Pick<Quantity, "unit">, value: number): boolean =>
  value >= 0 && !(isSameUnit(unit, { "%": 1 }) && value > 100);

function turnsOf(result: Metric, quantities: readonly Quantity[]): Turn[] {
  return quantities
    .filter(({ value }) => value > 0)
    .flatMap((figure) => {
      const at = solveFor(result, figure.id, 0);
      return at !== null && isPossible(figure, at) ? [{ figure, at }] : [];
    })
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostShown);
}
