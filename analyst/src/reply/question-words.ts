import { conceptsOf, lexiconOf, parseLexicon } from "../reader/lexicon.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import { words } from "../reader/words.ts";
import type { Language } from "../wording/language.ts";

/** How questions are asked, beside the concepts of the reader: one concept a line. */
const asking: Record<Language, string> = {
  en: `
how_many: how many, at what number, from what number
how_long: how long, how many months, how many weeks, how many days, when will, when do, when is, by when
what_if: what if, what would happen, what happens if, suppose, supposing, would it help
break_even: break even, breakeven, break-even, stop losing, stop the bleeding, cover my costs, cover the costs, cover the rent, out of the red
payback: is paid, are paid, paid off, pay off, pays off, pay back, paid back, pays back, pay for itself, earned back, earn back, earn it back, money back, recoup
left: left, remain*, clear, make, earn, keep, take home, profit*, pocket
dear: too cheap, too expensive, too low, too high, too much, too little, charge more, charge less, right price, raise the price, raise my price, raise prices, price right, how much should i charge, what should i charge
lasts: last, lasts, hold out, survive, run out, runway, enough to live, keep going
worth: worth, valuation, valued, value the company, value us
percent: percent, per cent, percentage, margin
enough: enough before, before they leave, lifetime, worth to us
capacity: enough capacity, fit, room for, handle it, suffice*
hire: hire, pay my, pay a, pay someone, employ*, afford
cash_in: sits in, tied up
cost: how much does it cost, what does it cost, does each cost, cost us, cost me, what do we spend
`,
  de: `
how_many: wie viele, wieviele, ab wie vielen, ab wann
how_long: wie lange, nach wie vielen monaten, wie viele monate, wann, bis wann
what_if: was wäre wenn, was wäre, was würde passieren, was passiert wenn, was ist wenn, angenommen
break_even: break-even, break even, gewinnschwelle, kostendeckend, keinen verlust, plus minus null, decken, deckt, gedeckt, reinbekomm*
payback: eingespielt, wieder drin, amortis*, abbezahlt, rechnet sich, zurückbezahlt, wieder rein, hereingeholt, raus
left: bleib*, übrig, verdien*, hängen, gewinn*, deckungsbeitrag, raus
dear: zu billig, zu teuer, zu hoch, zu niedrig, zu wenig, mehr verlangen, richtiger preis, preis erhöhen, unverschämt
lasts: reicht, durchhalt*, überleb*, halte ich durch, hält das geld
worth: wert, bewertung, bewertet
percent: prozent, marge
enough: bevor er geht, bevor sie gehen, kundenwert
capacity: schaffen wir, reicht der, kapazität, ausgelastet
hire: einstellen, anstellen, bezahlen, leisten
cash_in: steckt
cost: was kostet, kostet uns, kostet mich, wie teuer wird
`,
  fr: `
how_many: combien de, à partir de combien, de combien
how_long: combien de temps, combien de mois, quand, au bout de combien
what_if: et si, si je, si on, si nous, que se passe, par rapport à maintenant, qu'est-ce que ça change
break_even: seuil de rentabilité, rentable, est payée, est payé, sont couverts, couvr*, m'en sors, perdre de l'argent, pour payer
payback: amorti*, remboursé*, récupér*, rentabilis*
left: reste, restait, resterait, gagne*, rapporte*, bénéfice*, garde, resté
dear: trop cher, trop bas, trop haut, pas assez cher, trop élevé, augmenter, bon prix
lasts: tiens, tient, tenir, tiendr*, dure, suffit pour vivre
worth: valorise*, valorisation, vaut, valeur de la
percent: pour cent, pourcentage, marge
enough: rapporte assez, assez avant, avant de partir
capacity: suffit-il, suffit-elle, assez de place, capacité
hire: payer mon, payer ma, payer un, payer une, embaucher, salarié
cash_in: immobilisé
cost: nous revient, me revient, ça coûte, nous coûte, me coûte
`,
  es: `
how_many: cuántos, cuántas, a partir de cuántos, a partir de cuántas, con cuántos, con cuántas
how_long: cuánto tiempo, cuántos meses, cuándo, en cuánto tiempo
what_if: qué pasa si, qué pasaría, y si, suponiendo, si subo, si bajo
break_even: punto de equilibrio, perder plata, perder dinero, poner plata, dejaría de perder, dejaríamos de perder, cubr*, dejo de perder
payback: recuper*, amortiz*, se paga sola, se paga solo, pago la máquina
left: queda*, deja, dejan, gano, ganamos, gana, ganancia*, sobra, me quedo, beneficio*
dear: muy caro, muy barato, demasiado, cobrar más, subir el precio, precio justo, caro, barato
lasts: alcanza, aguanto, aguantamos, dura, durar, para cuánto
worth: valoriz*, valoración, vale la empresa, valuación, vale mi
percent: por ciento, porcentaje, margen
enough: antes de irse, antes de que se vaya
capacity: da abasto, capacidad, alcanza el espacio
hire: contratar, pagar a, pagarle, sueldo
cash_in: se inmoviliza
cost: nos sale, me sale, nos cuesta, me cuesta, cuánto cuesta
`,
  hi: `
how_many: कितने, कितनी, kitne, kitni, न्यूनतम
how_long: कब तक, कितने दिन, कितने महीने, कब, kab tak, kitne mahine, kitne din, जल्दी, जल्द
what_if: मान लीजिए, अगर, मान लें, क्या होगा, maan lo, agar, फ़र्क
break_even: बराबर, निकल आए*, निकल जाए*, घाटा बंद, no profit no loss, nikal
payback: वापस, वसूल*, vasool, wapas
left: बचत*, बचता, बचती, बचेगा, बचेगी, बचे, शेष, कमाई, मुनाफ़ा, मुनाफा, bachta, bachega, bachat, kamai, munafa
dear: महँगा, महंगा, सस्ता, कम रेट, ज़्यादा रेट, दाम बढ़ा*, mehnga, sasta
lasts: चलेगा, चलेंगे, टिक*, chalega, tikega
worth: मूल्यांकन, वैल्यूएशन, valuation, कंपनी की क़ीमत
percent: प्रतिशत, फ़ीसदी, percent, मार्जिन
enough: छोड़ने से पहले
capacity: निकाल लेगी, क्षमता
hire: रख लूँ, रख लूं, वेतन दे, नौकरी पर, rakh lu, rakh loon
cash_in: फँसा, फंसा
cost: लागत कितनी, कितना ख़र्च, कितना खर्च, kitna kharcha
`,
  zh: `
how_many: 多少个, 多少单, 多少家, 几个, 几单, 几家, 多少位, 要卖多少, 多少人
how_long: 多久, 多长时间, 多少天, 几天, 几个月, 什么时候, 多少个月, 头一年
what_if: 如果, 要是, 假如, 假设, 会怎么样, 会怎样, 退掉
break_even: 保本, 不亏, 盈亏平衡, 打平, 不赔
payback: 回本, 收回成本, 收回来
left: 剩, 赚, 利润, 到手, 挣, 落下, 賺
dear: 太便宜, 太贵, 便宜, 定价, 标多少, 要标, 涨价, 收多少, 太高, 太低
lasts: 撑, 够用, 维持, 能活, 够花, 烧多久
worth: 估值, 值多少, 值几
percent: 百分, 毛利率, 利润率
enough: 流失之前, 走之前, 流失前
capacity: 够不够用, 产能, 忙得过来
hire: 请人, 招人, 雇, 发工资
cash_in: 压
cost: 成本多少, 成本是多少, 要花多少, 花多少钱
`,
};

