import type { Metric, ReplyPart, TextMark } from "@cofounder/contract/analysis";
import type { Derived } from "../derivations/derive.ts";
import { shortNumber } from "../derivations/known-figures.ts";
import { isLanguage } from "../i18n/language.ts";
import { msg, type Translator, translatorFor } from "../i18n/translator.ts";
import { formatUnit } from "../quantities/unit.ts";
import { showValue } from "../reply/show-value.ts";
import { spelledOut, wordsFor } from "./words.ts";

export interface Beside {
  marks: readonly TextMark[];
  derived: readonly Derived[];
  /** The engine's, those included that its own sections leave out. */
  results: readonly Metric[];
  /** Of the reply. */
  language: string;
}

/**
 * The card beside a model's text: what was heard, what was set aside, and the figures that the text rests on, each with
 * its formula: those that the model derived, and the engine's results that it used. What else the engine would say,
 * and what it says of its other results, stays away, so that the card says nothing that the text does not; but for the
 * test whose bar the founder's own figures fix, which can be taken on as it stands here alone.
 */
export function cardBeside(parts: readonly ReplyPart[], { marks, derived, results, language }: Beside): ReplyPart[] {
  const translator = translatorFor(isLanguage(language) ? language : "en");
  // The ends of a range have ids of their own: "d_left.1".
  const used = new Set(marks.filter(({ kind }) => kind !== "differs").map(({ claim }) => claim?.replace(/\.\d+$/, "")));
  const named = results.filter(
    ({ name }, index) => used.has(name) && results.findIndex((other) => other.name === name) === index,
  );
  const latest = new Map(derived.map((one) => [one.id, one] as const));
  const items = [
    ...named,
    ...[...latest.values()].filter(({ id }) => used.has(id)).map((one) => metricOf(one, translator)),
  ];
  const title = translator.translate(msg("Computed"));
  const figures: ReplyPart[] = items.length > 0 ? [spelledOut({ kind: "metrics", title, items }, translator)] : [];
  const kept = parts.filter((part) => part.kind === "heard" || (part.kind === "notice" && part.about === undefined));
  const rating = parts.filter(({ kind }) => kind === "rating");
  const shown = [...kept, ...figures, ...rating, ...testOf(parts)];
  return shown.length > 0 ? [...shown, wordsFor(shown, translator)] : [];
}

/** The short reply has a test where the founder's figures fix its bar; the folded sections have one for every idea. */
function testOf(parts: readonly ReplyPart[]): ReplyPart[] {
  const fold = parts.findIndex(({ kind }) => kind === "fold");
  const short = fold < 0 ? parts : parts.slice(0, fold);
  return short.filter((part) => part.kind === "section" && part.test !== undefined).slice(0, 1);
}

function metricOf({ id, says, asked, formula, inputs, assumptions }: Derived, translator: Translator): Metric {
  const { value, low, high, unit } = asked;
  const isRange = low !== high;
  return {
    name: id.replace(/^d_/, ""),
    label: labelOf(says),
    value,
    unit: formatUnit(unit),
    low: isRange ? low : null,
    high: isRange ? high : null,
    formula,
    inputs: inputs.map((input) => ({
      name: labelOf(input.says),
      value: input.value,
      unit: formatUnit(input.unit),
      type: assumptions.some((assumption) => assumption.id === input.id) ? "assumption" : input.type,
      display: `${shortNumber(input.value)} ${formatUnit(input.unit)}`,
    })),
    display: showValue({ value, unit }, { translator, many: (noun) => noun }),
  };
}

/** "left_per_wash" as words. */
function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
