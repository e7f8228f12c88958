import type { CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Statement } from "@cofounder/contract/tools/statement";
import { fiveForces } from "../frameworks/environment.ts";
import type { Field } from "./competitor-field.ts";
import { assumed, computed, list, shortened, sourced, toFind } from "./saying.ts";

type Force = CompetitorAnalysisOutput["forces"][number];

const checks: Record<string, string> = {
  rivalry: "Ask the last five buyers whom else they looked at, and what made them stop looking.",
  entrants: "Write down what a funded team would need to copy it: months, money, a licence, data, trust.",
  substitutes: "Ask what they would do tomorrow if your product were gone.",
  suppliers: "List every supplier above a tenth of your cost, and the second one you could change to.",
  buyers: "Work out the share of revenue of your largest customer, now and in a year.",
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
    check: checks[id] ?? "",
  }));
}

function rivalry({ alternatives }: Field): Statement[] {
  const examples = alternatives.filter(({ kind }) => kind === "example").map(({ name }) => name);
  const about = alternatives.find(({ kind }) => kind === "example")?.about.source;
  return examples.length > 0 && about ? [sourced(`Examples to check: ${list(examples)}.`, about)] : [];
}

function entrants({ analysis }: Field): Statement[] {
  const { flags, venture } = analysis;
  const licence = flags
    .filter((flag) => flag.licence)
    .map(({ name, what, source }) => sourced(`${name} keeps others out as long as it keeps you out: ${what}`, source));
  const easy = venture.signals.usesAi
    ? [assumed("Anybody can call the same model: the model is no barrier, your cases and your customers are.")]
    : [];
  const physical = venture.signals.physical
    ? [assumed("Goods need stock, space and money before the first sale; that slows newcomers, and you.")]
    : [];
  return [...licence, ...easy, ...physical];
}

function substitutes({ today, buyer }: Field): Statement[] {
  return today ? [] : [toFind(`How do ${shortened(buyer, 80)} get by without any product?`)];
}

function buyers({ analysis, buyer }: Field): Statement[] {
  const { venture } = analysis;
  return venture.signals.everyone
    ? [computed("You sell to everybody: nobody in particular has a reason to look for you.")]
    : [computed(`How easily ${shortened(buyer, 80)} go back to what they do now decides what you may charge.`)];
}
