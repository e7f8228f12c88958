import type { Basis, Flow, Meaning, Party, Status } from "../quantities/labels.ts";
import { run } from "./network.ts";
import type { ReaderModel } from "./model-file.ts";
import { nounCandidates, nounFeatures } from "./nouns.ts";
import { featuresOf } from "./features.ts";
import type { Token } from "./tokens.ts";
import type { Language } from "../wording/language.ts";

/** What the networks say of one figure. */
export interface Decision {
  meaning: Meaning;
  flow: Flow;
  party: Party;
  status: Status;
  basis: Basis;
  /** A class of unit above the line: currency, percent, pure, customer, thing, or a time. */
  above: string;
  /** A time below the line, or none. */
  time: string;
  perCustomer: boolean;
  /** The place of the word that is counted, and of the one that it is per, where the unit has one. */
  counted: number | null;
  per: number | null;
  /** The chance that all of it but the meaning is right. */
  confidence: number;
  /** The likeliest meanings, best first. */
  meanings: { meaning: Meaning; chance: number }[];
}

/** The heads of which all have to be right for a figure to be read; the meaning is judged by itself. */
export const judgedHeads = ["flow", "party", "status", "above", "time", "customer", "thing"] as const;

interface Place {
  tokens: readonly Token[];
  at: number;
  language: Language;
}

/** Asks both networks for the figure at `tokens[at]`. */
export function decide(model: ReaderModel, place: Place): Decision {
  const chances = run(model.figures, featuresOf(place.tokens, place.at, place.language));
  const best = (head: string): { name: string; chance: number } => likeliest(model.figures.heads[head], chances[head]);
  const above = best("above").name;
  const nouns = findNouns(model, place, { counted: above === "thing", per: best("thing").name === "yes" });
  const confidence = judgedHeads.reduce((product, head) => product * best(head).chance, nouns.chance);
  return {
    meaning: best("meaning").name as Meaning,
    flow: best("flow").name as Flow,
    party: best("party").name as Party,
    status: best("status").name as Status,
    basis: best("basis").name as Basis,
    above,
    time: best("time").name,
    perCustomer: best("customer").name === "yes",
    counted: nouns.counted,
    per: nouns.per,
    confidence,
    meanings: ranked(model.figures.heads["meaning"], chances["meaning"]),
  };
}

function likeliest(
  classes: readonly string[] = [],
  chances: Float64Array = new Float64Array(),
): { name: string; chance: number } {
  const chance = Math.max(...chances);
  return { name: classes[chances.indexOf(chance)] ?? "", chance };
}

function ranked(classes: readonly string[] = [], chances: Float64Array = new Float64Array()): Decision["meanings"] {
  return classes
    .map((meaning, index) => ({ meaning: meaning as Meaning, chance: chances[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 8);
}

interface Nouns {
  counted: number | null;
  per: number | null;
  chance: number;
}

function findNouns({ nouns }: ReaderModel, place: Place, wanted: { counted: boolean; per: boolean }): Nouns {
  const found: Nouns = { counted: null, per: null, chance: 1 };
  if (!wanted.counted && !wanted.per) return found;
  const candidates = nounCandidates(place.tokens, place.at).map((noun) => ({
    noun,
    chances: run(nouns, nounFeatures(place.tokens, { at: place.at, noun }, place.language))["place"],
  }));
  const [, above, below] = [0, 1, 2];
  for (const [name, index] of [
    ["counted", above],
    ["per", below],
  ] as const) {
    if (!wanted[name]) continue;
    const best = candidates.toSorted((a, b) => (b.chances?.[index] ?? 0) - (a.chances?.[index] ?? 0))[0];
    found[name] = best?.noun ?? null;
    found.chance *= best?.chances?.[index] ?? 0;
  }
  return found;
}
