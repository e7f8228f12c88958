import { findNumerals, type Numeral } from "../reader/lexer/lexer.ts";
import { goalLanguage } from "./goal-language.ts";

const months =
  "jan(?:uary|vier|uar)?|feb(?:ruary|ruar|rero)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril" +
  "|may|mai|mayo|june?|juni[o]?|juin|july?|juli[o]?|juillet|aug(?:ust)?|août|agosto|sept?(?:ember|embre" +
  "|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|décembre|diciembre" +
  "|enero|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर";
/** Words before an ordinal number, not a count: "level 3", "Kapitel 4", "第3章". */
const numbered =
  "version|v|level|stage|phase|step|grade|chapter|part|volume|season|series|class|module|unit|tier" +
  "|round|day|week|month|year|room|article|no|nr|stufe|kapitel|teil|klasse|runde|paso|nivel|fase" +
  "|capítulo|curso|étape|niveau|chapitre|cours|स्तर|चरण|अध्याय|第";

/** Han may stand beside a number without belonging to it. */
const letter = "(?!\\p{Script=Han})[\\p{L}\\p{M}]";

const before = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${months}|${numbered})\\.?\\s?|${letter}\\.?[-:/.]?|\\d\\.?[-:/.]|[#§№])$`,
  "iu",
);
/**
 * A name that continues with a number ("React 19", "Windows 11 better"); a following noun is counted: "Montag 30
 * Minuten".
 */
const named = /[^.!?\s]\s(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)\p{Lu}[\p{L}'-]+\s$/u;
const deadline = new RegExp(
  String.raw`(?:^|[\s,])(?:in|within|by|until|before|for the next|over the next|en|dentro de|antes de|dans` +
    String.raw`|d['’]ici|avant|innerhalb von|binnen|bis|अगले|अगला|在|未来|接下来)\s?$`,
  "iu",
);
const span = new RegExp(
  String.raw`^\s?(?:days?|weeks?|months?|years?|quarters?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois` +
    "|ans?|années?|tage?n?|wochen?|monate?n?|jahre?n?|दिन|हफ़्ते|हफ्ते|महीने|साल|天|周|个?月" +
    String.raw`|年)(?![\p{L}\p{M}])`,
  "iu",
);
const dateAfter = new RegExp(
  `^(?:\\s?[年月号]|\\s?日(?!\\p{L}|元)|\\s?(?:st|nd|rd|th|er|º)(?![\\p{L}])|[.]?\\s(?:de\\s` +
    `|of\\s)?(?:${months})(?![\\p{L}\\p{M}])|[:/-]\\s?[\\p{L}\\d]|['’]?s(?![\\p{L}])|\\p{L}\\d)`,
  "iu",
);
const amount = /(?<!\d|(?!\p{Script=Han})[\p{L}\p{M}])(?<sign>[€$£¥₹]\s?)?(?<value>\d(?:[\d.,\u202f\u00a0]*\d)?)/gu;
const unit = new RegExp(
  String.raw`^\s?(?!(?:an?|per|pro|al?|par|por|every|each|la|le|el|und|and|y|et|to|of|in|में|से|तक|और` +
    String.raw`|的)(?![\p{L}\p{M}]))(?:[%‰€$£¥₹]|k\b|\p{Script=Han}{1,3}|[\p{L}\p{M}][\p{L}\p{M}'-]*)`,
  "u",
);

/** How often, not how much: "every two weeks". */
const everyBefore = /(?:^|\s)(?:every|each|alle|jede[nrs]?|cada|chaque|toutes les|tous les|हर)\s$|每$/iu;

/**
 * The target of a goal, as written: "100 customers", "ten companies", "80 %", "5公里". Null where its numbers belong to
 * names ("1:1s", "v2.0", "Web3") or dates ("June 2027", "3. Mai"), or state the time allowed ("in 3 months").
 */
export function markOf(goal: string): string | null {
  const [digits, words] = [markInDigits(goal), markInWords(goal)];
  if (!digits || !words) return (digits ?? words)?.text ?? oneOfTime.exec(goal)?.[0] ?? null;
  return (digits.at < words.at ? digits : words).text;
}

interface Mark {
  at: number;
  text: string;
}

/** "An hour" counts as much as "two hours". */
const oneOfTime = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:one|an?|eine[rn]?|una?|une?|एक)\s(?:hour|minute|stunde|minute|hora|minuto|heure|घंटा|घंटे|मिनट)(?![\p{L}\p{M}])` +
    "|一个?(?:小时|分钟)",
  "iu",
);

/** "ten companies", "veinte clientes", "十家公司". */
function markInWords(goal: string): Mark | null {
  const found = findNumerals(goal, goalLanguage(goal)).find((numeral) => isTarget(goal, numeral));
  if (!found) return null;
  const { start, end } = found;
  return { at: start, text: `${goal.slice(start, end)}${unit.exec(goal.slice(end))?.[0] ?? ""}`.trim() };
}

const counting = new Set<Numeral["kind"]>(["bare", "money", "percent"]);

function isTarget(goal: string, { start, end, written, kind }: Numeral): boolean {
  if (written !== "words" || !counting.has(kind)) return false;
  const [left, right] = [goal.slice(0, start), goal.slice(end)];
  return !before.test(left) && !isTimeAllowed(left, right);
}

/** "in three months", "every two weeks": when, not how much. */
const isTimeAllowed = (left: string, right: string): boolean =>
  span.test(right) && (deadline.test(left) || everyBefore.test(left));

function markInDigits(goal: string): Mark | null {
  for (const found of goal.matchAll(amount)) {
    const { sign = "", value = "" } = found.groups ?? {};
    const left = goal.slice(0, found.index);
    const right = goal.slice(found.index + found[0].length);
    if (!sign && isOfNameOrDate(left, value, right)) continue;
    return { at: found.index, text: `${found[0]}${unit.exec(right)?.[0] ?? ""}`.trim() };
  }
  return null;
}

function isOfNameOrDate(left: string, value: string, right: string): boolean {
  if (before.test(left) || dateAfter.test(right)) return true;
  const bareName = named.test(left) && !/^\s?(?:[%€$£¥₹]|\p{Lu})/u.test(right);
  return bareName || isTimeAllowed(left, right) || isYear(left, value, right);
}

const beforeYear = /(?:^|\s)(?:in|by|until|before|en|antes de|bis|ab|seit|vor|dans|avant|depuis)\s$/iu;

function isYear(left: string, value: string, right: string): boolean {
  if (!/^(?:19|20)\d\d$/.test(value)) return false;
  return beforeYear.test(left) || !/^\s?(?:[%€$£¥₹]|(?!(?:में|से|तक|का|की|के)(?![\p{L}\p{M}]))\p{L})/u.test(right);
}
