import { currencyOf, formatUnit, isPure } from "../quantities/unit.ts";
import { agree, type Leaves, type Question, type Term, valueOf } from "./term.ts";

/** The terms that are computed with, and what has to be asked. */
interface Agreed {
  terms: Term[];
  questions: Question[];
  /** Costs of which two values are said. */
  disputed: Term[];
}

/**
 * The same thing in the same unit stands once: a plan gives way to a fact, a repetition is dropped, two values are a
 * question and neither is used. What is part of a named whole is told apart by it.
 */
export function withoutContradictions(terms: Term[], leaves: Leaves): Agreed {
  const wholes = new Set(terms.map(({ partOf }) => partOf));
  const said = terms.filter((term) => !isSaidAgain(term, terms, { wholes, leaves }));
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

/** What of one thing's values may be computed with; null where they are two values for one thing. */
function standing(about: readonly Term[], leaves: Leaves): Term[] | null {
  const [first, ...others] = about;
  if (!first) return [];
  const value = valueOf(first, leaves);
  if (others.every((other) => agree(value, valueOf(other, leaves)))) return [first];
  const isMoney = currencyOf(first.unit) !== null;
  // Two salaries or grants of which nothing is said are of two people or givers.
  if (added.has(first.meaning) && first.of === "" && isMoney) return [...about];
  // So are costs that a message lists without a name that was found: rent, power and a licence, each a month.
  if (isListed(about)) return withoutParts(about, leaves);
  // Two counts may be of two groups; which one a law would take is asked there.
  return !isMoney && !isPure(first.unit) ? [...about] : null;
}

/** The same figure once more, where the first is the whole of another: "80 € … 18 % of them … is 80 enough?". */
function isSaidAgain(
  term: Term,
  terms: readonly Term[],
  { wholes, leaves }: { wholes: ReadonlySet<string | null>; leaves: Leaves },
): boolean {
  if (wholes.has(term.id)) return false;
  const alone: ReadonlySet<string | null> = new Set();
  return terms.some(
    (other) =>
      wholes.has(other.id) &&
      sameness(other, alone) === sameness(term, alone) &&
      agree(valueOf(other, leaves), valueOf(term, leaves)),
  );
}

const added = new Set(["pay", "grant"]);

const isListed = (group: readonly Term[]): boolean =>
  new Set(group.map(({ quantity }) => quantity?.span.message)).size === 1 &&
  group.every(({ flow, of, unit }) => flow === "out" && of === "" && currencyOf(unit) !== null);

/** Of costs of which one is the sum of the others only that one: "shipping 4.90, box 0.70, in all 5.60". */
function withoutParts(terms: readonly Term[], leaves: Leaves): Term[] {
  const sum = terms.reduce((total, term) => total + valueOf(term, leaves), 0);
  const whole = terms.length > 2 ? terms.find((term) => agree(2 * valueOf(term, leaves), sum)) : undefined;
  return whole ? [whole] : [...terms];
}

/** What is comes before what is planned, and that before what is only assumed. */
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
