import { isSameUnit } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { words } from "../reader/words.ts";
import { shortestStem, small, stemOf } from "./option-groups.ts";
import { saysToSwitch } from "./switching-words.ts";

/** Words by which a founder says that a cost ends with a plan. */
const ending = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?:not|n['’]t) )replac(?:es?|ed|ing)|instead of|in place of|rather than|no longer` +
    String.raw`|would(?:n['’]t| not) need|(?:still|is|are|be) the (?:cheaper|better)` +
    String.raw`|(?:not|n['’]t) (?:have|need) to pay|(?:not|n['’]t) (?:pay|need)[^.]{0,40} any ?more|stop paying|without paying` +
    String.raw`|get rid of|rid of|do away with|give up|cancel|(?:is|are) gone|goe?s? away|falls? away|drops? out|would end` +
    String.raw`|ersetz\p{L}*|anstatt|anstelle|statt(?!\p{L})|wegfall\p{L}*|(?:fällt|fiele|fallen|fielen)(?!\p{L})[^.]{0,60} weg(?!\p{L})` +
    String.raw`|entfällt|entfiele\p{L}*|entfallen|nicht mehr|kein\p{L}* [^.]{0,40}mehr|kündig\p{L}*|aufgeben|spart? (?:uns|mir)` +
    String.raw`|los (?:sein|werden|wären|wäre)|re(?:e)?mpla[zc]\p{L}*|sustitu\p{L}*|en vez de|en lugar de|ya no|sin pagar` +
    String.raw`|dej(?:ar|o|amos|aría|aríamos) de (?:pagar|alquilar|usar)|(?:nos|me) ahorra\p{L}*|ahorraría(?:mos)?|se acaba\p{L}*` +
    String.raw`|desaparec\p{L}*|prescind\p{L}*|au lieu d|à la place d|plus besoin|ne pa(?:ie|ye)\p{L}* plus|arrête\p{L}* de payer` +
    String.raw`|sans payer|supprim\p{L}*|résili\p{L}*|économis\p{L}*)` +
    String.raw`|(?<!\p{L})(?:(?:cheaper|dearer|more expensive|less expensive) than|(?:günstiger|billiger|teurer) als` +
    String.raw`|más (?:barat|car)[oa]s? que|(?:moins|plus) ch(?:er|ère)s? que?)(?!\p{L})` +
    String.raw`|से (?:सस्त|महँग|महंग)|比[^。，？?]{1,20}(?:便宜|贵|划算)` +
    String.raw`|की जगह|के बजाय|नहीं देना|बंद हो|代替|取代|替代|不用再|不再|省掉|省下|而不是`,
  "iu",
);

/** Words for a contract that runs out, which ends with a plan to move or switch. */
const runningOut = new RegExp(
  String.raw`(?<!\p{L})(?:ends|ended|expires?|runs? out|läuft [^.]{0,40}aus|laufen [^.]{0,40}aus|ausläuft|endet|enden|vence\p{L}*|termina\p{L}*` +
    String.raw`|expire\p{L}*|se termin\p{L}*|prend\p{L}* fin|arrive\p{L}* à échéance)(?!\p{L})|ख़त्म हो|खत्म हो|到期`,
  "iu",
);

