import { cutText } from "@cofounder/contract/cut-text";
import type { Place } from "../tongue.ts";
import { isPeople } from "./people.ts";

const cues =
  /\b(?:for|helps?|help|aimed at|sold to|sells? to|sell to|selling to|selling (?:it )?to|targets?|targeting|customers are|buyers are|target (?:customers?|audience|market|users?) (?:is|are)|serves|serving|that lets|lets|where|(?:micro-?)?loans? to|connects|connecting|to|at|of|among|from|with|in|we charge)\s+(?=\p{L})/giu;
const strongCue =
  /^(?:for|help|aimed|sold|sell|target|customers|buyers|serv|that lets|lets|where|loans|micro|connect)/i;
const notBuyer =
  /^(?:free|example|instance|now|sure|the (?:first|last|next|past|moment|price|same|money|time|rest|others?)|a (?:month|year|week|fee|while|living|price)|each|every (?:month|year|order|booking)|more|less|about|\d|their|them|it|us|me|this|that|which|money|help|people to|users to|you|your|all of|any|use|just|only|long|months|years|weeks|growth|success|our|my|app stores?|least|investors)\b/i;
const stop =
  /\s(?:who|that|which|to|by|preparing|looking|trying|struggling|wanting|planning|learning|working|with|so|because|and (?:we|i|it|their|helps|is)|where|when|at|using|via|from|without|can|will|are|is|have|need|find|manage|save|get|track|book|reduce|turn|learn|run|write|build|make|automate|instead|through|before|after|while|but|cut|keep|see|stop|sell|buy|hire|file|plan|know|share|practi[cs]e|prepare|send|do|deal|stay|cook|rent|order|swap|each|twice|once|every|every day|today|already|has|per|lose|for|if|until|plus|than|pay|on|said|would|since)\b|['’](?=\s)|[.,;:!?()\n—–$€£₹"]|\s\d|\s-\s/;
const unable =
  /^(?:tractors?|balconies|machines|devices|kitchens|houses|gardens|roofs|dogs?|cats?|pets?|animals?|horses?|plants?|cars?|bikes?|bicycles?|boats?|trucks?|events?|weddings?|parties|trips?|meetings?|things?|games?|photos?|videos?|emails?|e-mails?|websites?|documents?|contracts?|groceries|clothes|shoes|books?|recipes?|months|years|days|hours|minutes|weeks|basics|reasons|features|sales|payments|costs|results|notes|skills|bookings|invoices|orders|appointments|no-shows|problems|pilots?|calls|talks|words|terms|tools|apps|purposes|languages|walks|seats|translations|repairs|batteries|phones|laptops|images|ads|margins|plans|goods|tickets|reports|taxes|exams|tests|courses|holidays|tokens|prices|interviews|credits|details|shows|spaces|jobs|rooms|beds|homes? offices?|deposits|benefits|needs|goals|lessons|products|services|supplies|deliveries|subscriptions|reviews|rates|users)$/i;

/**
 * Who pays, in the founder's words: a group named behind "for" or "helps" first, then any group behind "to", "at" or
 * "with", then the one that opens a sentence ("Small theatres lose …"), then the one that is counted.
 */
export function findBuyer(text: string): Place | null {
  const sample = cutText(text, 6000);
  const candidates = [...sample.matchAll(cues)].flatMap((cue) => candidate(sample, cue) ?? []);
  const surest = candidates.find((entry) => entry.strong && entry.people);
  const likely = candidates.find(
    (entry) => entry.people && !/^(?:people|everyone|anyone|everybody|staff)$/i.test(text.slice(...entry.place)),
  );
  return (
    surest?.place ??
    likely?.place ??
    opening(sample) ??
    counted(sample) ??
    candidates.find((entry) => entry.strong)?.place ??
    null
  );
}

type Candidate = { place: Place; strong: boolean; people: boolean };

function candidate(text: string, cue: RegExpExecArray): Candidate | null {
  const from = cue.index + cue[0].length;
  const start = from + otherSide(cue[0], text.slice(from, from + 60)) + article(text.slice(from, from + 8));
  const rest = text.slice(start, start + 90);
  if (notBuyer.test(rest)) return null;
  const found = rest.slice(0, stop.exec(rest)?.index ?? rest.length).trim();
  const words = withPlace(shortestPeople(cue[0], found), found);
  if (words.length < 4 || words.split(/\s+/).length > 8) return null;
  const kind = groupOf(words);
  return kind
    ? { place: [start, start + words.length], strong: strongCue.test(cue[0]), people: kind === "people" }
    : null;
}

const article = (rest: string): number => /^(?:the|some|other|all) (?=\p{L})/iu.exec(rest)?.[0].length ?? 0;

/** After "helps" or "lets" a verb follows the people: the shortest group of people is meant. */
function shortestPeople(cue: string, words: string): string {
  if (!/^(?:helps?|that lets|lets|where)/i.test(cue)) return words;
  const parts = words.split(" ");
  const length = parts.findIndex((_, index) => groupOf(parts.slice(0, index + 1).join(" ")) === "people") + 1;
  return length === 0 ? words : parts.slice(0, length).join(" ");
}

/** Keeps "in Lyon" behind the group. */
function withPlace(words: string, found: string): string {
  const behind = found.slice(words.length);
  return words + (/^ in (?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?/u.exec(behind)?.[0] ?? "");
}

/** "connects cleaners with offices": the second side is the one that usually pays. */
function otherSide(cue: string, rest: string): number {
  const joined = /^connect/i.test(cue) ? /^[\p{L}\s-]{3,40}?\s(?:with|to|and)\s/u.exec(rest) : null;
  return joined?.[0].length ?? 0;
}

/** People or establishments for sure, some other plural, or nobody. */
function groupOf(words: string): "people" | "plural" | null {
  const head = words.split(/\s(?:in|of|on|across|under|over|aged|between)\s/i)[0] ?? words;
  const last = head.split(/\s+/).at(-1) ?? "";
  if (/^(?:everyone|anyone|everybody|people|staff|women|men|children|folks)$/i.test(last)) return "people";
  const several = /[^s]s$/i.test(last) || /(?:men|women|children|people)$/i.test(last);
  if (!several || unable.test(last)) return null;
  return isPeople(last) ? "people" : "plural";
}

const openers =
  /(?:^|[.!?\n][^\S\n]*|^-\s*)(?:(?:most|many|today|currently|all),? )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+s)(?: in \p{Lu}\p{L}+)? (?:lose|spend|waste|struggle|use|have|need|send|today|still|currently|take|write|pay|hate|cannot|can't|do not|don't|forget|throw|buy|miss|wait|earn|search|look|want|ask|travel|fear)\b/giu;

/** "Small theatres lose a third of their seats." */
function opening(text: string): Place | null {
  return firstGroup(text, openers);
}

const counts =
  /\b(?:\d[\d,.]*k?|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|thousand) ((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+s)\b/giu;

/** "14 offices pay": the ones who are counted. */
function counted(text: string): Place | null {
  return firstGroup(text, counts);
}

const notAGroup =
  /^(?:i|we|you|they|our|my|it|this|these|those|other|paying|free|new|users|customers|clients|subscribers|people|members|founders|co-founders|engineers|developers|competitors|pupils joined)\b|\b(?:and|or|of|the|to|who|with|me|us|pay|pays|already|their|customers|users|founders|co-founders|cofounders|engineers|pilots|sellers)\b/i;

function firstGroup(text: string, pattern: RegExp): Place | null {
  for (const match of text.matchAll(pattern)) {
    const words = match[1] ?? "";
    if (notAGroup.test(words) || groupOf(words) !== "people") continue;
    const start = match.index + match[0].indexOf(words);
    return [start, start + withPlace(words, text.slice(start, start + words.length + 40)).length];
  }
  return null;
}
