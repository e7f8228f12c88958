import type { Basis, Party, Status } from "../quantities/labels.ts";
import type { Language } from "../i18n/language.ts";
import { type Meant, readingsOf } from "./consistent.ts";
import {
  type Chances,
  contextFeatures,
  type FirstLook,
  frameFeatures,
  type Look,
  lookOf,
  together,
} from "./context.ts";
import { messageFeatures, ownFeatures } from "./features.ts";
import { isOrdinalOf } from "./function-words.ts";
import type { ReaderModel } from "./model-file.ts";
import type { CurrencyEvidence } from "./money/currency.ts";
import { type Network, runSums, type Sum, sumOf } from "./network.ts";
import { type Noun, nounCandidates, ownFeatures as ownNounFeatures, pairFeatures } from "./nouns.ts";
import type { Figure, Token } from "./tokens.ts";
import { signsOf } from "./trust.ts";

/** The networks' output for one figure. */
export interface Decision {
  /** The likeliest reading, then those of other meanings, best first. */
  meanings: readonly Meant[];
  party: Party;
  status: Status;
  basis: Basis;
  /** A denominator of time, or none. */
  time: string;
  perCustomer: boolean;
  /** Whether it is per unit of a thing. */
  isPer: boolean;
  /** The likeliest words for the counted noun, the denominator and the name of the figure. */
  nouns: Nouns;
  /** Evidence for and against the decision. */
  signs: [name: string, value: number][];
  /** The output of both networks for every part of the reading. */
  chances: Chances;
  /** All words near it, looked up on first use. */
  near: () => Nouns["ranked"];
}

/** A message whose figures are being read. */
export interface Undecided {
  tokens: readonly Token[];
  language: Language;
  evidenceOf: (figure: Figure) => CurrencyEvidence;
}

const figuresOf = (tokens: readonly Token[]): [at: number, figure: Figure][] =>
  tokens.flatMap(({ figure }, at): [number, Figure][] => (figure ? [[at, figure]] : []));

/** The first network's output for every figure of a message. */
export function lookAt(
  network: Network,
  { tokens, language }: Pick<Undecided, "tokens" | "language">,
): { look: FirstLook; features: ReadonlyMap<number, Int32Array> } {
  const features = new Map(figuresOf(tokens).map(([at]) => [at, ownFeatures(tokens, at, language)]));
  const message = sumOf(network, messageFeatures(tokens));
  const look = new Map(
    [...features].map(([at, own]) => [at, lookOf(network.heads, runSums(network, [message, sumOf(network, own)]))]),
  );
  return { look, features };
}

/** Runs the networks on every figure of a message, by token index. */
export function decide(model: ReaderModel, undecided: Undecided): Map<number, Decision> {
  const { tokens } = undecided;
  const { look, features } = lookAt(model.figures, undecided);
  const message = sumOf(model.context, messageFeatures(tokens));
  const frame = sumOf(model.context, frameFeatures(look));
  const nounsAt = nounFinder(model.nouns, undecided);
  return new Map(
    figuresOf(tokens).map(([at, figure]) => {
      const own = sumOf(model.context, features.get(at) ?? []);
      const around = sumOf(model.context, contextFeatures(tokens, at, look));
      const second = lookOf(model.context.heads, runSums(model.context, [message, own, around, frame]));
      const looked = { figure, first: look.get(at) as Look, second, nouns: () => nounsAt(at) };
      return [at, decideOne(model, undecided, looked)];
    }),
  );
}

interface Looked {
  figure: Figure;
  first: Look;
  second: Look;
  nouns: () => Nouns;
}

const noNouns: Nouns = { above: null, below: null, of: null, ranked: { above: [], below: [] } };
/** The number of readings offered. */
const offered = 3;

