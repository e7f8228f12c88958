import type { ChoiceName } from "@cofounder/contract/figure-choices";
import type { Token } from "../tokens.ts";
import { type Named, type Role, someCost } from "./saying-words.ts";

/** The founder's statement; several choices are several possible meanings of the words. */
export interface Said extends Omit<Named, "choice"> {
  choices: readonly ChoiceName[];
}

export interface Word extends Token {
  roles: readonly Role[];
  /** What its concepts name, each once for all words of a phrase. */
  named: readonly Named[];
}

const sign = /^[^\p{L}\p{M}\p{N}=:：]$/u;

const has = (word: Word | undefined, role: Role): boolean => word?.roles.includes(role) ?? false;
const isAny = (word: Word, roles: readonly Role[]): boolean => roles.some((role) => has(word, role));
const isSign = ({ word, figure }: Word): boolean => figure === null && sign.test(word);

/** What the words before and behind a figure say about it; null: that it is none; undefined: nothing certain. */
export function saidIn(before: readonly Word[], behind: readonly Word[]): Said | null | undefined {
  const left = before.filter((word) => !isSign(word));
  const right = behind.filter((word) => !isSign(word));
  if (!isLead(left) || right.some(({ figure }) => figure !== null)) return undefined;
  if (isForgotten(left, right)) return null;
  const predicate = predicateOf(right);
  if (!predicate || predicate.length === 0) return undefined;
  if (isCalledWrong(predicate)) return null;
  if (predicate.some((word) => has(word, "not") || has(word, "unsure"))) return undefined;
  return saidBy(predicate);
}

/** Only words that lead to a definite number stand before it: "no, the …", "by the …", "forget the …". */
const isLead = (left: readonly Word[]): boolean =>
  left.every((word) => isAny(word, ["lead", "the", "forget", "mentioned"]));

const mostAround = 6;

/** "Forget the 390", "the 390 can be forgotten", "vergiss die 390", "390 को भूल जाओ". */
function isForgotten(left: readonly Word[], right: readonly Word[]): boolean {
  const isSaidBefore = left.some((word) => has(word, "forget"));
  const behind = right.filter(({ word }) => !/^[:：=]$/.test(word));
  const isSaidBehind = right.some((word) => has(word, "forget"));
  const around = behind.filter((word) => !isAny(word, ["forget", "filler", "mentioned", "lead"]));
  return (
    (isSaidBefore && behind.length <= mostAround && !behind.some((word) => has(word, "is"))) ||
    (isSaidBehind && around.length === 0)
  );
}

/** "… is wrong", "… is not our figure". */
const isCalledWrong = (predicate: readonly Word[]): boolean => {
  const first = predicate.findIndex((word) => !has(word, "filler") && !has(word, "the"));
  const next = predicate.findIndex(({ boundary }, index) => index > first && boundary === "clause");
  const clause = predicate.slice(first, next < 0 ? undefined : next);
  return has(predicate[first], "wrong") && clause.every((word) => isAny(word, wrongWords));
};
const wrongWords = ["wrong", "filler", "the", "mentioned", "is", "lead"] as const;

/** The words behind "is", which follows the number and its noun or, in some languages, ends the sentence. */
function predicateOf(right: readonly Word[]): Word[] | null {
  if (has(right[0], "wrong")) return [...right];
  let unknown = 0;
  for (const [index, word] of right.entries()) {
    const predicate = has(word, "is") ? right.slice(lastOfCopula(right, index)) : [];
    if (predicate.length > 0) return predicate;
    if (!has(word, "mentioned")) unknown += 1;
    if (unknown > 1) break;
  }
  return has(right.at(-1), "is") ? right.slice(0, -1) : null;
}

function lastOfCopula(right: readonly Word[], from: number): number {
  let to = from;
  while (has(right[to], "is")) to += 1;
  return to;
}

/** The number of unknown words that may follow the word for the meaning: "the rent for our kitchen". */
const mostUnknown = 4;

type Parts = { [Key in keyof Named]?: Set<NonNullable<Named[Key]>> };

/**
 * Before the word for the meaning every word must be known: "the 39 is what the shop puts on the shelf" may mean
 * anything.
 */
function saidBy(predicate: readonly Word[]): Said | undefined {
  const parts: Parts = {};
  let unknown = 0;
  for (const [index, word] of predicate.entries()) {
    for (const one of namedAt(predicate, index))
      for (const key of Object.keys(one) as (keyof Named)[]) add(parts, key, one[key]);
    if (isKnown(word) || has(predicate[index - 1], "per")) continue;
    unknown += 1;
    if (parts.choice === undefined || unknown > mostUnknown) return undefined;
  }
  return together(
    parts,
    predicate.some((word) => has(word, "some cost")),
  );
}

const isKnown = ({ named, roles }: Word): boolean => named.length > 0 || roles.length > 0;

/** What a word names; for "per wash" the noun, where no known word stands there. */
function namedAt(predicate: readonly Word[], at: number): readonly Named[] {
  const [word, next] = [predicate[at], predicate[at + 1]];
  if (!word) return [];
  return has(word, "per") && word.named.length === 0 && next && !isKnown(next) ? [{ each: next.word }] : word.named;
}

function add<Key extends keyof Named>(parts: Parts, key: Key, value: Named[Key]): void {
  if (value === undefined) return;
  const known = (parts[key] ?? new Set()) as Set<NonNullable<Named[Key]>>;
  known.add(value as NonNullable<Named[Key]>);
  Object.assign(parts, { [key]: known });
}

/** Parts stated in two ways count as unstated; with several choices the founder is asked which one. */
function together({ choice, each, time, party, status }: Parts, isCost: boolean): Said | undefined {
  const parts = { each: onlyOf(each), time: onlyOf(time), party: onlyOf(party), status: onlyOf(status) };
  const known = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const choices = [...(choice ?? (isCost ? someCost : []))];
  return choices.length === 0 && Object.keys(known).length === 0 ? undefined : { ...known, choices };
}

const onlyOf = <Value>(values: ReadonlySet<Value> | undefined): Value | undefined =>
  values?.size === 1 ? [...values][0] : undefined;
