import type { Language } from "../i18n/language.ts";
import { conceptsOf, type Lexicon, parseLexicon } from "../reader/lexicon.ts";

/** Gone: what is sold, or who buys, goes. May: it can or may. Money: what goes is money. */
const losing: Record<Language, string> = {
  en: `
gone: lose, leave, cancel, quit, drop out, fall away, walk away
may: can, could, may, afford, at most, maximum
money: lose money, lose any money, lose anything
`,
  de: `
gone: verlieren, verliere, kündigen, abspringen, wegfallen, wegbrechen, ausfallen, weggehen, abwandern
may: kann, können, könnte, könnten, darf, dürfen, dürfte, dürften, verkraft*, höchstens, maximal
money: geld verlieren, geld zu verlieren, geld verliere
`,
  fr: `
gone: perdre, partir, résilier, annuler
may: peux, peut, puis, pouvons, peuvent, pourrais, pourrait, pourrions, pourraient, au plus, maximum
money: perdre de l'argent, perdre d'argent
`,
  es: `
gone: perder, irse, cancelar, darse de baja
may: puedo, puede, podemos, pueden, podría, podríamos, podrían, como máximo, a lo sumo
money: perder dinero, perder plata
`,
  hi: `
gone: खो, खोना, खोने, गँवा, गंवा, छोड़, छूट, kho, chhod
may: सकता, सकते, सकती, sakta, sakte, sakti, अधिकतम, ज़्यादा से ज़्यादा
money: पैसा खो, पैसे खो, पैसा गँवा, पैसे गँवा, paisa kho, paise kho
`,
  zh: `
gone: 失去, 流失, 丢掉, 走掉, 少卖
may: 能, 可以, 最多, 至多
money: 失去钱, 丢掉钱
`,
};

const loaded = new Map<Language, Lexicon>();

/** "How many could we lose?": asks what may go, and not what has to come. */
export function asksWhatMayGo(folded: readonly string[], language: Language): boolean {
  let lexicon = loaded.get(language);
  if (!lexicon) loaded.set(language, (lexicon = parseLexicon(losing[language])));
  const said = conceptsOf(lexicon, folded);
  return (
    said.some((concepts) => concepts.includes("gone") && !concepts.includes("money")) &&
    said.some((concepts) => concepts.includes("may"))
  );
}
