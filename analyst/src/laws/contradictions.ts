import { currencyOf, formatUnit, isPure } from "../quantities/unit.ts";
import { agree, type Leaves, type Question, type Term, valueOf } from "./term.ts";

/** The terms to compute with, and the questions to ask. */
interface Agreed {
  terms: Term[];
  questions: Question[];
  /** Costs with two stated values. */
  disputed: Term[];
}

/**
 * One value per thing and unit: a plan gives way to a fact, a repetition is dropped, and two values become a question
 * and are not used. Parts of different named wholes are different things.
 */
export function withoutContradictions(terms: Term[], leaves: Leaves): Agreed {
  const wholes = new Set(terms.map(({ partOf }) => partOf));
  const shared = terms.filter(({ id }) => wholes.has(id));
  const said = terms.filter((term) => !isSaidAgain(term, shared, leaves));
  const questions: Question[] = [];
  const kept: Term[] = [];
  const disputed: Term[] = [];
  for (const group of Map.groupBy(said, (term) => sameness(term, wholes)).values()) {
    const about = surest(group);
    const stand = standing(about, leaves);
    kept.push(...(stand ?? []));
    if (stand) continue;
    disputed.push(...about.filter(({ flow }) => flow === "out"));
    questions.push({
      code: "two_values",
      about: about.map(({ id }) => id),
      values: about.map(({ id }) => leaves[id]?.value ?? 0),
    });
  }
  return { terms: kept, questions, disputed };
}

/** The values of one thing that may be used; null where they contradict each other. */
function standing(about: readonly Term[], leaves: Leaves): Term[] | null {
  const [first, ...others] = about;
  if (!first) return [];
  const value = valueOf(first, leaves);
  if (others.every((other) => agree(value, valueOf(other, leaves)))) return [first];
  const isMoney = currencyOf(first.unit) !== null;
  // Two salaries or grants without further words belong to two people or givers.
  if (added.has(first.meaning) && first.of === "" && isMoney) return [...about];
  // So do costs listed in a message without a name that was found: rent, power and a licence, each monthly.
  if (isListed(about)) return withoutParts(about, leaves);
  // Two counts may be of two groups; the law that needs one of them asks which.
  return !isMoney && !isPure(first.unit) ? [...about] : null;
}

/** The same figure again, where the first is the whole of another: "80 € … 18 % of them … is 80 enough?". */
function isSaidAgain(term: Term, shared: readonly Term[], leaves: Leaves): boolean {
  if (shared.some(({ id }) => id === term.id)) return false;
  const alone: ReadonlySet<string | null> = new Set();
  return shared.some(
    (other) => sameness(other, alone) === sameness(term, alone) && agree(valueOf(other, leaves), valueOf(term, leaves)),
  );
}

const added = new Set(["pay", "grant"]);

const isListed = (group: readonly Term[]): boolean =>
  new Set(group.map(({ quantity }) => quantity?.span.message)).size === 1 &&
  group.every(({ flow, of, unit }) => flow === "out" && of === "" && currencyOf(unit) !== null);

/** If one cost is the sum of the others, only that one: "shipping 4.90, box 0.70, in all 5.60". */
function withoutParts(terms: readonly Term[], leaves: Leaves): Term[] {
  const sum = terms.reduce((total, term) => total + valueOf(term, leaves), 0);
  const whole = terms.length > 2 ? terms.find((term) => agree(2 * valueOf(term, leaves), sum)) : undefined;
  return whole ? [whole] : [...terms];
}

/** Actual values before planned ones, and planned before assumed. */
function surest(group: Term[]): Term[] {
  const said = (["actual", "planned", "assumed"] as const).map((status) =>
    group.filter(({ quantity }) => quantity?.status === status),
  );
  return said.find((terms) => terms.length > 0) ?? group;
}

function sameness(term: Term, wholes: ReadonlySet<string | null>): string {
  const { id, meaning, unit, of, flow, partOf, plan } = term;
  const own = wholes.has(id) ? id : "";
  return [meaning, formatUnit(unit), of.trim().toLowerCase(), flow, partOf ?? "", own, plan].join("|");
}
