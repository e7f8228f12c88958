import type { Language } from "../i18n/language.ts";
import { conceptsOf, parseLexicon } from "../reader/lexicon.ts";
import type { Lexicon } from "../reader/lexicon.ts";

export const periods = ["day", "week", "month", "year", "season"] as const;
export type Period = (typeof periods)[number];

/** Words that ask for the amount of each day, week, month, year or season, and not for a length of time. */
const eachPeriod: Record<Language, string> = {
  en: `
day: a day, per day, each day, every day, a working day, daily
week: a week, per week, each week, every week, a working week, weekly
month: january, february, april, june, july, august, september, october, november, december, \
a month, per month, each month, every month, monthly, at the end of the month
year: a year, per year, each year, every year, per annum, yearly, annually, the whole year, over the year
season: a season, per season, each season, every season, the whole season
`,
  de: `
day: am tag, pro tag, je tag, jeden tag, täglich
week: in der woche, pro woche, je woche, die woche, jede woche, wöchentlich
month: januar, februar, märz, april, juni, juli, august, september, oktober, november, dezember, \
im monat, pro monat, je monat, den monat, jeden monat, monatlich, am monatsende, am ende des monats
year: im jahr, pro jahr, je jahr, das jahr, jedes jahr, jährlich, aufs jahr
season: pro saison, je saison, in der saison, die saison
`,
  fr: `
day: par jour, chaque jour, tous les jours
week: par semaine, chaque semaine, toutes les semaines, la semaine
month: janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre, \
par mois, chaque mois, tous les mois, au mois, à la fin du mois, en fin de mois
year: par an, chaque année, l'année, à l'année, sur l'année
season: par saison, chaque saison, sur la saison
`,
  es: `
day: por día, al día, cada día, diario, diarios, diarias
week: por semana, a la semana, cada semana, semanal, semanales
month: enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, \
por mes, al mes, cada mes, a fin de mes, mensual, mensuales
year: por año, al año, cada año, anual, anuales
season: por temporada, cada temporada, en la temporada
`,
  hi: `
day: एक दिन में, हर दिन, प्रति दिन, रोज़, रोज, दिन में, दिन का, din mein, roz, har din
week: हफ़्ते में, हफ्ते में, हर हफ़्ते, हर हफ्ते, हफ़्ते का, प्रति सप्ताह, सप्ताह में, hafte mein, har hafte
month: महीने में, हर महीने, महीने का, महीने की, प्रति माह, महीने के अंत में, mahine mein, har mahine, mahine ka
year: साल में, हर साल, साल का, साल भर, प्रति वर्ष, saal mein, har saal
season: एक सीज़न में, हर सीज़न, सीज़न में, har season
`,
  zh: `
day: 每天, 一天, 每日
week: 每周, 一周, 每星期, 一星期, 每个星期
month: 每月, 每个月, 一个月, 月底
year: 每年, 一年
season: 每季, 一季, 每个季
`,
};

const loaded = new Map<Language, Lexicon>();

/** The period whose amount a question asks for; null where it names none. */
export function eachPeriodIn(folded: readonly string[], language: Language): Period | null {
  let lexicon = loaded.get(language);
  if (!lexicon) loaded.set(language, (lexicon = parseLexicon(eachPeriod[language])));
  const said = new Set(conceptsOf(lexicon, folded).flat());
  return periods.find((period) => said.has(period)) ?? null;
}

/** The shortest period that the concepts of a question name. */
export const periodAmong = (concepts: ReadonlySet<string>): Period | null =>
  periods.find((period) => concepts.has(period)) ?? null;