const loaded = new Map<Language, Lexicon>();

function askingIn(language: Language): Lexicon {
  let lexicon = loaded.get(language);
  if (!lexicon) loaded.set(language, (lexicon = parseLexicon(asking[language])));
  return lexicon;
}

/** What a question speaks of. */
export interface Asked {
  /** Its words, folded. */
  words: readonly string[];
  /** How it is asked: how_many, how_long, what_if, left … */
  asks: ReadonlySet<string>;
  /** What it speaks of: concepts of the reader. */
  concepts: ReadonlySet<string>;
}

/** "一个sample剩多少": Latin words end where Chinese begins. */
const scriptsMeet = /(?<=\p{Script=Han})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Han})/gu;

export function readQuestion(question: string, language: Language): Asked {
  const sequence = words(question.replaceAll(scriptsMeet, " ")).map(({ word }) => word);
  return {
    words: sequence,
    asks: new Set(conceptsOf(askingIn(language), sequence).flat()),
    concepts: new Set(conceptsOf(lexiconOf(language), sequence).flat()),
  };
}

const shortestStem = 3;

/** Whether a noun of a unit stands in the question, in whichever ending. */
export function mentions({ words: said }: Asked, noun: string): boolean {
  return noun.split("_").some((part) => {
    const folded = words(part).map(({ word }) => word);
    if (/\p{Script=Han}/u.test(part)) return said.join("").includes(folded.join(""));
    const stem = (folded[0] ?? "").slice(0, Math.max(shortestStem, part.length - 2));
    return stem.length >= shortestStem && said.some((word) => word.startsWith(stem));
  });
}
