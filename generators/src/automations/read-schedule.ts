import type { MadeIn } from "../language.ts";
import { dailyWords, everyWords, type Unit, units, weekdays, workdayWords } from "./knowledge/words.ts";
import { timeSpansIn } from "./time-spans.ts";
import { sourceOf, wordPattern } from "./words.ts";

export interface Schedule {
  every: Unit;
  /** The number of units between two runs. */
  count: number;
  /** Sunday is 0. */
  weekdays: number[];
  dayOfMonth: number | null;
  hour: number | null;
  minute: number;
  /** The words it was read from. */
  said: string;
  /** The day itself has to be asked for. */
  isOpen?: boolean;
  rest: string;
}

const every = sourceOf(everyWords);
const clock = [
  String.raw`(?:at|um|à|a las|a la|gegen|vers)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(?:h|uhr|o['’]clock)?\s*(am|pm|a\.m\.|p\.m\.)?`,
  String.raw`(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)(?!\p{L})`,
  String.raw`(\d{1,2})[:h](\d{2})`,
  String.raw`(?:सुबह|शाम|दोपहर|रात)?\s*(\d{1,2})(?::(\d{2}))?\s*बजे`,
  String.raw`(?:上午|早上|下午|晚上|中午)?\s*(\d{1,2})\s*[点點:](?:(\d{1,2})分?)?`,
].map((source) => new RegExp(source, "iu"));
const afternoon =
  /pm|p\.m\.|evening|night|afternoon|abend|nachmittag|tardes?(?!\p{L})|noches?(?!\p{L})|soir|après-midi|शाम|下午|晚|रात/iu;
const monthly = new RegExp(
  String.raw`(?:on the|am|el|le)\s*(\d{1,2})(?:st|nd|rd|th|er|\.)?\s*(?:day )?(?:of (?:each|every|the)|jede[ns]` +
    String.raw`|de cada|de chaque|每月)|(?:每月|हर महीने(?: की)?)\s*(\d{1,2})`,
  "iu",
);

/** A schedule such as "every Monday at 9", and the text without it; null without one. */
export function readSchedule(text: string, language: MadeIn): Schedule | null {
  const rhythm = rhythmOf(text, language);
  if (!rhythm) return null;
  let rest = text.replace(rhythm.said, " ").replace(aroundRhythm, " ");
  const time = timeIn(rest, rhythm.said);
  if (time) rest = rest.replace(time.said, " ");
  return {
    ...rhythm,
    hour: time?.hour ?? null,
    minute: time?.minute ?? 0,
    said: [rhythm.said, time?.said].filter(Boolean).join(" ").trim(),
    rest: rest.replace(/^[\s,，、]+|[\s,，、]+$/g, "").replace(/\s{2,}/g, " "),
  };
}

/** What says the rhythm once more: "once a week, on Sunday evening". */
const aroundRhythm =
  /^\s*(?:once a (?:day|week|month)|einmal (?:pro|die) woche|una vez a la semana|une fois par semaine),?(?:\s+(?:morning|evening|afternoon|night)(?!\p{L}))?/iu;

type Rhythm = Pick<Schedule, "every" | "count" | "weekdays" | "dayOfMonth" | "said" | "isOpen">;

function rhythmOf(text: string, language: MadeIn): Rhythm | null {
  return (
    inWordsOfMonth(text) ?? onDayOfMonth(text) ?? onWeekdays(text) ?? everyUnits(text, language) ?? inOneWord(text)
  );
}

/** "on the first of every month", in words. */
const firstOfMonth = new RegExp(
  [
    "on the (?:first|1st)(?: day)? of (?:each|every|the) month",
    "(?:el )?primer día de cada mes|el primero de cada mes",
    "le premier(?: jour)? (?:de chaque|du) mois",
    "(?:am|an jedem) ersten (?:tag )?(?:jedes|des|im) monats?",
    "हर महीने की पहली तारीख(?: को)?",
    "每个?月(?:一号|一日|初|第一天)",
  ].join("|"),
  "iu",
);

/** No tool's schedule knows the last day of a month. */
const lastOfMonth = new RegExp(
  [
    "(?:at|on|by) the (?:end|last day) of (?:each|every|the) month",
    "al? final(?:es)? de(?: cada)? mes|el último día de cada mes",
    "à la fin (?:de chaque|du) mois|le dernier jour (?:de chaque|du) mois",
    "(?:am|zum) (?:monatsende|ende (?:jedes|des) monats)|am letzten (?:tag )?(?:jedes|des|im) monats?",
    "(?:हर महीने|महीने) के (?:अंत|आख़िर) में",
    "每个?月(?:末|底|最后一天)",
  ].join("|"),
  "iu",
);

