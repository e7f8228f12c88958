import type { Metric } from "@cofounder/contract/analysis";
import type { Voice } from "./voice.ts";
import type { Figure } from "../finance/inputs.ts";

/** Writes a metric in a language: its label, and its value as a person reads it. */
export function written(figure: Figure, voice: Voice): Metric {
  const fills = Object.fromEntries(figure.inputs.map((input) => [input.name, voice.number(input.value)]));
  return {
    ...figure,
    label: voice.say(figure.label, fills),
    display: figure.value === null ? voice.t`unknown` : voice.amount(figure.value, figure.unit),
  };
}