function decideOne(model: ReaderModel, undecided: Undecided, looked: Looked): Decision {
  const { figure, first, second } = looked;
  const both = together(model.figures.heads, first, second);
  const best = (head: string): string => both[head]?.[0]?.[0] ?? "";
  const meanings = readingsOf(both, figure.kind);
  const { meaning, flow, above } = meanings[0] ?? { meaning: "unclear", flow: "none", above: "pure" };
  const isPer = best("thing") === "yes";
  const hasNoun = isPer || meanings.slice(0, offered).some((one) => one.above === "thing" || one.above === "currency");
  const nouns = hasNoun ? looked.nouns() : noNouns;
  const chosen = {
    meaning,
    flow,
    above,
    ...Object.fromEntries(["party", "status", "time", "customer", "thing"].map((head) => [head, best(head)])),
  };
  return {
    meanings,
    party: best("party") as Party,
    status: best("status") as Status,
    basis: best("basis") as Basis,
    time: best("time"),
    perCustomer: best("customer") === "yes",
    isPer,
    nouns,
    signs: signsOf({
      figure,
      language: undecided.language,
      first,
      second,
      both,
      chosen,
      nouns: {
        counted: above === "thing" ? (nouns.above?.chance ?? 0) : null,
        per: isPer ? (nouns.below?.chance ?? 0) : null,
      },
      evidence: undecided.evidenceOf(figure),
    }),
    chances: both,
    near: () => (hasNoun ? nouns : looked.nouns()).ranked,
  };
}

export interface Found {
  noun: Noun;
  chance: number;
}

export interface Nouns {
  above: Found | null;
  below: Found | null;
  of: Found | null;
  /** All nouns that may be counted and all possible denominators, likeliest first. */
  ranked: Readonly<Record<"above" | "below", readonly Found[]>>;
}

const surelyOf = 0.5;

/** The likeliest words near a figure for its noun, its denominator and its name. */
function nounFinder(network: Network, { tokens, language }: Undecided): (at: number) => Nouns {
  const ownSum = ownSums(network, { tokens, language });
  return (at) => {
    const candidates = nounCandidates(tokens, at).filter(({ word, to }) => !isOrdinalOf(word, tokens[to]?.word));
    const chances = candidates.map((noun) => {
      const pair = sumOf(network, pairFeatures(tokens, { at, noun }, language));
      return runSums(network, [ownSum(at, noun), pair]);
    });
    const ranked = (head: string, index: number): Found[] =>
      candidates
        .map((noun, place): Found => ({ noun, chance: chances[place]?.[head]?.[index] ?? 0 }))
        .toSorted((left, right) => right.chance - left.chance);
    const above = ranked("place", 1);
    const below = ranked("place", 2);
    const of = likeliestOf(
      candidates,
      chances.map((found) => found["of"]?.[1] ?? 0),
    );
    return {
      above: above[0] ?? null,
      below: below[0] ?? null,
      of: of && of.chance >= surelyOf ? of : null,
      ranked: { above, below },
    };
  };
}

/** Of nouns that are equally likely the earlier one. */
function likeliestOf(nouns: readonly Noun[], chances: readonly number[]): Found | null {
  const chance = Math.max(...chances);
  const noun = nouns[chances.indexOf(chance)];
  return noun ? { noun, chance } : null;
}

/** The sums of a word's own features: the same for all figures of one kind on one side of it. */
function ownSums(
  network: Network,
  { tokens, language }: Pick<Undecided, "tokens" | "language">,
): (at: number, noun: Noun) => Sum {
  const ofKinds = new Map<string, Map<Noun, Sum>>();
  return (at, noun) => {
    const key = `${tokens[at]?.figure?.kind} ${noun.from < at}`;
    let sums = ofKinds.get(key);
    if (!sums) ofKinds.set(key, (sums = new Map()));
    let sum = sums.get(noun);
    if (!sum) sums.set(noun, (sum = sumOf(network, ownNounFeatures(tokens, { at, noun }, language))));
    return sum;
  };
}
