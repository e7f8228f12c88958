import type { Language } from "../i18n/language.ts";
import { isFunctionWord } from "../reader/function-words.ts";
import { words } from "../reader/words.ts";

/** Words of asking, wishing and doing, which every question has: they name no subject. */
const ofAsking = new Set(
  [
    "good better best great business businesses startup startups founder founders okay right work works working " +
      "can could should would will shall may might must need needs want get got getting make makes do does did done have has " +
      "had am been im ive let lets go going give me like please tell show help now much many sense long way thing things someone " +
      "somebody anybody people there's what's it's i'm don't can't still ever any some so too very really up out into " +
      "mean means meaning define definition explain exactly",
    "kann kannst soll sollen sollte muss müssen will wollen möchte brauche braucht brauchen darf dürfen habe hat haben machen " +
      "mache macht tun gibt geht komme kommt bekomme bekommt bitte uns unsere unserem mir mich man sich schon noch viel viele " +
      "wie lange gut am besten bei lohnt lohnen unser unserer produkt baue führe auf ab an aus ein weg meinen meinst " +
      "welches welchen welchem welcher welche etwas jemand jemanden wird werden " +
      "sind funktioniert funktionieren bedeutet bedeuten bedeutung heißt heißen erkläre erklären eigentlich genau gute guter gutes",
    "puedo puede podemos debo debe deben debería tengo tiene hay hago hace hacer quiero necesito necesita voy va ser estar " +
      "he ha mucho muchos muy mejor algo alguien " +
      "es son significa significan significado funciona funcionan explica explicas explicar exactamente buen buena bueno",
    "puis peut peux faut dois doit devrais veux ai a as avons fait faire va vais besoin très bien mieux quelqu'un c'est " +
      "est-ce qu'est-ce y quoi fonctionne fonctionnent fonctionner veut dire signifie signifient définition explique expliques " +
      "expliquer exactement bon bonne",
    "करूँ करूं करें करना करते करने कर सकता सकती सकते सकूँ चाहिए मुझे हमें अपने अपना अपनी मेरे होता होती होना हुआ दूँ लूँ लूं जाए जाएँ " +
      "जा रहा रही रहे वाला वाले किसी कोई कुछ क्यों किस लिए साथ तक तरह बहुत सही होगा सा सी " +
      "क्या मतलब अर्थ काम कैसे करता करती समझाओ समझाइए समझाएँ बताओ बताइए",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => words(word, 0, "apart").map((one) => one.word)),
);

/** Pairs of Chinese signs that name no subject. */
const pairsOfAsking = new Set(
  (
    "怎么 什么 如何 我们 我的 我是 是不 不是 可以 需要 应该 该怎 么办 多少 哪些 有没 没有 一个 一封 一份 帮我 吗我 要不 不要 怎样 为什 要怎 " +
    "还是 时候 是否 能不 不能 的时 我要 我想 给我 自己 会不 才能 才算 值得 有用 是什 么是 么意 意思 是啥 啥意 解释 释一 一下 么运 运作"
  ).split(" "),
);

/** The words of a text that can name its subject; in Chinese, the pairs of neighbouring signs. */
export function subjectWords(text: string, language: Language): string[] {
  const apart = text.normalize("NFKC").replace(/(?<=\p{Script=Han})(?=[a-z])|(?<=[a-z])(?=\p{Script=Han})/giu, " ");
  const found = words(apart, 0, "apart");
  const terms: string[] = [];
  for (const [index, { word, end }] of found.entries()) {
    const next = found[index + 1];
    if (/^\p{Script=Han}/u.test(word)) {
      const pair = word + (next?.word ?? "");
      const isPair = next !== undefined && next.start === end && /^\p{Script=Han}/u.test(next.word);
      if (isPair && !pairsOfAsking.has(pair)) terms.push(pair);
    } else if (isSubject(word, language)) terms.push(word);
  }
  return terms;
}

function isSubject(word: string, language: Language): boolean {
  if (!/[\p{L}\p{N}]/u.test(word) || isFunctionWord(word) || ofAsking.has(word)) return false;
  return word.length > 1 || (language === "hi" && /\p{Script=Devanagari}/u.test(word));
}
