import type { NormalisedText } from "./normalise.ts";
import type { Phrase, Phrases } from "./venture.ts";

const intro =
  /^(?:hi|hello|hey)?[,!. ]*(?:(?:so|well|ok)[, ]+)?(?:my (?:startup )?idea(?: is| was)?:?(?: to (?:build|create|make))?|(?:i|we) (?:want|would like|am planning|are planning|plan|hope) to (?:build|create|make|start|launch|open)|i(?:'m| am) (?:building|creating|making|launching|thinking (?:of|about)(?: building)?|working on)|we(?:'re| are) (?:building|creating|making|launching|working on)|we (?:build|make|offer|sell|provide|run)|i (?:build|make|sell|run|have an idea for)|(?:the )?idea:?|startup:?|concept:?)\s+/i;
const buyerCue =
  /\b(?:for|helps?|help|aimed at|sold to|sells? to|sell to|selling to|targets?|targeting|customers are|buyers are|target (?:customers?|audience|market|users?) (?:is|are)|serves|serving|that lets|lets|where|(?:micro-?)?loans? to|lessons to|services to|software to|meals to|connects|connecting)\s+(?=\p{L})/giu;
const notBuyer =
  /^(?:free|example|instance|now|sure|the (?:first|last|next|past|moment|price|same|money|time)|a (?:month|year|week|fee|while|living|price)|each|every (?:month|year|order|booking)|more|less|about|\d|their|them|it|us|me|this|that|which|money|help|people to|users to|you|your|all of|any|use|just|only|long|months|years|weeks|growth|success)\b/i;
const buyerStop =
  /\s(?:who|that|which|to|by|preparing|looking|trying|struggling|wanting|planning|learning|working|with|so|because|and (?:we|i|it|their|helps|is)|where|when|at|using|via|from|without|can|will|are|is|have|need|find|manage|save|get|track|book|reduce|turn|learn|run|write|build|make|automate|instead|through|before|after|while|but|cut|keep|see|stop|sell|buy|hire|file|plan|know|share|practi[cs]e|prepare|send|do|deal|stay|cook|rent|order)\b|[.,;:!?()\n—–$€£₹]|\s\d|\s-\s/;

/** Quotable words: what it is, for whom, which problem, why now, why this founder. */
export function readPhrases(messages: NormalisedText[]): Phrases {
  return {
    idea: firstOf(messages, findIdea),
    buyer: firstOf(messages, findBuyer),
    problem: firstOf(messages, sentenceWith(problemCue)),
    whyNow: firstOf(messages, sentenceWith(whyNowCue)),
    founder: firstOf(messages, sentenceWith(founderCue)),
    difference: firstOf(messages, sentenceWith(differenceCue)),
    feasibility: firstOf(messages, sentenceWith(feasibilityCue)),
  };
}

const problemCue =
  /\b(?:wast(?:e|es|ing)|los(?:e|es|ing)|struggl\w+|pain(?:ful)?|problem|manual(?:ly)?|spreadsheets?|frustrat\w+|hard to|difficult|expensive|no-shows?|error[- ]prone|too (?:slow|long|much|many)|miss(?:es|ed)? (?:out|deadlines?|payments?)|throw(?:s|n)? away|can(?:'t|not) (?:find|afford|get|see|track)|hours? (?:a|per|each|every) (?:week|day|month)|complain\w*|paper(?:work)?|hate)\b/i;
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

function findIdea(text: string): [number, number] | null {
  for (const [start, end] of sentences(text.slice(0, 2000))) {
    const sentence = text.slice(start, end);
    const opening = intro.exec(sentence)?.[0].length ?? 0;
    if (sentence.trim().split(/\s+/).length < 4) continue;
    if (/^(?:what|how|can|could|is|are|should|tell|give|do|does|please|i love|ignore)\b/i.test(sentence.trim()))
      continue;
    return trimTo([start + opening, end], text, 24);
  }
  return null;
}

function findBuyer(text: string): [number, number] | null {
  for (const cue of text.slice(0, 6000).matchAll(buyerCue)) {
    const start =
      cue.index +
      cue[0].length +
      otherSide(cue[0], text.slice(cue.index + cue[0].length, cue.index + cue[0].length + 60));
    const rest = text.slice(start, start + 90);
    if (notBuyer.test(rest)) continue;
    const stop = buyerStop.exec(rest)?.index ?? rest.length;
    const words = shortestPeople(cue[0], rest.slice(0, stop).trim());
    if (words.length < 4 || words.split(/\s+/).length > 8) continue;
    if (!looksLikePeople(words)) continue;
    return [start, start + words.length];
  }
  return null;
}

/** After "helps" or "lets" a verb follows the people: the shortest group of people is meant, with its place. */
function shortestPeople(cue: string, words: string): string {
  if (!/^(?:helps?|that lets|lets|where)/i.test(cue)) return words;
  const parts = words.split(" ");
  const length = parts.findIndex((_, index) => looksLikePeople(parts.slice(0, index + 1).join(" "))) + 1;
  if (length === 0) return words;
  const place =
    /^ in (?:the )?\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?/u.exec(
      words.slice(parts.slice(0, length).join(" ").length),
    )?.[0] ?? "";
  return parts.slice(0, length).join(" ") + place;
}

/** "connects cleaners with offices": the second side is the one that usually pays. */
function otherSide(cue: string, rest: string): number {
  const joined = /^connect/i.test(cue) ? /^[\p{L}\s-]{3,40}?\s(?:with|to|and)\s/u.exec(rest) : null;
  return joined?.[0].length ?? 0;
}

/** A buyer is somebody: a plural, or one of the collective nouns. */
function looksLikePeople(words: string): boolean {
  const head = words.split(/\s(?:in|of|on|across|under|over|aged|between)\s/i)[0] ?? words;
  const last = head.split(/\s+/).at(-1) ?? "";
  return (
    (/[^s]s$/i.test(last) &&
      !/^(?:months|years|days|hours|minutes|things|basics|reasons|features|sales|payments|costs|results|notes|skills|bookings|invoices|orders|appointments)$/i.test(
        last,
      )) ||
    /^(?:people|everyone|anyone|everybody|women|men|children|staff|folks)$/i.test(last)
  );
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
