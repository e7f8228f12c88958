import { findBuyer } from "./buyer.ts";
import type { NormalisedText } from "./normalise.ts";
import type { Phrase, Phrases } from "./venture.ts";

const intro =
  /^(?:hi|hello|hey)?[,!. ]*(?:(?:so|well|ok)[, ]+)?(?:my (?:startup )?idea(?: is| was)?:?(?: to (?:build|create|make))?|(?:i|we) (?:want|would like|am planning|are planning|plan|hope) to (?:build|create|make|start|launch|open)|i(?:'m| am) (?:building|creating|making|launching|thinking (?:of|about)(?: building)?|working on)|we(?:'re| are) (?:building|creating|making|launching|working on)|we (?:build|make|offer|sell|provide|run)|i (?:build|make|sell|run|have an idea for)|(?:the )?idea:?|startup:?|concept:?)\s+/i;
/** Quotable words: what it is, for whom, which problem, why now, why this founder. */
export function readPhrases(messages: NormalisedText[]): Phrases {
  return {
    idea: firstOf(messages, findIdea),
    buyer: firstOf(messages, findBuyer),
    problem: firstOf(messages, findProblem),
    today: firstOf(messages, findToday),
    whyNow: firstOf(messages, sentenceWith(whyNowCue)),
    founder: firstOf(messages, sentenceWith(founderCue)),
    difference: firstOf(messages, sentenceWith(differenceCue)),
    feasibility: firstOf(messages, sentenceWith(feasibilityCue)),
  };
}

