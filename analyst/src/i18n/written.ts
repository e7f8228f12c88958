import type { Metric } from "@cofounder/contract/analysis";
import type { Translator } from "./translator.ts";
import type { Figure } from "../finance/inputs.ts";

/** Renders a metric in a language: its label and its formatted value. */
export function written(figure: Figure, translator: Translator): Metric {
  const fills = Object.fromEntries(figure.inputs.map((input) => [input.name, translator.number(input.value)]));
  return {
    ...figure,
    label: translator.translate(figure.label, fills),
    display: figure.value === null ? translator.t`unknown` : translator.amount(figure.value, figure.unit),
  };
}
