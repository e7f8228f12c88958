import type { Phrase } from "../reading/venture.ts";
import type { Deck, Section, Topic } from "./deck.ts";

/** The words of titles in six languages, as patterns. */
const titles: Record<Topic, string> = {
  problem: "problems?|pain(?: points?)?|challenge|herausforderung|problema|el reto|problèmes?|constat|समस्या|问题|痛点",
  solution: "solution|what we do|lösung|solución|la solución|समाधान|解决方案|方案",
  why_now: "why now|timing|warum jetzt|por qué ahora|¿por qué ahora\\?|pourquoi maintenant|अभी क्यों|为什么是现在|时机",
  market:
    "market(?: size| opportunity)?|opportunity|markt(?:größe|potenzial)?|mercado|tamaño del mercado|marché|taille du marché|बाज़ार|市场(?:规模)?",
  product:
    "product|how it works|status|where we are|demo|produkt|so funktioniert es|producto|cómo funciona|produit|comment ça marche|उत्पाद|产品|如何运作",
  model:
    "(?:business|revenue) model|pricing|prices?|how we (?:make|earn) money|geschäftsmodell|preise?" +
    "|modelo de negocio|precios?|modèle économique|prix|tarifs?|व्यवसाय मॉडल|मूल्य|商业模式|定价|价格",
  traction:
    "traction|results|progress|milestones|stand|fortschritt|traktion|tracción|resultados|avances|résultats|avancement|प्रगति|进展|业绩",
  go_to_market:
    "go[- ]to[- ]market(?: strategy)?|gtm|sales(?: and marketing)?|distribution|marketing|growth|channels?" +
    "|vertrieb|markteintritt|ventas|canales|distribución|vente|canaux|acquisition|वितरण|बिक्री|渠道|销售|市场推广",
  competition:
    "competit(?:ion|ors?)|competitive landscape|alternatives|wettbewerb(?:er)?|konkurrenz" +
    "|competencia|competidores|concurren(?:ce|ts)|प्रतिस्पर्धा|प्रतियोगी|竞争(?:对手|格局)?",
  team:
    "team|founders?|about us|who we are|gründer(?:in|team|innen)?|über uns|equipo" +
    "|fundador(?:a|es|as)|équipe|fondat(?:eur|rice|eurs)|टीम|संस्थापक|团队|创始人",
  financials: "financials?|finances?|projections?|unit economics|finanzen|zahlen|finanzas|chiffres|वित्त|财务",
  ask: "ask|raise|raising|funding|use of funds|finanzierung|kapitalbedarf|ronda|inversión|levée(?: de fonds)?|financement|निवेश|融资|资金需求",
  risk: "risks?|what could go wrong|risiken|risiko|riesgos?|risques?|जोखिम|风险",
};

const article = "(?:the|our|das|der|die|unsere?|el|la|los|las|nuestr[oa]s?|le|les|notre|nos|l['’]|हमारी|हमारा|我们的)";
const asTitle = (words: string) =>
  new RegExp(String.raw`^(?:\d{1,2}[.)]\s?)?(?:${article}\s?)?(?:${words})\s{0,3}(?:[:：–—]|\n|$)\s*`, "iu");
const ofTopics = Object.entries(titles).map(([topic, words]) => [topic as Topic, asTitle(words)] as const);

/** The slides that say by a title of their own what they are about. */
export function sectionsOf(slides: readonly string[]): Section[] {
  return slides.flatMap((slide, message) =>
    ofTopics.flatMap(([topic, pattern]) => {
      const start = pattern.exec(slide)?.[0].length;
      return start === undefined || start >= slide.length ? [] : [{ topic, message, start, text: slide.slice(start) }];
    }),
  );
}

/** The first words below a title of this topic that a pattern matches. */
export function foundOn({ sections }: Deck, topic: Topic, pattern: RegExp): Phrase | null {
  for (const section of sections) {
    const found = section.topic === topic ? pattern.exec(section.text) : null;
    if (found) return phraseOf(section, found.index, found[0]);
  }
  return null;
}

const sentenceEnd = /[!?。！？।\n]|\.(?=\s|$)/gu;
/** Shorter is a label, an abbreviation or a number. */
const shortestSentence = 7;

/** The first sentence below a title of this topic. */
export function firstOn({ sections }: Deck, topic: Topic): Phrase | null {
  const section = sections.find((each) => each.topic === topic);
  if (!section) return null;
  const ends = [...section.text.matchAll(sentenceEnd)].map(({ index }) => index);
  const end = ends.find((index) => index >= shortestSentence) ?? section.text.length;
  return phraseOf(section, 0, section.text.slice(0, end));
}

const joint = /[,，、;；]|(?<!\p{L})(?:and|or|und|oder|sowie|y|o|et|ou|और|या)(?!\p{L})|和|与|以及/giu;
const leastParts = 3;

/** The sentence below a title that lists that many things. */
export function listOn({ sections }: Deck, topic: Topic, least = leastParts): Phrase | null {
  for (const section of sections.filter((each) => each.topic === topic))
    for (const { 0: text, index } of section.text.matchAll(/[^.!?。！？।\n]{3,400}/gu))
      if (partsOf(text).length >= least) return phraseOf(section, index, text);
  return null;
}

/** The things that a text lists, behind its colon if it has one. */
export function partsOf(text: string): string[] {
  const list = /[:：](?<list>[^:：]+)$/u.exec(text)?.groups?.["list"] ?? text;
  return list.split(joint).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether a place of the deck is below a title of this topic. */
export const isOn = ({ sections }: Pick<Deck, "sections">, topic: Topic, { span }: Phrase): boolean =>
  sections.some(
    (section) => section.topic === topic && section.message === span.message && span.start >= section.start,
  );

function phraseOf({ message, start: from }: Section, index: number, text: string): Phrase {
  const start = from + index;
  return { text, span: { message, start, end: start + text.length } };
}
