import type { Language } from "../i18n/language.ts";
import type { Meaning } from "../quantities/labels.ts";
import { conceptsOf, sayingWordsOf } from "../reader/lexicon.ts";
import type { Figure } from "../reader/tokens.ts";
import { words } from "../reader/words.ts";
import { timeBehind } from "./words.ts";

/** Meanings whose name beside a number tells it from others of the same value: "30 % interest", "14 employees". */
const rates = ["interest", "tax", "equity", "growth", "margin", "churn", "retention"] as const;
const counts = ["staff", "visitor", "follower"] as const;
export type Kind = (typeof rates)[number] | (typeof counts)[number];

const isKind = (name: string, among: readonly Kind[]): name is Kind => (among as readonly string[]).includes(name);

/** Words between a number and its name. */
const reach = 3;
const reachInHan = 6;

const phraseBehind = /^[^.,;:!?()|=\d。，；：！？]{0,40}/;
const phraseBefore = /[^.,;:!?()|=\d。，；：！？]{0,40}$/;

interface Beside {
  before: string;
  behind: string;
  /** A percentage or a fraction; the others count. */
  isRate: boolean;
}

/** What the words beside a number call it; those behind it come first ("a margin after 30 % interest"). */
export function kindsBeside({ before, behind, isRate }: Beside, language: Language): Kind[] {
  const among = isRate ? rates : counts;
  const after = conceptsIn(phraseBehind.exec(behind)?.[0] ?? "", language, (all, most) => all.slice(0, most));
  const named = after.some((concept) => concept.startsWith("means "))
    ? after
    : conceptsIn(phraseBefore.exec(before.replace(/[:：=]\s*$/, ""))?.[0] ?? "", language, (all, most) =>
        all.slice(-most),
      );
  return [...new Set(named)].flatMap((concept) => {
    const [, name = ""] = concept.split(" ");
    return concept.startsWith("means ") && isKind(name, among) ? [name] : [];
  });
}

type Nearest = (concepts: string[][], most: number) => string[][];

function conceptsIn(phrase: string, language: Language, nearest: Nearest): string[] {
  const said = words(phrase, 0, "apart").map(({ word }) => word);
  const concepts = conceptsOf(sayingWordsOf(language), said);
  return nearest(concepts, language === "zh" ? reachInHan : reach).flat();
}

/** The kinds that a figure of such a meaning may be called; null where any may be right. */
export function kindsOfMeaning(meaning: Meaning): readonly string[] | null {
  if (meaning === "none" || meaning === "unclear") return null;
  // A share of customers may be called anything that is one.
  if (meaning === "share") return ["margin", "churn", "retention"];
  if (meaning === "churn" || meaning === "retention") return ["churn", "retention"];
  if (audience.has(meaning)) return ["visitor", "follower"];
  return [meaning];
}

const audience: ReadonlySet<Meaning> = new Set<Meaning>([
  "visitor",
  "follower",
  "lead",
  "reachable",
  "free",
  "waiting",
  "customers_other",
  "supply",
  "volume",
  "usage",
]);

/** The same for a result of a law, by its name. */
export function kindsOfResult(name: string): readonly string[] | null {
  const named = rates.filter((kind) => name.includes(kind));
  if (named.length > 0) return named.flatMap((kind) => kindsOfMeaning(kind) ?? []);
  return name.includes("customers") ? [] : null;
}

/** What a known value may be called; null: anything. */
interface Called {
  kinds: readonly string[] | null;
  /** It is a span of time; null where that is not known. */
  isTimed: boolean | null;
}

export const anything: Called = { kinds: null, isTimed: null };

/** What the founder's own words behind a number say that it is. */
export function kindsSaid({ kind }: Pick<Figure, "kind">, behind: string | undefined, language: Language): Called {
  if (behind === undefined) return anything;
  const kinds = kindsBeside({ before: "", behind, isRate: kind !== "bare" }, language);
  return { kinds: kinds.length === 0 ? null : kinds, isTimed: timeBehind(behind, language) !== null };
}
