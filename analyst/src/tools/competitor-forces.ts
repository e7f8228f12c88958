import type { CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Statement } from "@cofounder/contract/tools/statement";
import { fiveForces } from "../frameworks/environment.ts";
import type { Field } from "./competitor-field.ts";
import { msg } from "../i18n/translator.ts";
import { rivalsOf } from "./competitor-alternatives.ts";
import { assumed, computed, shortened, sourced, toFind, told } from "./saying.ts";

type Force = CompetitorAnalysisOutput["forces"][number];

const checks: Record<string, string> = {
  rivalry: msg("Ask the last five buyers whom else they looked at, and what made them stop looking."),
  entrants: msg("Write down what a funded team would need to copy it: months, money, a license, data, trust."),
  substitutes: msg("Ask what they would do tomorrow if your product were gone."),
  suppliers: msg("List every supplier above a tenth of your cost, and the second one you could change to."),
  buyers: msg("Work out the share of revenue of your largest customer, now and in a year."),
};

/** Porter's five forces: the founder's words first, then general properties of the kind of business. */
export function forcesOf(field: Field): Force[] {
  const more: Record<string, Statement[]> = {
    rivalry: rivalry(field),
    entrants: entrants(field),
    substitutes: substitutes(field),
    suppliers: [],
    buyers: buyers(field),
  };
  return fiveForces(field.analysis).fields.map(({ id, label, entries }) => ({
    id,
    label,
    entries: [
      ...entries
        .filter(({ basis }) => basis !== "unknown" || (more[id] ?? []).length === 0)
        .map(({ text, basis }): Statement => ({ text, basis, source: null })),
      ...(more[id] ?? []),
    ].slice(0, 10),
    check: field.translator.translate(checks[id] ?? ""),
  }));
}

function rivalry({ alternatives, translator: { t, list } }: Field): Statement[] {
  const named = rivalsOf(alternatives);
  if (named.length > 0)
    return [told(t`You named ${list(named)}. What they charge and whom they serve decides how hard it is.`)];
  const examples = alternatives.filter(({ kind }) => kind === "example").map(({ name }) => name);
  const about = alternatives.find(({ kind }) => kind === "example")?.about.source;
  return examples.length > 0 && about ? [sourced(t`Examples to check: ${list(examples)}.`, about)] : [];
}

function entrants({ analysis, translator: { t } }: Field): Statement[] {
  const { flags, venture } = analysis;
  const licence = flags
    .filter((flag) => flag.licence)
    .map(({ name, what, source }) => sourced(t`${name} keeps others out as long as it keeps you out: ${what}`, source));
  const easy = venture.signals.usesAi
    ? [assumed(t`Anybody can call the same model: the model is no barrier, your data and your customers are.`)]
    : [];
  const physical = venture.signals.physical
    ? [assumed(t`Goods need stock, space and money before the first sale; that slows newcomers down, and you too.`)]
    : [];
  return [...licence, ...easy, ...physical];
}

function substitutes({ today, buyer, translator: { t } }: Field): Statement[] {
  return today ? [] : [toFind(t`How do ${shortened(buyer, 80)} get by without any product?`)];
}

function buyers({ analysis, buyer, translator: { t } }: Field): Statement[] {
  const { venture } = analysis;
  return venture.signals.everyone
    ? [computed(t`You sell to everybody: nobody in particular has a reason to look for you.`)]
    : [computed(t`How easily ${shortened(buyer, 80)} go back to what they do now decides what you may charge.`)];
}
