import type { Claim } from "@cofounder/contract/analysis";
import { dateKey, findNumerals } from "./numerals.ts";
import type { Numeral } from "./numerals.ts";

type Entry = { value: number; unit: string };

/** Claims prepared for many look-ups. */
export type ClaimIndex = { resolves: (numeral: Numeral) => boolean; knowsName: (name: string) => boolean };

const roundingShare = 0.015;

export function indexClaims(claims: readonly Claim[]): ClaimIndex {
  const entries: Entry[] = [];
  const dates = new Set<string>();
  const names = new Set<string>();
  for (const claim of claims) {
    if (claim.type === "unknown") continue;
    if (claim.unit === "company") names.add(claim.text.toLowerCase());
    if (claim.value !== null) entries.push({ value: claim.value, unit: claim.unit ?? "" });
    for (const numeral of findNumerals(claim.text)) {
      if (numeral.kind === "date") dates.add(dateKey(numeral.text));
      else entries.push({ value: numeral.value, unit: unitOf(numeral, claim.unit) });
    }
    addYears(claim, entries);
  }
  const distinct = [...new Map(entries.map((entry) => [`${entry.value} ${entry.unit}`, entry])).values()];
  return {
    resolves: (numeral) =>
      numeral.kind === "date" ? dates.has(numeral.text) : distinct.some((entry) => matches(entry, numeral)),
    knowsName: (name) => knows(names, name),
  };
}

function addYears(claim: Claim, entries: Entry[]): void {
  for (const year of claim.source?.year.match(/\d{4}/g) ?? []) entries.push({ value: Number(year), unit: "year" });
}

function unitOf(numeral: Numeral, claimUnit: string | null): string {
  if (numeral.kind === "percent") return "ratio";
  if (numeral.kind === "score") return "points";
  if (numeral.kind === "multiple") return "x";
  return numeral.currency ?? numeral.timeUnit ?? (claimUnit === "ratio" ? "" : (claimUnit ?? ""));
}

function matches(entry: Entry, numeral: Numeral): boolean {
  return unitFits(entry.unit, numeral) && valueFits(entry.value, numeral);
}

/** A unit written beside the numeral has to be the claim's; a bare numeral may repeat any value but a score. */
function unitFits(unit: string, numeral: Numeral): boolean {
  if (numeral.kind === "bare") return numeral.timeUnit === null ? unit !== "points" : unit === numeral.timeUnit;
  const wanted = { percent: "ratio", score: "points", multiple: "x", money: numeral.currency, date: null }[
    numeral.kind
  ];
  return unit === wanted;
}

function valueFits(value: number, numeral: Numeral): boolean {
  const difference = Math.abs(value - numeral.value);
  if (difference <= Math.abs(value) * 1e-9) return true;
  // A rounded figure may stand for an exact one, never the other way round, and never by more than 1.5%.
  return difference <= numeral.halfStep * 1.0001 && difference <= Math.abs(value) * roundingShare;
}

function knows(names: Set<string>, written: string): boolean {
  const name = written
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/[.]+$/, "");
  if (names.has(name)) return true;
  for (const known of names) if (name.startsWith(`${known} `) || known.startsWith(`${name} `)) return true;
  return false;
}
