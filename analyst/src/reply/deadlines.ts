import { anyMonth, monthsIn } from "../laws/months.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";

/** Until when something has to be done, and how many months there are, where the founder says from when. */
export interface Deadline {
  quote: string;
  months: number | null;
}

const part = String.raw`(?:early|mid|late|the end of|end of|the beginning of|anfang|mitte|ende|principios de|mediados de|finales de|fin|début|mi)`;
const day = String.raw`(?:(?:el |le |the |dem )?\d{1,2}(?:st|nd|rd|th|\.)?(?: de| of)? )`;
const when = String.raw`(?:${part}[ -])?${day}?(?:${anyMonth})(?![\p{L}\p{M}])`;
const until = new RegExp(
  String.raw`(?<!\p{L})(?:by|until|till|before|bis|bis zum|vor|hasta|antes del?|para|avant|d['’]ici|pour)(?: el| le| the| zum)? (${when})`,
  "iu",
);
const from = new RegExp(
  String.raw`(?<!\p{L})(?:from|starting in|start in|ab|a partir de|desde|à partir de|dès|it is|it['’]s|es ist|estamos en|estamos a|nous sommes)` +
    String.raw`(?: now| jetzt)? (${when})`,
  "iu",
);

const daysAMonth = 30.4;
const middle = 0.5;

/** A day of the year in months: the end where it is said so or where a month alone is a deadline. */
function placeOf(words: string, isEnd: boolean): number | null {
  const [month, ...others] = monthsIn(words);
  if (month === undefined || others.length > 0) return null;
  const date = /\d{1,2}/u.exec(words);
  if (date) return month + (Number(date[0]) - (isEnd ? 0 : 1)) / daysAMonth;
  if (/\bmid|mitte|mediados|\bmi\b/iu.test(words)) return month + middle;
  if (/early|beginning|anfang|principios|début/iu.test(words)) return month;
  return month + (isEnd || /late|end|finales|\bfin\b/iu.test(words) ? 1 : 0);
}

/** The day by which what a sentence says has to be done; the start is looked for in all that the founder says. */
export function deadlineIn(sentences: readonly string[], whole: string): Deadline | null {
  const quote = sentences.flatMap((text) => until.exec(text)?.[1] ?? [])[0];
  if (quote === undefined) return null;
  const start = from.exec(whole)?.[1];
  const [end, begin] = [placeOf(quote, true), start === undefined ? null : placeOf(start, false)];
  return { quote, months: end === null || begin === null ? null : (end - begin + 12) % 12 };
}

const spare = new RegExp(
  String.raw`(?<!\p{L})(?:free|spare|extra|left over|available|frei\p{L}*|übrig|zusätzlich\p{L}*|libres?|disponibles?|sobran?|de sobra` +
    String.raw`|en plus|de plus)(?!\p{L})|खाली|ख़ाली|空闲|空余|多余`,
  "iu",
);

/** Hours that nobody needs yet, by the words around them. */
export const isSpare = ({ of }: Quantity, clause: string): boolean => spare.test(`${of} ${clause}`);

const untilThen = new RegExp(
  String.raw`(?<!\p{L})(?:until|till|deadline|deliver\p{L}*|finish\p{L}*|ready|done|left|within|bis|fertig\p{L}*|liefer\p{L}*|abgabe` +
    String.raw`|innerhalb|hasta|entreg\p{L}*|plazo|listos?|listas?|quedan|livr\p{L}*|délai|prête?s?|d['’]ici)(?!\p{L})|तक|之内|交货`,
  "iu",
);
const ofMoney = /pay|paid|zahl|rechnung|ziel|pag|cobr|factur|paie|règle/iu;

/** A length of time by which something has to be done. */
export const isTimeLeft = ({ meaning, unit, of }: Quantity, sentence: string): boolean =>
  meaning === "duration" &&
  isSameUnit(inBaseUnits(unit).unit, { month: 1 }) &&
  untilThen.test(`${of} ${sentence}`) &&
  !ofMoney.test(`${of} ${sentence}`);
