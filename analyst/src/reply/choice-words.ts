import { conceptsOf, parseLexicon } from "../reader/lexicon.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import { words } from "../reader/words.ts";
import type { Language } from "../i18n/language.ts";

const choosing: Record<Language, RegExp> = {
  en: /[\p{L}\p{N}%],?\s+or\s+(?!(?:so|less|more|not|no)\b)/iu,
  de: /[\p{L}\p{N}%],?\s+oder\s+(?!(?:nicht|nein)\b)/iu,
  fr: /[\p{L}\p{N}%],?\s+ou\s+(?!(?:pas|non)\b)/iu,
  es: /[\p{L}\p{N}%],?\s+[ou]\s+(?!no\b)/iu,
  hi: /\s(?:या|ya)\s/iu,
  zh: /还是|或者/u,
};

/** Whether it names two ways to go: "take the unit or stay". */
export const namesTwoWays = (question: string, language: Language): boolean => choosing[language].test(question);

/** What stands before and after the "or" of a question between two ways; null where there is none. */
export function sidesOf(question: string, language: Language): [string, string] | null {
  const found = choosing[language].exec(question);
  if (!found) return null;
  return [question.slice(0, found.index + 1), question.slice(found.index + found[0].length)];
}

/**
 * Should: the question is whether to do something. Which: it asks for one of the founder's own ways without naming them.
 * Stays: a side of a choice leaves everything as it is. Closes: the question is whether to end the business.
 */
const deciding: Record<Language, string> = {
  en: `
should: should i, should we, shall i, shall we, do i, do we, would you
which: which one, which way, which of, which option, which is better, which is best, which makes more, which pays more, \
which brings more, which would you, which should, what should i do, what should we do, what shall we do, what do i do, \
what do we do, what would you do, what is better, what's better, what pays more, what brings more, what makes more sense
stays: stay*, leave it, leave things, keep, carry on, go on, continue, wait*, nothing, as it is, as things are, as we are, \
as i am, remain, hold off, let it, without, alone, on my own, sit on, skip, save, stick, neither
closes: close down, shut down, shut up shop, close up, close the shop, close the business, close my shop, close or, \
close it, shut the shop, i close, we close, i quit, we quit, give up, give it up, call it a day, wind it up, wind up, \
pack it in, throw in the towel, closing down, should stop
`,
  de: `
should: soll ich, sollen wir, sollte ich, sollten wir, lohnt sich
which: was lohnt sich mehr, was lohnt sich eher, was ist besser, was wäre besser, was bringt mehr, was rechnet sich mehr, \
was rechnet sich eher, was soll ich tun, was soll ich machen, was sollen wir tun, was sollen wir machen, was tun, \
was machen wir, was mache ich, welcher weg, welche variante, welche möglichkeit, welches von, welche von, welcher von, \
was von beidem, wofür
stays: bleib*, lass*, wie bisher, weiter*, wart*, nichts, behalt*, ohne, allein, alleine, spar*, verzicht*
closes: schließ*, zusperr*, zumach*, dichtmach*, aufgeb*, aufhör*, hinschmeiß*, aufgebe, höre ich auf, hören wir auf
`,
  fr: `
should: dois-je, devons-nous, devrais-je, faut-il, est-ce que je dois
which: que faire, que choisir, que dois-je faire, que devons-nous faire, lequel, laquelle, qu'est-ce qui vaut mieux, \
qu'est-ce qui rapporte, quelle option, quelle solution, que feriez-vous
stays: rest*, continu*, attend*, rien, gard*, laiss*, sans, seul, seule, seuls, comme avant, comme maintenant, renonc*
closes: fermer, je ferme, on ferme, nous fermons, j'arrête, on arrête, tout arrêter, mettre la clé, abandonner
`,
  es: `
should: debo, debería, deberíamos, debemos, conviene, me conviene, nos conviene
which: qué hago, qué hacemos, qué debo hacer, qué debemos hacer, qué elijo, qué conviene, qué me conviene, qué nos conviene, \
qué es mejor, qué harías, qué rinde, cuál es mejor, cuál conviene, cuál me conviene, cuál nos conviene, cuál de, cuál elijo
stays: qued*, sigo, sigue, seguir, seguimos, continu*, esper*, nada, dejar*, dejo, sin, solo, sola, solos, mantener*
closes: cierro, cerrar, cerramos, bajar la persiana, bajo la persiana, liquidar, lo dejo
`,
  hi: `
should: चाहिए, chahiye
which: क्या करूँ, क्या करूं, क्या करें, क्या करना चाहिए, क्या बेहतर, कौन सा, कौन सी, kya karu, kya kare, kaun sa, kaun si
stays: रहने, रहें, रहूँ, रुक*, वैसे ही, ऐसे ही, छोड़*, कुछ नहीं, rehne, ruk*, chhod*
closes: बंद कर*, बंद कर दूँ, बंद कर दें, band kar, band karu
`,
  zh: `
should: 要不要, 该不该, 应不应该
which: 怎么选, 选哪个, 哪个好, 哪个更, 哪种更, 哪条路, 怎么办, 该怎么做
stays: 不, 保持, 维持, 继续, 等, 算了, 照旧
closes: 关店, 关门, 关掉, 不做了, 停业, 歇业
`,
};

const loaded = new Map<Language, Lexicon>();

function saidIn(text: string, language: Language): ReadonlySet<string> {
  let lexicon = loaded.get(language);
  if (!lexicon) loaded.set(language, (lexicon = parseLexicon(deciding[language])));
  return new Set(
    conceptsOf(
      lexicon,
      words(text).map(({ word }) => word),
    ).flat(),
  );
}

/** Whether it asks for one of the founder's own ways, in words that name none: "Which is better?" */
export const asksWhich = (question: string, language: Language): boolean => saidIn(question, language).has("which");

/** Whether a side of a choice is to leave everything as it is. */
export const isToStay = (side: string, language: Language): boolean => saidIn(side, language).has("stays");

/** Whether it asks if something should be done. */
export const asksWhetherTo = (question: string, language: Language): boolean =>
  saidIn(question, language).has("should");

/** Whether it asks to end the business. */
export const asksToClose = (question: string, language: Language): boolean => saidIn(question, language).has("closes");
