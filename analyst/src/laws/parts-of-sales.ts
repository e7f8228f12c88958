import { isPure, isSameUnit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { sharesWord } from "./term.ts";
import type { Question, Term } from "./term.ts";

/** A part of all sales, as a fraction of them; `null` where the part is named and its size is not known. */
export interface PartOfSales {
  about: Term;
  fraction: Expression | null;
  inputs: string[];
}

const ofSales: ReadonlySet<string> = new Set(["price", "order_value", "revenue", "volume"]);
const usualSales: ReadonlySet<string> = new Set(["sales", "orders", "price"]);
const totals: ReadonlySet<string> = new Set(["volume", "revenue"]);

/** The share, or the sales of its own, of the customer or channel that the words name. */
export function partFor(term: Term, terms: readonly Term[]): PartOfSales | null {
  const whole = terms.find(({ id }) => id === term.partOf);
  if (whole && isShare(whole)) return shareOfSales(whole, terms);
  if (term.of === "" || whole || term.partOf !== null) return null;
  const named = terms.filter((other) => other.id !== term.id && other.of !== "" && sharesWord(other.of, term.of));
  const share = named.find(isShare);
  if (share) return shareOfSales(share, terms);
  const own = named.find((other) => totals.has(other.meaning));
  return own ? ownSales(own, terms) : null;
}

export const isShare = ({ meaning, unit }: Term): boolean => meaning === "share" && isPure(unit);

/** It is stated to be a share of the sales; of what else it could be one is unknown. */
export function shareOfSales(share: Term, terms: readonly Term[]): PartOfSales {
  const whole = terms.find(({ id }) => id === share.partOf);
  const isKnown = usualSales.has(share.partOf ?? "") || (whole !== undefined && ofSales.has(whole.meaning));
  return { about: share, fraction: isKnown ? share.expression : null, inputs: share.inputs };
}

/** Its own sales beside others, or beside the total that contains them; alone they are all. */
function ownSales(own: Term, terms: readonly Term[]): PartOfSales | null {
  const alike = terms.filter(({ meaning, unit }) => meaning === own.meaning && isSameUnit(unit, own.unit));
  if (alike.length < 2) return null;
  const total = alike.find(({ id, of }) => id === own.partOf || of === "");
  const sum = total
    ? total.expression
    : alike
        .slice(1)
        .reduce((all, term) => operation("+", all, term.expression), alike[0]?.expression ?? own.expression);
  return {
    about: own,
    fraction: operation("/", own.expression, sum),
    inputs: total ? [...own.inputs, ...total.inputs] : alike.flatMap(({ inputs }) => inputs),
  };
}

export const ofPart = (term: Term, { fraction, inputs, about }: PartOfSales): Term | null =>
  fraction === null
    ? null
    : {
        ...term,
        expression: operation("*", term.expression, fraction),
        inputs: [...term.inputs, ...inputs],
        because: [...term.because, { code: "of_part", about: [term.inputs[0] ?? term.id, about.id] }],
      };

/** Words that mark a length of time as buyers' payment terms. */
export const credit =
  "credit|net|terms|invoice|paid|pays|payment|kredit|zahl|rechnung|crédit|paiement|facture|crédito|pago|factura|cobro|उधार|भुगतान|udhaar|账期|帳期|付款|回款|赊|結帳|结账";

/** Words around payment terms that name no customer in particular. */
const general: ReadonlySet<string> = new Set(
  (
    "day days after within until late later pay pays paid get gets our their from the for all average " +
    "time money period customer customers buyer buyers client clients everyone ziel frist tag tage nach " +
    "kunde kunden alle zahlen zahlt délai délais jour jours après tous plazo día días después cliente " +
    "clientes todos media ग्राहक दिन बाद का के की में 客户 客人 顾客 天 后 平均"
  ).split(" "),
);

const isPayment = new RegExp(credit, "iu");
const paymentWords = new RegExp(`${credit}|客户|客人|顾客`, "giu");

/** Whether the words name somebody beside the payment itself. */
const namesSomebody = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => word.length > 2 || /[^\p{Script=Latin}]/u.test(word))
    .map((word) => (/\p{Script=Han}/u.test(word) || !isPayment.test(word) ? word.replace(paymentWords, "") : ""))
    .some((word) => word !== "" && !general.has(word));

/**
 * Payment terms of one customer's share are no terms of all sales: they are applied to the share, or it is asked whose
 * they are.
 */
export function withTermsOfParts(terms: readonly Term[]): { terms: Term[]; questions: Question[] } {
  const questions: Question[] = [];
  const resolved = terms.flatMap((term): Term[] => {
    if (!isCredit(term)) return [term];
    const part = partFor(term, terms);
    const applied = part ? ofPart(term, part) : null;
    if (applied) return [applied];
    if (!part && !namesSomebody(term.of) && !terms.some((other) => mayBeTheirs(other, terms))) return [term];
    questions.push(
      part
        ? { code: "share_of_what", about: [part.about.id], values: [] }
        : { code: "which_part", about: [term.id], values: [] },
    );
    return [];
  });
  // Where one customer's terms cannot be counted, those of the others are not the terms of all.
  return { terms: questions.length > 0 ? resolved.filter((term) => !isCredit(term)) : resolved, questions };
}

const isCredit = ({ meaning, unit, of }: Term): boolean =>
  meaning === "duration" && (isSameUnit(unit, { day: 1 }) || isSameUnit(unit, { month: 1 })) && isPayment.test(of);

/** A named customer's share of the sales: unnamed terms may be theirs. */
const mayBeTheirs = (term: Term, terms: readonly Term[]): boolean =>
  isShare(term) && term.of !== "" && (term.partOf === null || shareOfSales(term, terms).fraction !== null);
