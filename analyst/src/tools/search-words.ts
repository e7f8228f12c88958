import { cutText } from "@cofounder/contract/cut-text";
import { detectLanguage } from "../reading/language.ts";
import { normalise } from "../reading/normalise.ts";
import type { Language } from "../i18n/language.ts";

/** Stop words for a search engine. */
const small: Record<Language, string> = {
  en:
    "a an the and or but of to in on at by for with from into about as is are be am was were it its this " +
    "that these those we our us i my me you your they them their he she his her who which what when " +
    "where how so because than then there here not no do does did can could would will should just very " +
    "really also all any some every each more most much many have has had want wants need needs help " +
    "helps let lets make makes making build building builds built create creates creating offer offers " +
    "sell sells idea startup company new called via using use uses like",
  de:
    "ein eine einen einem einer eines der die das den dem des und oder aber von vom zu zum zur in im ins " +
    "an am auf aus bei mit für über unter nach als ist sind war waren wird werden sein es er sie wir uns " +
    "unser unsere unseren ich mein meine mich du dein ihr ihre ihren die welche welcher welches dass " +
    "damit wenn weil so nicht kein keine auch sich man kann können soll sollen will wollen haben hat " +
    "hatte bauen baue bauen entwickeln entwickle biete bieten verkaufen machen mache idee hilft helfen " +
    "lässt jede jeder jedes alle einfach neue neuen",
  es:
    "un una unos unas el la los las lo y o pero de del al a en con para por sobre como es son era ser " +
    "está están se su sus nos nuestro nuestra yo mi mis tu que quien cuando donde porque si no ni " +
    "también más muy hay tiene tienen quiero queremos creo creamos crear hacemos hacer ofrecemos ofrecer " +
    "vendemos vender ayuda ayudan permite idea nuevo nueva",
  fr:
    "un une des le la les l d du de et ou mais à au aux en dans sur avec pour par comme est sont était " +
    "être c ce cette ces il elle ils elles on nous notre nos je mon ma mes tu ton votre vous qui que " +
    "quoi quand où parce si ne pas non plus très aussi tout tous toute toutes y se s sa son ses leur " +
    "leurs a ont avoir veux voulons crée créons créer faisons faire propose proposons vends vendre aide " +
    "aident permet idée nouveau nouvelle",
  hi:
    "एक का की के को से में पर और या लेकिन है हैं था थे थी हो होता होती होते यह वह ये वे हम हमारा हमारी " +
    "हमारे मैं मेरा मेरी मेरे आप आपका जो कि तो ही भी नहीं लिए ने कर करना करते करता करती रहा रहे रही बना " +
    "बनाना बनाते जिससे ताकि अपने अपनी सब हर नया नई मदद",
  zh: "",
};
const smallWords = Object.fromEntries(
  Object.entries(small).map(([language, list]) => [language, new Set(list.split(" "))]),
) as Record<Language, Set<string>>;

const ends = /[.!?;:\n。！？；：।]|[,，、]\s?|\s[–—-]\s/u;
const asides =
  /\s(?:that|which|who|so that|because|where|and then|die|der|das|damit|weil|que|quien|porque|qui|afin|parce|dont|जो|जिससे|ताकि|क्योंकि)\s/iu;
const hanSmall =
  /我们(?:在做|做的是|做|正在开发|开发|提供|想做)?|我(?:在做|想做|正在做|做)|(?:这|那)?是?一(?:个|款|种|家)|的|了|让|帮助|可以|和|与|为/gu;

const longestRead = 1_000;
const longest = 60;
const mostHan = 14;

export const languageOf = (text: string): Language =>
  detectLanguage(normalise(cutText(text, longestRead)).text)?.language ?? "en";

/** The subject of a text, in the few words that somebody types into a search box: never a sentence. */
export function searchWords(whole: string, most = 6): string {
  const text = cutText(whole, longestRead);
  const language = languageOf(text);
  const parts = text.split(ends).map((part) => part.trim());
  const clause = parts.find((part) => words(part, language, most) !== "") ?? "";
  const main = clause.split(asides)[0] ?? clause;
  const short = words(main, language, most);
  return /\s|\p{Script=Han}{4}/u.test(short) ? short : words(clause, language, most);
}

function words(text: string, language: Language, most: number): string {
  if (language === "zh") return cutText(text.replace(hanSmall, " ").replace(/\s+/g, " ").trim(), mostHan).trim();
  const kept = (text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}&+.'’/-]*/gu) ?? [])
    .map((word) => word.replace(/[.'’/-]{1,8}$/u, ""))
    .filter((word) => !smallWords[language].has(word.toLowerCase()) && !/^[ldcsnj]['’]$/iu.test(word));
  let line = "";
  for (const word of kept.slice(0, most)) {
    if (line.length + word.length >= longest) break;
    line = `${line} ${word}`.trim();
  }
  return line;
}

const asked: Record<Language, { alternatives: string; rivals: string; price: string; count: string }> = {
  en: { alternatives: "alternatives", rivals: "competitors", price: "pricing", count: "number of" },
  de: { alternatives: "Alternativen", rivals: "Wettbewerber", price: "Preise", count: "Anzahl" },
  es: { alternatives: "alternativas", rivals: "competidores", price: "precios", count: "número de" },
  fr: { alternatives: "alternatives", rivals: "concurrents", price: "tarifs", count: "nombre de" },
  hi: { alternatives: "विकल्प", rivals: "प्रतिस्पर्धी", price: "कीमत", count: "संख्या" },
  zh: { alternatives: "替代品", rivals: "竞争对手", price: "价格", count: "数量" },
};

/** The words for other products, prices or counts, in the language of a text. */
export const askedIn = (text: string): (typeof asked)[Language] => asked[languageOf(text)];

/** A short question as it is; the subject of a longer message. */
export function searchQuery(text: string): string {
  const [line = "", ...more] = cutText(text, longestRead)
    .split(/\n|(?<=[.!?。！？।])\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const isShort = line.length <= 90 && more.length === 0 && (line.match(/\p{Script=Han}/gu)?.length ?? 0) <= 30;
  return isShort ? line.replace(/[.!。！।\s]{1,20}$/u, "") : searchWords(text, 8);
}
