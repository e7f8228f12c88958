import type { Period } from "../../quantities.ts";
import { numberPattern } from "../../quantities.ts";
import { exact } from "../build.ts";
import { jargonMoney, jargonMoneyBehind } from "../jargon.ts";
import type { NumberWords, TimeWords } from "../tongue.ts";
import { findWordNumbers, findWordShares } from "./word-numbers.ts";

/** Scales every founder of the world writes behind digits. */
export const scaleLetters: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
};
export const englishScales: Record<string, number> = {
  ...scaleLetters,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  mil: 1e6,
  millions: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
  trillion: 1e12,
};

export const minorUnits = "(?<=\\d)p|cents?|centimes?|centimos?|centavos?|pence|paise";

export const numbers: NumberWords = {
  decimalComma: false,
  pattern: numberPattern({
    scale: String.raw`(?:\s?(?:thousand|million|mil|millions|billion|trillion|lakhs?|lacs?|crores?|mn|bn|cr)|[kKMmBbT]|mm)(?![\p{L}\d])`,
    to: "to",
    percent: String.raw`per\s?cent`,
    minor: minorUnits,
  }),
  scales: englishScales,
  spelled: findWordNumbers,
  shares: findWordShares,
  bareMoney: exact(
    String.raw`(?<![\p{L}\p{M}\d])(?:${jargonMoney}|fees?|charg(?:e|es|ing)|costs?|sells? (?:it |them )?(?:for|at)|subscription|revenues?|turnover|burning|spend(?:ing)?|savings|saved|bank|budget|pay(?:s|ing)?|rais(?:e|ed|ing)|seeking|salar(?:y|ies)|rent|bill|hosting|servers?)(?: (?:is|are|of|at|about|around|roughly|like|just|only|us|me|currently|now|a|an|costs?|stands at))*[:=]? ?[~≈]?$`,
  ),
  bareMoneyBehind: exact(
    String.raw`^ (?:(?:of |in )?${jargonMoneyBehind}|in (?:the )?(?:bank|savings|revenue|sales)|(?:of|in) (?:cash|savings|revenue)|saved(?= ?(?:up|[.,;)]|$| and | so )))(?![\p{L}])`,
  ),
  uncounted: exact(
    String.raw`^(?:an?|at|on|in|per|and|with|to|from|for|so|but|of|each|the|or|now|already|we|i|if|incl|including|like|via|by|monthly|yearly|annually|total|after|before|plus|every)(?![\p{L}])`,
  ),
  currency: "USD",
  risen:
    /\b(?:went|raised|moved|changed|increased|grew|grown|dropped|cut|lowered|rose|fell|up|down)\b[^.]{0,25} from $/i,
  noun: /^[ \t+]{1,2}((?:[\p{L}][\p{L}'-]*[ \t]?){1,5})/u,
};

const periods: Record<string, Period> = {
  month: "month",
  mo: "month",
  m: "month",
  monthly: "month",
  year: "year",
  yr: "year",
  annum: "year",
  yearly: "year",
  annually: "year",
  week: "week",
  wk: "week",
  weekly: "week",
  day: "day",
  daily: "day",
  hour: "hour",
  hr: "hour",
  quarter: "quarter",
  quarterly: "quarter",
  "one-off": "once",
  once: "once",
  "one-time": "once",
  lifetime: "once",
};
const period = "month|mo|year|yr|annum|week|wk|day|hour|hr|quarter";
const taxes = "(?:vat|gst|sales tax|tax)";

export const time: TimeWords = {
  unit: /^[\s-]?(?:of\s)?(minute|min|hour|hr|h|day|week|month|mo|year|yr)s?(?![\p{L}\d])/iu,
  units: {
    minute: "minutes",
    min: "minutes",
    hour: "hours",
    hr: "hours",
    h: "hours",
    day: "days",
    week: "weeks",
    month: "months",
    mo: "months",
    year: "years",
    yr: "years",
  },
  step: new RegExp(
    String.raw`^\s?(?:\(?(?<excluding>(?:\+|plus|excl\.?|excluding|ex|before)\s?${taxes})\)?|,?\s?\(?(?<including>(?:incl\.?|including|inc\.?|inclusive of|with)\s(?:\d{1,2}\s?%\s)?${taxes})\)?|(?<adverb>monthly|yearly|annually|weekly|daily|quarterly|one-off|once|one-time|lifetime)(?![\p{L}\d])|(?:(?:\/|per|each|every|an?|for each)\s?)?(?<period>${period}|(?<=\/)m)(?![\p{L}\d])|(?:\/|per|each|every|for each|for every|,\sper)\s?(?!(?:${period}|for|to|of|in|on|at|by|and|is|with)(?!\p{L}))(?<what>\p{L}{3,20})(?:\s\p{L}{3,12}(?=\s?(?:\/|per)))?|an?\s(?!(?:${period})(?!\p{L}))(?<unit>\p{L}{3,20})(?=,?\s?(?:\/|per\s|an?\s|each\s|monthly|yearly)|[.,;)]|$))`,
    "iu",
  ),
  periods,
  what: {},
  ahead: null,
  taxAhead: null,
};
