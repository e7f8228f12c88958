import { detectLanguage } from "../reading/language.ts";
import { normalise } from "../reading/normalise.ts";
import type { Language } from "../i18n/language.ts";

/** Words typical of goals: two or three of them are often all there is, without the function words of prose. */
const goalWords: Partial<Record<Language, string>> = {
  en:
    "better more less every stop start learn read write sleep run sell speak lead ask say hold ship " +
    "build find give meet finish become calmer earlier habit morning evening week month strangers " +
    "customers books hours without talk focus delegate quit stay keep team",
  de:
    "besser mehr weniger früher später jeden jede jedes täglich öfter ruhiger endlich ohne lernen lesen " +
    "schreiben schlafen laufen verkaufen sprechen reden führen präsentieren delegieren abgeben geben " +
    "gewinnen finden machen werden sagen nein aufhören anfangen rauchen gewohnheit morgen abend woche " +
    "monat stunden kunden bücher fremde ich mich meine meinen mein zu mit und nicht bewegung " +
    "konzentrieren konzentrierter vor",
  es:
    "mejor mejores menos más cada dejar dormir aprender leer escribir correr vender hablar liderar decir " +
    "delegar empezar ganar hacer tener mañana noche semana mes horas clientes libros desconocidos hábito " +
    "sin con mi mis fumar concentrarme levantarme temprano ejercicio antes",
  fr:
    "mieux moins davantage chaque arrêter dormir apprendre lire écrire courir vendre parler diriger dire " +
    "déléguer commencer gagner faire avoir matin soir semaine mois heures clients livres inconnus " +
    "habitude sans avec mon ma mes fumer concentrer lever tôt bouger jours confier",
};
const known = Object.entries(goalWords).map(
  ([language, list]) => [language as Language, new Set(list.split(" "))] as const,
);

/** Letters and letter sequences of one language alone. */
const signs: Partial<Record<Language, RegExp>> = {
  de: /[äöß]/u,
  es: /[ñ¿¡]/u,
  fr: /[çœèêûî]|(?<!\p{L})[ldnsc]['’]\p{L}/u,
};

/** The language of a goal, however short; English by default. */
export function goalLanguage(goal: string): Language {
  const prose = detectLanguage(normalise(goal).text)?.language;
  if (prose === "zh" || prose === "hi") return prose;
  const sample = goal.toLowerCase();
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? [];
  const points = ([language, list]: (typeof known)[number]): number =>
    words.filter((word) => list.has(word)).length +
    (signs[language]?.test(sample) ? 1 : 0) +
    (language === prose ? 1 : 0);
  const [best, second] = known
    .map((entry) => ({ language: entry[0], points: points(entry) }))
    .toSorted((a, b) => b.points - a.points);
  if (best && best.points > (second?.points ?? 0)) return best.language;
  return prose ?? "en";
}
