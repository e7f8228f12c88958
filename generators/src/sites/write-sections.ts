import type {
  SiteSection,
  SiteSectionKind,
  SiteSectionOf,
  WebsiteBuilderInput,
} from "@cofounder/contract/tools/website-builder";
import { findTrade } from "./knowledge/find-trade.ts";
import { type SiteTexts, siteTexts } from "./knowledge/site-texts.ts";
import type { Trade } from "./knowledge/trades.ts";
import { capital, firstPart, readBrief, sentencesOf, shorten, tidy, type Brief } from "./read-brief.ts";

/** The inputs of the copy: the founder's words and fixed texts in their language, nothing on the founder's behalf. */
export interface Copy {
  name: string;
  industry: string;
  brief: Brief;
  trade: Trade;
  texts: SiteTexts;
  /** The audience; null if not stated. */
  who: string | null;
  price: string | null;
  email: string | null;
  quotes: { quote: string; by: string }[];
  about: string[];
  turn: number;
}

type Writers = { [Kind in SiteSectionKind]: (copy: Copy) => SiteSectionOf<Kind> | null };

function quotesOf(proof: string): Copy["quotes"] {
  return proof
    .split(/\r?\n/u)
    .map((line) => line.trim().replace(/\s+/gu, " "))
    .map((line) => /^(?<quote>.+?)["”']? [-–—] (?<by>[^–—]{2,120})$/u.exec(line.replace(/^[ "“”'*-]+/u, ""))?.groups)
    .flatMap((found) => (found?.quote && found.by ? [{ quote: tidy(found.quote), by: tidy(found.by) }] : []))
    .map(({ quote, by }) => ({ quote: shorten(quote, 600), by: shorten(by, 120) }))
    .slice(0, 12);
}

/** `turn` is 0 at first and increases by one each time a section is requested again. */
export function readCopy(input: WebsiteBuilderInput, turn = 0): Copy {
  const brief = readBrief(input.description);
  return {
    name: tidy(input.businessName),
    industry: tidy(input.industry),
    brief,
    trade: findTrade(input.industry, input.description),
    texts: siteTexts[brief.language],
    who: tidy(input.audience ?? "") || brief.audience,
    price: tidy(input.price ?? "") || null,
    email: input.email ?? null,
    quotes: quotesOf(input.proof ?? ""),
    about: sentencesOf(input.about ?? ""),
    turn,
  };
}

const forWhom = ({ who, texts }: Copy): string => (who ? texts.forWhom.replace("{who}", () => who) : "");
const named = (text: string, { name }: Copy): string => text.replaceAll("{name}", () => name);

const withoutStop = (text: string) => text.replace(/(?<![.。।])[.。।]+$/u, "");
const withStop = (text: string) =>
  /[.!?…。！？।]$/u.test(text)
    ? text
    : `${text}${/\p{Script=Han}$/u.test(text) ? "。" : /\p{Script=Devanagari}[\p{M}]*$/u.test(text) ? "।" : "."}`;

const shortestHeadline = 4;

/** Headlines in order of preference: the benefit, the product, and the name. */
function headlines(copy: Copy): string[] {
  const { brief, name, industry } = copy;
  const [first = ""] = brief.sentences;
  const own = withoutStop(firstPart(first, 84));
  const found = [
    brief.promise ? withStop(brief.promise) : "",
    own.length >= shortestHeadline && !own.endsWith("…") ? withStop(capital(own)) : "",
    withStop(industry ? `${name}. ${capital(industry)}` : name),
    copy.who ? `${name}. ${forWhom(copy)}` : "",
  ];
  return [...new Set(found.filter((text) => text && text.length <= 140))];
}

const withoutSentences = (copy: Copy): string => forWhom(copy) || withStop(copy.industry || copy.name);

/** The sentences below the headline: the first that adds to it, and the next if that one is short. */
function leadOf(copy: Copy): { text: string; used: number } {
  const { sentences, promise, language } = copy.brief;
  const [first = "", second] = sentences;
  const isHeadline = first.length <= 84 && !promise;
  const told = isHeadline ? withNext(sentences.slice(1), 60) : withNext([promise ? first : restOf(first), second], 90);
  const text = told.map(withStop).join(language === "zh" ? "" : " ");
  if (!text) return { text: withoutSentences(copy), used: 1 };
  return { text: shorten(text, 320), used: (isHeadline ? 1 : 0) + told.length };
}

/** A sentence, and the next one where it is shorter than that. */
const withNext = ([one = "", two]: readonly (string | undefined)[], short: number): string[] =>
  [one, one.length < short ? two : undefined].filter(
    (sentence) => sentence !== undefined && sentence !== "",
  ) as string[];

/** Behind a colon or a dash: the headline has what stands before it. */
function restOf(first: string): string {
  const rest = first.slice(firstPart(first, 84).length);
  return /^(?:[:：]|\s?[–—])\s*[^\s]/u.test(rest) && rest.length > 24
    ? capital(rest.replace(/^[\s:：–—]+/u, ""))
    : first;
}

function hero(copy: Copy): SiteSectionOf<"hero"> {
  const choices = headlines(copy);
  const { email, texts, name, industry } = copy;
  return {
    kind: "hero",
    label: headlineHas(choices[copy.turn % choices.length] ?? "", industry) ? "" : capital(industry),
    headline: choices[copy.turn % choices.length] ?? name,
    lead: leadOf(copy).text,
    action: shorten(email ? named(texts.write, copy) : texts.more, 60),
    check: email ? null : "Add an e-mail address, so that visitors can reach you.",
  };
}

const headlineHas = (headline: string, industry: string): boolean =>
  industry === "" || headline.toLowerCase().includes(industry.toLowerCase());

const numbered = /(?:^|\s)(?:\(?\d[.)]|[①-⑨])\s*(?<step>[^\d①-⑨]{4,140}?)(?=\s*(?:\(?\d[.)]\s|[①-⑨])|$)/gu;

/** The steps that the founder numbers: "1. Choose 2. Pay 3. Collect". */
function stepsOf({ brief }: Copy): string[] {
  const steps = [...brief.sentences.join(" ").matchAll(numbered)].map(({ groups }) => tidy(groups?.["step"] ?? ""));
  return steps.length >= 2 ? steps.slice(0, 8).map((step) => capital(withoutStop(step))) : [];
}

const writers: Writers = {
  hero,
  // Only the founder can state a visitor's problem.
  benefits: () => null,
  steps: (copy) => {
    const steps = stepsOf(copy);
    const items = steps.map((title) => ({ title: shorten(title, 140), text: "" }));
    return items.length ? { kind: "steps", heading: copy.texts.sections.steps, items, check: null } : null;
  },
  features: (copy) =>
    copy.brief.offers.length
      ? {
          kind: "features",
          heading: shorten(copy.turn % 2 ? copy.texts.included : named(copy.texts.features, copy), 140),
          items: copy.brief.offers.map((title) => ({ title, text: "" })),
          check: null,
        }
      : null,
  pricing: (copy) =>
    copy.price
      ? {
          kind: "pricing",
          heading: copy.texts.price,
          price: shorten(copy.price, 60),
          note: named(copy.texts.priceNote, copy),
          includes: copy.brief.offers,
          check: copy.brief.offers.length ? "Check that all of this is in the price." : null,
        }
      : null,
  proof: ({ quotes, texts }) => (quotes.length ? { kind: "proof", heading: texts.proof, quotes, check: null } : null),
  faq: (copy) => {
    const items = questions(copy);
    return items.length >= 2 ? { kind: "faq", heading: copy.texts.questions, items, check: null } : null;
  },
  about: (copy) => {
    const rest = copy.brief.sentences.slice(leadOf(copy).used);
    const paragraphs = paragraphsOf(copy.about.length ? copy.about : rest);
    const heading = shorten(named(copy.texts.about, copy), 140);
    return paragraphs.length ? { kind: "about", heading, paragraphs, check: null } : null;
  },
  contact: (copy) =>
    copy.email
      ? {
          kind: "contact",
          heading: copy.texts.contact[copy.turn % 2] ?? copy.texts.sections.contact,
          text: named(copy.texts.contactText, copy),
          check: null,
        }
      : null,
  footer: (copy) => ({
    kind: "footer",
    text: shorten([copy.name, withoutStop(forWhom(copy))].filter(Boolean).join(" – "), 300),
    check: null,
  }),
};

/** A visitor's questions, as far as the founder's own words answer them. */
function questions(copy: Copy): { question: string; answer: string }[] {
  const { texts, price, brief, email } = copy;
  const asked: [string, string | null | undefined][] = [
    [texts.whatIs, brief.sentences[0] && withStop(brief.sentences[0])],
    [texts.whoFor, forWhom(copy)],
    [texts.whatCosts, price && withStop(price)],
    [texts.howReach, email],
  ];
  return asked.flatMap(([question, answer]) =>
    answer ? [{ question: shorten(named(question, copy), 200), answer: shorten(answer, 600) }] : [],
  );
}

function paragraphsOf(sentences: string[]): string[] {
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < 420)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
    else paragraphs.push(shorten(sentence, 1_200));
  }
  return paragraphs.slice(0, 6);
}

/** One section, or null without any true content: no price, no quotes, no features named. */
export function writeSection(kind: SiteSectionKind, copy: Copy): SiteSection | null {
  return writers[kind](copy);
}