const problemCue =
  /\b(?:waits? (?:up to|for|weeks|months|days|hours)|empty|forget\w*|stuck|no way to|missed|costs? (?:them|a \w+|each|clinics|owners|companies|businesses|restaurants)|wast(?:e|es|ing)|los(?:e|es|ing)|struggl\w+|pain(?:ful)?|problem|manual(?:ly)?|spreadsheets?|frustrat\w+|hard to|difficult|expensive|no-shows?|error[- ]prone|too (?:slow|long|much|many)|miss(?:es|ed)? (?:out|deadlines?|payments?)|throw(?:s|n)? away|can(?:'t|not) (?:find|afford|get|see|track)|(?:spend|lose|waste)s? [^.;]{0,20}hours? (?:a|per|each|every) (?:week|day|month)|complain\w*|paper(?:work)?|hate)\b/i;
const whyNowCue =
  /\b(?:why now|new (?:law|rule|regulation|directive)|regulation|since (?:20\d\d|the|covid)|mandatory|from 20\d\d|deadline|recently|has become|now possible|cheaper than|dropped|banned|comes into force|now that|until recently|by law|growing (?:by|at))\b/i;
const founderCue =
  /\b(?:i (?:am|was|'m|have been|worked|ran|spent|own|built|sold) (?:an? |as |in |at |for |my )?\w*(?:dentist|doctor|nurse|teacher|engineer|developer|designer|lawyer|accountant|founder|manager|chef|farmer|vet|physio\w*|pharmacist|therapist|trainer|researcher|scientist|consultant|years|owner|clinic|restaurant|agency|shop|startup)|years (?:of experience|as|in|at|running)|my (?:background|co-?founder|wife|husband|partner|brother|family)|co-?founder|ex-[A-Z]\w+|previously (?:built|founded|worked|ran|sold))/i;
const differenceCue =
  /\b(?:unlike|different(?:iat\w+)?|instead of|better than|cheaper than|faster than|the only|none of (?:them|these)|no one (?:else )?(?:does|offers)|patent\w*|proprietary|exclusive|advantage|because (?:they|existing|current)|existing (?:tools|solutions|apps)|but without)\b/i;
const feasibilityCue =
  /\b(?:prototype|mvp|demo|beta|live|launched|shipped|working version|built (?:a|the|it)|pilot|in production|app store|proof of concept|works? (?:already|today))\b/i;

function firstOf(messages: NormalisedText[], find: (text: string) => [number, number] | null): Phrase | null {
  for (const [message, { text, originalIndex }] of messages.entries()) {
    const found = find(text);
    if (!found) continue;
    // A quotation must not carry markup or quotation marks of its own into a reply.
    const quoted = text
      .slice(found[0], found[1])
      .replace(/[<>[\]*_`#|"“”\\]/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (quoted.length > 2)
      return { text: quoted, span: { message, start: originalIndex(found[0]), end: originalIndex(found[1]) } };
  }
  return null;
}

/** "Our note app for law students: 120 signed up": the idea ends where the figures begin. */
function withoutFigures(text: string, start: number, end: number): [number, number] {
  const sentence = text.slice(start, end);
  const own = /^(?:our|my|it is|this is|it's) /i.exec(sentence)?.[0].length ?? 0;
  const cut = /[:;,(–—]\s[^:;,(–—]*?\d|\s-\s\d/.exec(sentence)?.index ?? sentence.length;
  const enough = sentence.slice(0, cut).trim().split(/\s+/).length >= 3;
  return [start + own, enough ? start + cut : end];
}

const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon)|ok(?:ay)?|thanks?|thank you|yes|no|test)\b[^.]{0,12}$/i;

const intention =
  /\b(?:i|we)(?:'d| would|'m| am|'re| are)? (?:like to|want to|plan to|planning to|going to|hope to) (?:build|create|make|start|launch|open|offer)\s+/i;

/** What is to be built: where the founder says so outright, else the first sentence. */
function findIdea(text: string): [number, number] | null {
  const spans = sentences(text.slice(0, 2000));
  const said = spans.find(([start, end]) => intention.test(text.slice(start, end)));
  if (!said) return firstIdea(text, spans);
  const opening = intention.exec(text.slice(...said));
  return trimTo(withoutFigures(text, said[0] + (opening?.index ?? 0) + (opening?.[0].length ?? 0), said[1]), text, 24);
}

function firstIdea(text: string, spans: [number, number][]): [number, number] | null {
  for (const [start, end] of spans) {
    const sentence = text.slice(start, end);
    const opening = intro.exec(sentence)?.[0].length ?? 0;
    // A whole message of two or three words is an idea; three words inside a longer text are not.
    const fewest = text.trim().split(/\s+/, 7).length <= 6 ? 2 : 4;
    if (sentence.trim().split(/\s+/).length < fewest || greeting.test(sentence)) continue;
    if (/^(?:what|how|can|could|is|are|should|tell|give|do|does|please|i love|ignore)\b/i.test(sentence.trim()))
      continue;
    return trimTo(withoutFigures(text, start + opening, end), text, 24);
  }
  return null;
}

/** Figures of the business itself and what the founder owns are no problem of the buyer. */
const ownFigures =
  /^\W*(?:(?:i|we)\b[^.]{0,40}\b(?:have|lose|burn|spend|charge|win|sell|make|are|got|asked|interviewed)\b|(?:our )?(?:cash|churn|price|cac|mrr|arr|team|burn|cogs|competitors?|unlike)\b)|\b(?:paying customers|cancelled|churn|gross margin|per seat|in the bank)\b/i;

/** The first sentence that tells what goes wrong; the opening, which says what it is, only when no other does. */
function findProblem(text: string): [number, number] | null {
  let opening: [number, number] | null = null;
  for (const [start, end] of sentences(text.slice(0, 8000))) {
    const sentence = text.slice(start, end);
    if (!problemCue.test(sentence) || ownFigures.test(sentence) || isAsk(sentence)) continue;
    if (opening === null && (start < 3 || intro.test(sentence))) opening = [start, end];
    else return trimTo([start, end], text, 26);
  }
  return opening ? trimTo(opening, text, 26) : null;
}

/** A sentence that tells the co-founder what to do says nothing about the venture. */
function isAsk(sentence: string): boolean {
  return /^\W*(?:what|how|which|can|could|should|tell|give|show|please|generate|analy[sz]e|research|model|suggest|optimi[sz]e|for each one|find)\b/i.test(
    sentence,
  );
}

const doing = String.raw`(?:use|send|do|call|write|rely|keep|go|buy|order|pay|hire|ask|take|copy|type|phone|print|drive|throw|handle|manage|track|export|juggle|book|plan|search|walk|wait|store|share|post|run|work|scroll|read|google|email|e-mail|text|guess|stay|live|make do|cope|muddle|outsource|rent|borrow|fill|enter|compare)`;
const todayCues = [
  new RegExp(
    String.raw`\b(?:today|currently|right now|at the moment|nowadays|these days|at present|until now|so far),? (?:(?:they|people|most(?: of them)?|[\p{L}-]+(?: [\p{L}-]+)?s) )?(?:mostly |usually |simply |just |all |either |still )?(?=${doing} )`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:they|people|most|everyone|[\p{L}-]{3,}s)(?: in \p{Lu}\p{L}+)? (?:today|currently|still|now|usually|mostly|normally|typically) (?:just |simply |either )?(?=${doing} )`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:they|people|[\p{L}-]{3,}s) (?=(?:use|take|keep|track|write|do|run|manage|plan|handle)s? [^.;\n]{0,60}\b(?:by phone|on paper|paper|by hand|manually|in excel|spreadsheets?|whatsapp|google sheets|notebooks?|whiteboards?)\b)`,
    "iu",
  ),
];

/** What buyers do without the product: the words from the verb on, so that they fit behind "they". */
function findToday(text: string): [number, number] | null {
  for (const cue of todayCues) {
    const hit = cue.exec(text.slice(0, 8000));
    if (!hit || /\b(?:we|i|us)\b/i.test(text.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length))) continue;
    const start = hit.index + hit[0].length;
    const rest = text.slice(start, start + 110);
    const end = start + (/[.,;:(\n]| or use | but | and use | because | which /.exec(rest)?.index ?? rest.length);
    return trimTo([start, end], text, 14);
  }
  return null;
}

function sentenceWith(cue: RegExp): (text: string) => [number, number] | null {
  return (text) => {
    const hit = cue.exec(text);
    if (!hit) return null;
    const found = sentenceAt(text, hit.index);
    // The opening says what it is; a later sentence with the same cue says more about why.
    const rest = found[1] + 1;
    const later = intro.test(text.slice(found[0], found[1])) ? cue.exec(text.slice(rest)) : null;
    return trimTo(later ? sentenceAt(text, rest + later.index) : found, text, 26);
  };
}

function sentenceAt(text: string, index: number): [number, number] {
  const window = 300;
  const before = text.slice(Math.max(0, index - window), index);
  const after = text.slice(index, index + window);
  const start = index - before.length + lastBreak(before);
  const end = index + (/[.!?](?=\s|$)|\n|;/.exec(after)?.index ?? after.length);
  return [start, end];
}

function lastBreak(before: string): number {
  let at = 0;
  for (const match of before.matchAll(/[.!?]\s+|\n+|;\s*/g)) at = match.index + match[0].length;
  return at;
}

function sentences(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?](?=\s|$)|\n+/g)) {
    if (text.slice(start, match.index).trim() !== "") spans.push([start + leading(text.slice(start)), match.index]);
    start = match.index + match[0].length;
  }
  if (text.slice(start).trim() !== "") spans.push([start + leading(text.slice(start)), text.length]);
  return spans;
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

/** Cuts a span at a clause end or after so many words, so that a quotation stays short. */
function trimTo([start, end]: [number, number], text: string, words: number): [number, number] {
  const parts = [...text.slice(start, end).matchAll(/\S+/g)];
  const last = parts[words - 1];
  if (parts.length <= words || !last) return [start, end];
  const cut = start + last.index + last[0].length;
  const comma = text.slice(start, cut).search(/[,;:(–—][^,;:(–—]*$/);
  return [start, comma > (cut - start) / 2 ? start + comma : cut];
}