/** What the founder cannot pay does not end with a plan. */
const unable =
  /(?<!\p{L})(?:can(?:not|['’]t)|can no longer|kann|können|puedo|podemos|peux|pouvons|peut)(?!\p{L})|नहीं सकत|付不起/iu;
/** Words that end what the sentence has just named. */
const endsWhatIsNamed = new RegExp(
  String.raw`(?<!\p{L})(?:give up|get rid of|do away with|cancel|would end|goe?s? away|falls? away|drops? out|wegfall\p{L}*` +
    String.raw`|weg(?!\p{L})|entfällt|entfiele\p{L}*|kündig\p{L}*|aufgeben|prescind\p{L}*|desaparec\p{L}*|se acaba\p{L}*|supprim\p{L}*|résili\p{L}*)`,
  "iu",
);

const boundary = /(?<=[.!?;:](?:\s|$)|[。！？；\n])/u;
const clauses = /(?<=[,;:–—](?:\s|$)|[，；：])/u;

const outgoing: ReadonlySet<string> = new Set(["fixed_cost", "pay", "unit_cost", "fee", "acquisition_spend", "debt"]);

/** A cost of today, as the founder states it. */
const isCost = ({ meaning, flow, status, party }: Quantity): boolean =>
  outgoing.has(meaning) && flow === "out" && status === "actual" && party === "venture";

interface Place {
  message: number;
  start: number;
  end: number;
  text: string;
}

export interface Ending {
  /** The costs of today that end. */
  costs: readonly Quantity[];
  /** Planned costs that there would be without the plan: "instead of hiring somebody for 1,700". */
  instead: readonly Quantity[];
  /** The sentence that says so. */
  sentence: Place;
}

/** What the founder's own words end, sentence by sentence. */
export function endingsIn(messages: readonly string[], quantities: readonly Quantity[]): Ending[] {
  const isSwitch = messages.some(saysToSwitch);
  const ends = (text: string): boolean => ending.test(text) || (isSwitch && runningOut.test(text));
  return messages
    .flatMap((text, message) => partsOf({ message, start: 0, end: text.length, text }, boundary))
    .flatMap((sentence): Ending[] => {
      if (!ends(sentence.text) && !saysToSwitch(sentence.text)) return [];
      const parts = partsOf(sentence, clauses).filter(({ text }) => ends(text) && !unable.test(text));
      const named = [...parts, ...leftIn(sentence)].flatMap((clause) => namedIn(clause, quantities));
      const isOfNamed = parts.some(({ text }) => endsWhatIsNamed.test(text));
      const stated = isOfNamed ? quantities.filter((one) => isCost(one) && isWithin(one, sentence)) : [];
      const costs = named.length > 0 ? named : stated.length === 1 ? stated : [];
      const instead = parts.flatMap((clause) => insteadIn(clause, quantities));
      return costs.length + instead.length > 0 ? [{ costs: once(costs), instead, sentence }] : [];
    });
}

/** What a switch leaves: "from the market to a shop". */
const left = new RegExp(
  String.raw`(?<!\p{L})(?:(?:from|vom|von|del?|du|des)(?!\p{L})|d['’])\s*([^.,;:!?]{2,60}?)` +
    String.raw`\s(?:to|into|over|zu|zum|zur|auf|in|nach|al?|à|aux?|vers|chez)(?!\p{L})` +
    String.raw`|([^。，,.]{2,30}?)\sसे\s|从([^。，,.]{1,20}?)(?=换|搬|转|改)`,
  "giu",
);

function leftIn(sentence: Place): Place[] {
  if (!saysToSwitch(sentence.text)) return [];
  return [...sentence.text.matchAll(left)].flatMap((found) => {
    const text = found.slice(1).find((part) => part !== undefined) ?? "";
    const start = sentence.start + found.index + found[0].indexOf(text);
    return [{ message: sentence.message, start, end: start + text.length, text }];
  });
}

function partsOf({ message, start, text }: Place, between: RegExp): Place[] {
  let at = start;
  return text.split(between).map((part) => {
    const place = { message, start: at, end: at + part.length, text: part };
    at = place.end;
    return place;
  });
}

const isWithin = ({ span }: Quantity, { message, start, end }: Place): boolean =>
  span.message === message && span.start >= start && span.end <= end;

/** Those whose name or number the clause has; of two names that share a word, the one of which it has more. */
function namedIn(clause: Place, quantities: readonly Quantity[]): Quantity[] {
  const hits = quantities.filter(isCost).map((cost) => ({ cost, said: saidOf(cost, clause) }));
  const within = hits.filter(({ cost }) => isWithin(cost, clause));
  const found = (within.length > 0 ? within : hits).filter(
    ({ said, cost }) => said.length > 0 || isWithin(cost, clause),
  );
  return found
    .filter(
      ({ said }) =>
        !found.some((other) => other.said.length > said.length && said.every((word) => other.said.includes(word))),
    )
    .map(({ cost }) => cost);
}

const shortestName = 3;

/** The words of a cost's name that a text has, or its number. */
function saidOf({ of, quote }: Quantity, { text }: Pick<Place, "text">): string[] {
  const said = words(text).map(({ word }) => word);
  const names = words(of)
    .map(({ word }) => word)
    .filter((word) => word.length >= shortestName || /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(word));
  const isSaid = (name: string): boolean =>
    said.some((word) => (name.length < shortestStem ? word === name : word.startsWith(stemOf(name))));
  const hits = names.filter((name) => !small.has(name) && isSaid(name));
  return hits.length === 0 && text.includes(quote) ? [quote] : hits;
}

/** The costs of today that a side of a question names. */
export const costsNamedIn = (text: string, quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter((cost) => isCost(cost) && cost.of !== "" && saidOf({ ...cost, quote: "\0" }, { text }).length > 0);

/** Planned costs behind the words, which no cost of today is meant by. */
function insteadIn(clause: Place, quantities: readonly Quantity[]): Quantity[] {
  const found = ending.exec(clause.text);
  const from = clause.start + (found?.index ?? 0);
  return quantities.filter(
    (one) =>
      (one.status === "planned" || one.status === "hypothetical") &&
      one.flow === "out" &&
      outgoing.has(one.meaning) &&
      isWithin(one, { ...clause, start: from }),
  );
}

/** A cost that is said twice ends once. */
const once = (costs: readonly Quantity[]): Quantity[] =>
  costs.filter((cost, index) => !costs.slice(0, index).some((other) => isSameCost(cost, other)));

export const isSameCost = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning && one.value === other.value && isSameUnit(one.unit, other.unit);

/** The costs of today that end with each group of planned figures: by the sentence, else by the nearest before it. */
export function endedBy(
  groups: readonly (readonly Quantity[])[],
  endings: readonly Ending[],
): readonly (readonly Quantity[])[] {
  const ended = groups.map((): Quantity[] => []);
  for (const { costs, sentence } of endings) {
    const index = groups.length === 1 ? 0 : nearestTo(sentence, groups);
    if (index !== null) ended[index]?.push(...costs);
  }
  return ended.map(once);
}

/** The only group of which a figure stands in the sentence; where none does, that of the last figure before it. */
function nearestTo(sentence: Place, groups: readonly (readonly Quantity[])[]): number | null {
  const within = groups.flatMap((group, index) => (group.some((one) => isWithin(one, sentence)) ? [index] : []));
  if (within.length > 0) return within.length === 1 ? (within[0] ?? null) : null;
  const before = groups
    .flatMap((group, index) => group.map(({ span }) => ({ span, index })))
    .filter(({ span }) => span.message === sentence.message && span.start < sentence.start)
    .toSorted((one, two) => two.span.start - one.span.start);
  return before[0]?.index ?? null;
}

const stillNeeded =
  /(?<!\p{L})(?:still|nevertheless|weiterhin|trotzdem|noch|todavía|aún|seguir\p{L}*|seguimos|encore|toujours)(?!\p{L})|अब भी|फिर भी|仍|还是要/iu;

/** The part of today's sales for which the founder still needs what ends: "for about a tenth of the pieces". */
export function partGoingOn(
  endings: readonly Ending[],
  quantities: readonly Quantity[],
  sentenceOf: (quantity: Quantity) => string,
): Quantity | undefined {
  const byId = new Map(quantities.map((one) => [one.id, one]));
  const [part, ...others] = quantities.filter(
    (one) =>
      one.meaning === "share" &&
      counted.has(byId.get(one.share?.of ?? "")?.meaning ?? "") &&
      stillNeeded.test(`${one.of} ${sentenceOf(one)}`),
  );
  return part && others.length === 0 && endings.some(({ costs }) => costs.length > 0) ? part : undefined;
}

const counted: ReadonlySet<string> = new Set(["volume", "paying"]);
