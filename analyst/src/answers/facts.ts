import type { Metric } from "../laws/index.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { current, figuresOf, firstOf, isPartial, isSupposed } from "../reply/choose.ts";
import { replyContextOf } from "../reply/context-of.ts";
import { showMetric, showValue } from "../reply/show-value.ts";
import type { Translator } from "../i18n/translator.ts";
import { placeIn } from "../reading/places.ts";
import type { FactName, Facts } from "./answer.ts";
import type { Venture } from "../reading/venture.ts";

const figures: Partial<Record<FactName, Meaning>> = {
  price: "price",
  customers: "paying",
  churn: "churn",
  cash: "cash",
};
const metrics: Partial<Record<FactName, readonly string[]>> = {
  cac: ["customer_acquisition_cost"],
  margin: ["gross_margin"],
  lifetime: ["lifetime_months"],
  runway: ["runway_months_with_growth", "runway_months"],
};

/** Only what is certain: the founder's own words, proven figures and whole results. */
export function factsOf(venture: Venture, messages: readonly string[], translator: Translator): Facts {
  const [place, ...others] = venture.places;
  const context = replyContextOf({ quantities: venture.current, computed: venture.computed, messages }, translator);
  const entries: [string, string | null][] = [
    ["buyer", venture.phrases.buyer && translator.quote(venture.phrases.buyer.text)],
    ["offer", venture.offer && translator.quote(venture.offer.text)],
    ["place", place && others.length === 0 ? placeIn(place, translator.language) : null],
    ["stage_idea", venture.stage === "idea" ? "idea" : null],
    ["stage_revenue", venture.stage === "revenue" ? "revenue" : null],
  ];
  for (const [name, meaning] of Object.entries(figures))
    entries.push([name, onlyOne(figuresOf(context, meaning), (figure) => showValue(figure, context))]);
  for (const [name, names] of Object.entries(metrics))
    entries.push([
      name,
      shownOf(firstOf(current(venture.computed), ...names), (metric) => showMetric(metric, context)),
    ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Of several prices none is "the" price. */
const onlyOne = (found: readonly Quantity[], show: (figure: Quantity) => string): string | null =>
  found.length === 1 && found[0] ? show(found[0]) : null;

const shownOf = (metric: Metric | null, show: (metric: Metric) => string): string | null =>
  metric === null || isPartial(metric) || isSupposed(metric) ? null : show(metric);
