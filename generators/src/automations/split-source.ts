import type { AutomationActionType } from "@cofounder/contract/tools/automation-builder";
import {
  behindContent,
  behindSource,
  contentOpenings,
  contentWords,
  fromWords,
  inWords,
  ofWords,
  otherTools,
  sourceServices,
} from "./knowledge/sources.ts";
import { serviceWords, verbs } from "./knowledge/words.ts";
import { sourceOf, wordPattern } from "./words.ts";

/** A clause that reads from one service and does something with it. */
export interface SplitClause {
  /** The service that is read, `to-decide` where there is no ready step for it. */
  type: AutomationActionType;
  /** What is read, in the clause's words. */
  read: string;
  /** The clause without it. */
  rest: string;
  /** Only the service is named, not what is in it. */
  isBare: boolean;
  /** The words in between say nothing but where from. */
  isCertain: boolean;
}

interface Place {
  at: number;
  end: number;
  isCertain: boolean;
}

const services = sourceServices.map(([type, words]) => [type, wordPattern(words)] as const);
const anySource = sourceOf([...sourceServices.flatMap(([, words]) => words), ...otherTools]);
const title = String.raw`(?:\s*["“„«「][^"”“»」]{1,100}["”“»」])?`;
const upTo = String.raw`(?:\p{L}[\p{L}'’-]*\s+){0,2}?`;
const behind = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:${sourceOf(words)}\s+|(?<!\p{L})d['’])${upTo}${anySource}${title}`, "iu");
const certain = behind(fromWords);
const possible = behind(ofWords);
const inside = behind(inWords);
const inHindi = new RegExp(String.raw`${anySource}${title}\s+${sourceOf(behindSource)}`, "iu");
const inChinese = new RegExp(
  String.raw`从\s*${anySource}(?:里面|里|中)?的?|(?<![在到进入])${anySource}(?:里面|里|中|上)的?`,
  "iu",
);
const content = wordPattern(contentWords);
const contentEnd = wordPattern(behindContent);
const contentInChinese = wordPattern(contentOpenings);
const headVerb = new RegExp(
  String.raw`^\s*(?:(?:please|bitte|por favor)\s+)?(?:${sourceOf(verbs)}|e-?mail|mail)(?:[\s-]+(?:me|us|mir|uns|moi|nous|them|him|her)(?!\p{L}))?`,
  "iu",
);
const laterVerb = wordPattern(verbs);
const anyService = wordPattern(serviceWords.flatMap(([type, words]) => (type === "ai-text" ? [] : words)));

/** "send me an email with the walks from a Google Sheet": what is read, and the rest. Null without a source. */
export function splitSource(clause: string): SplitClause | null {
  const han = inChinese.exec(clause);
  if (han) return cut(clause, placeOf(han, true), inChineseOrder);
  const hindi = inHindi.exec(clause);
  if (hindi) return cut(clause, placeOf(hindi, true), inHindiOrder);
  const found = certain.exec(clause);
  const perhaps = found ?? possible.exec(clause);
  if (perhaps) return cut(clause, placeOf(perhaps, found !== null), inWesternOrder);
  const within = inside.exec(clause);
  const split = within && cut(clause, placeOf(within, false), inWesternOrder);
  // "save it in Dropbox" writes: only of tables is it known that they are read.
  return split?.type === "to-decide" ? null : split;
}

const placeOf = ({ 0: said, index }: RegExpExecArray, isCertain: boolean): Place => ({
  at: index,
  end: index + said.length,
  isCertain,
});

type Order = (clause: string, place: Place) => { read: string; rest: string };

function cut(clause: string, place: Place, order: Order): SplitClause {
  const named = clause.slice(place.at, place.end);
  const { read, rest } = order(clause, place);
  const before = read.replace(named, "");
  return {
    type: services.find(([, pattern]) => pattern.test(named))?.[0] ?? "to-decide",
    read: tidy(anyService.test(before) ? named : read),
    rest: tidy(rest),
    isBare: before.trim() === "" || anyService.test(before),
    isCertain: place.isCertain,
  };
}

const joined = (...parts: string[]): string => parts.map((part) => part.trim()).join(" ");
const tidy = (text: string): string => text.replace(/\s{2,}/g, " ").replace(/^[\s,，、]+|[\s,，、]+$/g, "");

/** The object stands before its source. */
function inWesternOrder(clause: string, { at, end }: Place): { read: string; rest: string } {
  const marker = content.exec(clause.slice(0, at));
  if (marker) {
    const from = marker.index + marker[0].length;
    return { read: clause.slice(from, end), rest: joined(clause.slice(0, marker.index), clause.slice(end)) };
  }
  const verb = headVerb.exec(clause)?.[0].length ?? 0;
  return {
    read: clause.slice(Math.min(verb, at), end),
    rest: joined(clause.slice(0, at), clause.slice(end)),
  };
}

/** The object stands behind its source, with "के साथ" after it. */
function inHindiOrder(clause: string, { at, end }: Place): { read: string; rest: string } {
  const marker = contentEnd.exec(clause.slice(end));
  const until = marker ? end + marker.index : end;
  const after = marker ? until + marker[0].length : end;
  return { read: clause.slice(at, until), rest: joined(clause.slice(0, at), clause.slice(after)) };
}

/** The object stands behind its source, and its verb behind both. */
function inChineseOrder(clause: string, { at, end }: Place): { read: string; rest: string } {
  const opening = contentInChinese.exec(clause.slice(0, at));
  if (opening) return { read: clause.slice(opening.index + opening[0].length), rest: clause.slice(0, opening.index) };
  const verb = laterVerb.exec(clause.slice(end));
  const until = verb ? end + verb.index : clause.length;
  return { read: clause.slice(at, until), rest: clause.slice(0, at).replace(/[把将]$/u, "") + clause.slice(until) };
}
