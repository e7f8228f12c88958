import { foldWord } from "./words.ts";

/** Articles, conjunctions, prepositions, pronouns and question words of the six languages: never a counted noun. */
const functionWords = new Set(
  [
    "a an the and or but nor so if of in on at to for from with by per as is are was were be it its this " +
      "that these those i we you he she they my our your his her their me us them what which who whom " +
      "whose when where why how not no yes also just about than then there here all each every one",
    "der die das den dem des ein eine einen einem einer eines und oder aber denn wenn ob von vom im in " +
      "an am auf zu zum zur für fur mit bei aus nach pro je als wie ist sind war waren sein es dies diese " +
      "dieser dieses jede jeder jedes jeden ich wir du er sie ihr mein meine unser unsere dein ihre mir " +
      "mich uns ihnen was welche wer wen wem wann wo warum nicht kein keine auch also noch nochmal nur " +
      "dann da hier alle etwa rund circa dazu davon dafür dafur",
    "el la los las lo un una unos unas y e o u pero ni si de del en a al con por para sin sobre que qué " +
      "quien quién cual cuál cuando cuándo donde dónde como cómo cuanto cuánto cuantos cuántos cuantas " +
      "cuántas es son era eran ser esto esta este estos estas eso mi mis nuestro nuestra su sus tu me te " +
      "se nos les le yo no sí también ya solo cada todo toda todos todas más",
    "le la les un une des du de d l et ou mais ni si en à au aux avec par pour sans sur que qui quoi " +
      "quel quelle quand où comment combien est sont était être ce cet cette ces mon ma mes notre nos " +
      "votre vos son sa ses leur leurs je tu il elle nous vous ils elles on ne pas oui aussi chaque tout " +
      "toute tous toutes plus y",
    "का की के को में से पर और या लेकिन अगर तो है हैं था थे थी हो यह वह ये वे मैं हम आप मेरा मेरी हमारा " +
      "क्या कौन कब कहाँ क्यों कैसे कितना कितने कितनी नहीं भी हर प्रति एक",
    "的 了 和 与 或 在 是 我 我们 你 他 她 它 这 那 每 也 都 就 不 没 什么 谁 哪 怎么 多少 几",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [word, foldWord(word)]),
);

export const isFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase());

/** "A second van": it counts the vans that there are, and is no thing and no time. */
const ordinals = new RegExp(
  String.raw`^(?:second|third|fourth|fifth|(?:zwei|drit|vier)t\p{L}{1,2}|segund[oa]|tercer[oa]?|cuart[oa]` +
    String.raw`|deuxième|seconde?|troisième|quatrième|(?:दूसर|तीसर|चौथ)\p{M}?)$`,
  "iu",
);

/** Whether a word numbers the thing that the next one names. */
export const isOrdinalOf = (word: string, next: string | undefined): boolean =>
  ordinals.test(word) && next !== undefined && /^\p{L}/u.test(next) && !isFunctionWord(next);
