import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit, inBaseUnits } from "../quantities/unit.ts";
import { sameWords, sharesWord } from "./term.ts";

/** Figures that are added up, so that a change of one would count twice. */
const added: ReadonlySet<string> = new Set(["unit_cost", "fixed_cost", "pay", "fee", "acquisition_spend"]);

/** What a planned or supposed figure does to the stated ones: it replaces one, may do so, or stands beside them. */
export type Change =
  | { kind: "replaces"; figure: Quantity }
  | { kind: "unclear"; beside: Quantity[] }
  | { kind: "adds" };

/**
 * "From 9.50 to 6" is one cost, now and later. A figure of the same meaning, unit and thing is replaced; whether one
 * that may be the same thing is replaced or added is unknown.
 */
export function changeBy(plan: Quantity, quantities: readonly Quantity[]): Change {
  if (plan.replaces === null) return { kind: "adds" };
  const said = quantities.find((other) => other.id === plan.replaces && isStated(other, plan));
  return said ? { kind: "replaces", figure: said } : changeByWords(plan, quantities);
}

function changeByWords(plan: Quantity, quantities: readonly Quantity[]): Change {
  const alike = quantities.filter((other) => isStated(other, plan) && isAlike(plan, other) && !oneMore.test(plan.of));
  const [only, ...others] = alike;
  if (!only) return { kind: "adds" };
  const [same, ...several] = ofTheSameThing(plan, alike);
  if (same) return several.length === 0 ? { kind: "replaces", figure: same } : { kind: "unclear", beside: alike };
  // Without words of its own it replaces the only figure of its kind.
  if (plan.of === "" && others.length === 0) return { kind: "replaces", figure: only };
  const isUnnamed = plan.of === "" || alike.some(({ of }) => of === "");
  const mayBeSame = added.has(plan.meaning) && (isUnnamed || alike.some((other) => isInOneBreath(plan, other)));
  return mayBeSame ? { kind: "unclear", beside: alike } : { kind: "adds" };
}

/** "Another joiner" comes on top of the joiner of today. */
export const oneMore = new RegExp(
  String.raw`(?<!\p{L})(?:another|one more|second|third|extra|additional|further|zweite[rnsm]?|dritte[rnsm]?|weitere[rnsm]?` +
    String.raw`|zusätzliche[rnsm]?|noch eine?[nrm]?|otr[oa]s?|segund[oa]|tercer[oa]?|autres?|deuxième|troisième|seconde?` +
    String.raw`|supplémentaires?|un[ae]? \p{L}+ (?:más|de plus))(?!\p{L})|दूसर|एक और|另一|第二|再一|多一`,
  "iu",
);

/** A stated figure; for a supposition a plan is stated too. */
const isStated = (other: Quantity, plan: Quantity): boolean =>
  other.id !== plan.id && isComputable(other) && (plan.status === "hypothetical" || other.status !== "planned");

const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning &&
  one.flow === other.flow &&
  one.share?.of === other.share?.of &&
  unitOf(one) === unitOf(other);

const unitOf = ({ unit }: Quantity): string => `${formatUnit(inBaseUnits(unit).unit)} ${unit["%"] ?? 0}`;

function ofTheSameThing(plan: Quantity, alike: readonly Quantity[]): Quantity[] {
  const named = alike.filter(({ of }) => sameWords(of, plan.of));
  return named.length > 0 ? named : alike.filter(({ of }) => of !== "" && plan.of !== "" && sharesWord(of, plan.of));
}

/** The most characters between two figures of one phrase: "from 9.50 euros a box to 6". */
const mostBetween = 24;

function isInOneBreath({ span: one }: Quantity, { span: other }: Quantity): boolean {
  if (one.message !== other.message) return false;
  return Math.max(one.start - other.end, other.start - one.end) <= mostBetween;
}
