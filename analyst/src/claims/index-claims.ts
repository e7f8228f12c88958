import type { Claim } from "@cofounder/contract/analysis";
import { isCurrency } from "../reading/currencies.ts";
import { languages } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { isKnownDate } from "./dates.ts";
import { addressKey } from "./links.ts";
import { findNumerals } from "./numerals.ts";
import type { Numeral } from "./numeral.ts";

interface Entry {
  value: number;
  unit: string;
  /** Amounts of money from a source are repeated with their currency. */
  isQuoted: boolean;
}

/** Claims indexed for many look-ups. */
export interface ClaimIndex {
  resolves: (numeral: Numeral) => boolean;
  knowsName: (name: string) => boolean;
  knowsAddress: (address: string) => boolean;
}

/** Named companies, and the publishers of sources. */
interface Known {
  names: Set<string>;
  publishers: Set<string>;
}

const roundingShare = 0.015;

/** Many claims have the same value in the same unit. */
class Entries {
  readonly distinct: Entry[] = [];
  readonly #quoted = new Map<string, Set<number>>();
  readonly #plain = new Map<string, Set<number>>();

  add(entry: Entry): void {
    const { value, unit, isQuoted } = entry;
    const units = isQuoted ? this.#quoted : this.#plain;
    const values = units.get(unit);
    if (values?.has(value)) return;
    if (values) values.add(value);
    else units.set(unit, new Set([value]));
    this.distinct.push(entry);
  }
}

export function indexClaims(claims: readonly Claim[]): ClaimIndex {
  const entries = new Entries();
  /** Dates by key, and version numbers as written. */
  const dates = new Set<string>();
  const known: Known = { names: new Set(), publishers: new Set() };
  const addresses = new Set<string>();
  for (const claim of claims) {
    if (claim.type === "unknown") continue;
    addNames(claim, known);
    addAddresses(claim, addresses);
    if (claim.value !== null) entries.add(entryOf(claim, claim.value, claim.unit ?? ""));
    for (const numeral of findNumerals(claim.text)) {
      if (numeral.kind === "date") dates.add(numeral.text);
      else if (isVersion(numeral)) dates.add(numeral.text);
      else entries.add(entryOf(claim, numeral.value, unitOf(numeral, claim.unit)));
    }
    addYears(claim, entries);
  }
  return {
    resolves: (numeral) =>
      numeral.kind === "date"
        ? isKnownDate(dates, numeral.text)
        : (isVersion(numeral) && dates.has(numeral.text)) || entries.distinct.some((entry) => matches(entry, numeral)),
    knowsName: (name) => knows(known, name),
    knowsAddress: (address) => addresses.has(addressKey(address)) || isDomainOf(known.names, address),
  };
}

function addNames({ unit, text, source }: Claim, { names, publishers }: Known): void {
  if (unit === "company" || unit === "name") names.add(text.toLowerCase());
  if (source) for (const name of namesOf(source.publisher)) publishers.add(name);
}

/** The knowledge has few publishers; their names in each language are computed once. */
const called = new Map<string, string[]>();
const mostCalled = 500;

function namesOf(publisher: string): string[] {
  const known = called.get(publisher);
  if (known) return known;
  const names = languages.map((language) => wordsOf(translatorFor(language).translate(publisher)));
  if (called.size >= mostCalled) called.clear();
  called.set(publisher, names);
  return names;
}

const wordsOf = (written: string): string =>
  ` ${written
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim()} `;

function addAddresses({ unit, text, source }: Claim, addresses: Set<string>): void {
  if (source?.url) addresses.add(addressKey(source.url));
  if (unit === "address") addresses.add(addressKey(text));
}

/** "4.0.1" is a version number without a value. */
const isVersion = ({ value, text }: Numeral): boolean => Number.isNaN(value) && /^\d+(?:\.\d+){2,}$/.test(text);

/** "notion.so" matches Notion. */
function isDomainOf(names: Set<string>, address: string): boolean {
  const key = addressKey(address);
  return !key.includes("/") && (names.has(key) || names.has(key.split(".")[0] ?? ""));
}

const entryOf = ({ type }: Claim, value: number, unit: string): Entry => ({
  value,
  unit,
  isQuoted: type === "source" && isCurrency(unit),
});

function addYears(claim: Claim, entries: Entries): void {
  for (const year of claim.source?.year.match(/\d{4}/g) ?? []) entries.add(entryOf(claim, Number(year), "year"));
}

function unitOf(numeral: Numeral, claimUnit: string | null): string {
  if (numeral.kind === "percent") return "ratio";
  if (numeral.kind === "score") return "points";
  if (numeral.kind === "multiple") return "x";
  return numeral.currency ?? numeral.timeUnit ?? (claimUnit === "ratio" ? "" : (claimUnit ?? ""));
}

function matches(entry: Entry, numeral: Numeral): boolean {
  if (entry.isQuoted && numeral.kind === "bare") return false;
  return unitFits(entry.unit, numeral) && valueFits(entry.value, numeral);
}

const sharedSigns: Record<string, string[]> = { JPY: ["CNY"], CNY: ["JPY"] };

/** A unit beside the numeral has to be the claim's; a bare numeral may repeat any value but a score. */
function unitFits(unit: string, numeral: Numeral): boolean {
  if (numeral.kind === "bare") return numeral.timeUnit === null ? unit !== "points" : unit === numeral.timeUnit;
  const wanted = { percent: "ratio", score: "points", multiple: "x", money: numeral.currency, date: null }[
    numeral.kind
  ];
  return unit === wanted || (numeral.currency !== null && sharedSigns[numeral.currency]?.includes(unit) === true);
}

function valueFits(value: number, numeral: Numeral): boolean {
  const difference = Math.abs(value - numeral.value);
  if (difference <= Math.abs(value) * 1e-9) return true;
  // A rounded figure may stand for an exact one, never the reverse, and never by more than 1.5%.
  return difference <= numeral.halfStep * 1.0001 && difference <= Math.abs(value) * roundingShare;
}

const companyForms =
  /^ (?:inc|ltd|llc|gmbh|ag|sa|sas|sl|se|co|corp|group|labs?|pro|plus|software|technologies|systems|health|app|crm|ai|cloud|online|one|[a-z]{2})\.?$/;

/** "Notion Labs" matches Notion. */
const isLongForm = (name: string, known: string): boolean =>
  name.startsWith(`${known} `) && companyForms.test(name.slice(known.length));

function knows({ names, publishers }: Known, written: string): boolean {
  const name = written
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/(?<![.])[.]+$/, "");
  if (names.has(name)) return true;
  for (const known of names) if (known.startsWith(`${name} `) || isLongForm(name, known)) return true;
  const words = wordsOf(name);
  return words.trim() !== "" && [...publishers].some((publisher) => publisher.includes(words));
}