function inWordsOfMonth(text: string): Rhythm | null {
  const monthlyOn = { every: "months", count: 1 } as const;
  const last = lastOfMonth.exec(text)?.[0];
  if (last) return { ...monthlyOn, weekdays: [], dayOfMonth: null, said: last, isOpen: true };
  const first = firstOfMonth.exec(text)?.[0];
  return first ? { ...monthlyOn, weekdays: [], dayOfMonth: 1, said: first } : null;
}

function onDayOfMonth(text: string): Rhythm | null {
  const found = monthly.exec(text);
  if (!found) return null;
  const day = Number(found[1] ?? found[2]);
  if (day < 1 || day > 31) return null;
  const tail = new RegExp(`^\\s*(?:${every})?\\s*${sourceOf(units[4]?.[1] ?? [])}|^\\s*号|^\\s*तारीख`, "iu");
  const after = tail.exec(text.slice(found.index + found[0].length))?.[0] ?? "";
  return { every: "months", count: 1, weekdays: [], dayOfMonth: day, said: found[0] + after };
}

function onWeekdays(text: string): Rhythm | null {
  const any = sourceOf([...weekdays.flat(), ...workdayWords]);
  const listed = new RegExp(
    `(?:(?:${every}|on|los|am|le)\\s*)(${any}(?:\\s*(?:,|and|y|et|und|और|和|、)\\s*${any})*)(?:\\s*को)?`,
    "iu",
  );
  const found = listed.exec(text) ?? new RegExp(`(${any})`, "iu").exec(hanOrPlural(text));
  if (!found) return null;
  const words = found[1] ?? "";
  const days = weekdays.flatMap((names, day) => (wordPattern(names).test(words) ? [day] : []));
  const chosen = wordPattern(workdayWords).test(words) ? [1, 2, 3, 4, 5] : days;
  return { every: "weeks", count: 1, weekdays: chosen, dayOfMonth: null, said: found[0] };
}

/** One day of the week, in four languages. */
const oneDay = new RegExp(
  String.raw`(?<![\p{L}])(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|lunes|martes|jueves|viernes` +
    "|domingo|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|montag|dienstag|mittwoch|donnerstag" +
    String.raw`|freitag|samstag|sonntag)(?![\p{L}])`,
  "giu",
);

/** Without "every", only the plural and the German "montags" mean a schedule; "on Monday" may be once. */
function hanOrPlural(text: string): string {
  return text.replace(oneDay, (day) => "·".repeat(day.length));
}

const everyBefore = new RegExp(`${every}\\s*$`, "iu");

function everyUnits(text: string, language: MadeIn): Rhythm | null {
  for (const { amount, unit, start, end } of timeSpansIn(text, language)) {
    const before = everyBefore.exec(text.slice(0, start));
    const isCount = Number.isInteger(amount) && amount >= 1 && amount < 1_000;
    if (before && isCount)
      return { every: unit, count: amount, weekdays: [], dayOfMonth: null, said: text.slice(before.index, end) };
  }
  for (const [unit, words] of units) {
    const found = new RegExp(`${every}\\s*${sourceOf(words)}`, "iu").exec(text);
    if (found) return { every: unit, count: 1, weekdays: [], dayOfMonth: null, said: found[0] };
  }
  return null;
}

function inOneWord(text: string): Rhythm | null {
  for (const [unit, words] of dailyWords) {
    const found = wordPattern(words).exec(text);
    if (found) return { every: unit, count: 1, weekdays: [], dayOfMonth: null, said: found[0] };
  }
  return null;
}

function timeIn(text: string, rhythm: string): { hour: number; minute: number; said: string } | null {
  for (const pattern of clock) {
    const found = pattern.exec(text);
    if (!found) continue;
    const hour = Number(found[1]);
    const minute = Number(found[2] ?? 0);
    if (hour > 23 || minute > 59) continue;
    return { hour: hour < 12 && afternoon.test(`${rhythm} ${found[0]}`) ? hour + 12 : hour, minute, said: found[0] };
  }
  return null;
}
