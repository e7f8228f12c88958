import type {
  SiteSection,
  SiteSectionKind,
  SiteSectionOf,
  WebsiteBuilderInput,
} from "@cofounder/contract/tools/website-builder";
import { findTrade } from "./knowledge/find-trade.ts";
import type { Trade } from "./knowledge/trade.ts";
import { capital, firstPart, readBrief, sentencesOf, shorten, tidy, type Brief } from "./read-brief.ts";

/** What the copy is written from. `turn` is 0 at first and one more each time a section is asked for again. */
export interface Copy {
  name: string;
  brief: Brief;
  trade: Trade;
  who: string;
  price: string | null;
  email: string | null;
  quotes: { quote: string; by: string }[];
  about: string[];
  turn: number;
}

type Writers = { [Kind in SiteSectionKind]: (copy: Copy) => SiteSectionOf<Kind> | null };

const general = "This is true of the trade in general. Check that it is true of your business.";

function quotesOf(proof: string): Copy["quotes"] {
  return proof
    .split(/\r?\n/u)
    .map((line) => line.trim().replace(/\s+/gu, " "))
    .map((line) => /^(?<quote>.+?)["”']? [-–—] (?<by>[^–—]{2,120})$/u.exec(line.replace(/^[ "“”'*-]+/u, ""))?.groups)
    .flatMap((found) => (found?.quote && found.by ? [{ quote: tidy(found.quote), by: tidy(found.by) }] : []))
    .map(({ quote, by }) => ({ quote: shorten(quote, 600), by: shorten(by, 120) }))
    .slice(0, 12);
}

export function readCopy(input: WebsiteBuilderInput, turn = 0): Copy {
  const brief = readBrief(input.description);
  const trade = findTrade(input.industry, input.description);
  return {
    name: tidy(input.businessName),
    brief,
    trade,
    who: tidy(input.audience ?? "") || brief.audience || trade.who,
    price: tidy(input.price ?? "") || null,
    email: input.email ?? null,
    quotes: quotesOf(input.proof ?? ""),
    about: sentencesOf(input.about ?? ""),
    turn,
  };
}

const filled = (text: string, { name, who }: Copy) => text.replaceAll("{name}", name).replaceAll("{who}", who);
const itemsOf = (items: Trade["steps"]["items"], copy: Copy) =>
  items.map(([title, text]) => ({ title, text: filled(text, copy) }));

const withoutStop = (text: string) => text.replace(/(?<![.。])[.。]+$/u, "");
const withStop = (text: string) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);

/** Headlines in the order of preference: what it does for a visitor, what it is, and the name. */
function headlines({ brief, name, trade, who }: Copy): string[] {
  const [first = ""] = brief.sentences;
  const own = withoutStop(firstPart(first, 84));
  const found = [
    brief.promise ? withStop(brief.promise) : "",
    own.length >= 12 && !own.endsWith("…") ? withStop(capital(own)) : "",
    `${name}. ${trade.label}.`,
    `${name}, for ${who}.`,
  ];
  return [...new Set(found.filter((text) => text && text.length <= 140))];
}

/** The sentences below the headline: the first that says more than it, and the next where that one is short. */
function leadOf({ brief, name, who }: Copy): { text: string; used: number } {
  const [first = "", second, third] = brief.sentences;
  const isSaid = first.length <= 84 && !brief.promise;
  const told = isSaid
    ? [second, (second?.length ?? 0) < 60 ? third : undefined]
    : [first, first.length < 90 ? second : undefined];
  const text = told
    .filter((sentence) => sentence !== undefined)
    .map(withStop)
    .join(" ");
  if (!text) return { text: `${name} is made for ${who}.`, used: 1 };
  return { text: shorten(text, 320), used: (isSaid ? 1 : 0) + told.filter(Boolean).length };
}

function hero(copy: Copy): SiteSectionOf<"hero"> {
  const choices = headlines(copy);
  const headline = choices[copy.turn % choices.length] ?? copy.name;
  const isOwn = headline.startsWith(copy.name)
    ? null
    : "The headline is made from your description. Read it aloud once.";
  return {
    kind: "hero",
    label: copy.trade.label,
    headline,
    lead: leadOf(copy).text,
    action: copy.trade.action,
    check: isOwn,
  };
}

const writers: Writers = {
  hero,
  benefits: (copy) => ({
    kind: "benefits",
    heading: copy.trade.benefits.heading,
    intro: filled(copy.trade.benefits.intro, copy),
    items: itemsOf(copy.trade.benefits.items, copy),
    check: general,
  }),
  steps: (copy) => ({
    kind: "steps",
    heading: copy.trade.steps.heading,
    items: itemsOf(copy.trade.steps.items, copy),
    check: "These are usual steps. Say how it really goes with you.",
  }),
  features: ({ brief, name, turn }) =>
    brief.offers.length
      ? {
          kind: "features",
          heading: turn % 2 ? "What is in it" : `What you get with ${name}`,
          items: brief.offers.map((title) => ({ title, text: "" })),
          check: null,
        }
      : null,
  pricing: ({ price, name, brief }) =>
    price
      ? {
          kind: "pricing",
          heading: "What it costs",
          price: shorten(price, 60),
          note: `The price of ${name}, as it stands today.`,
          includes: brief.offers,
          check: brief.offers.length ? "Check that all of this is in the price." : null,
        }
      : null,
  proof: ({ quotes }) => (quotes.length ? { kind: "proof", heading: "In their words", quotes, check: null } : null),
  faq: (copy) => ({ kind: "faq", heading: "Good to know", items: questions(copy), check: general }),
  about: (copy) => {
    const rest = copy.brief.sentences.slice(leadOf(copy).used);
    const paragraphs = paragraphsOf(copy.about.length ? copy.about : rest);
    return paragraphs.length ? { kind: "about", heading: `About ${copy.name}`, paragraphs, check: null } : null;
  },
  contact: ({ email, name, turn }) => ({
    kind: "contact",
    heading: turn % 2 ? "Let us talk" : "Write to us",
    text: email
      ? `Tell ${name} what you need. You reach us at the address below.`
      : `${name} is getting ready. Come back soon.`,
    check: email ? null : "Add an e-mail address, so that visitors can reach you.",
  }),
  footer: ({ name, who }) => ({ kind: "footer", text: shorten(`${name}, for ${who}.`, 300), check: null }),
};

function questions(copy: Copy): { question: string; answer: string }[] {
  const { name, who, price, brief, trade } = copy;
  const asked = [{ question: `Who is ${name} for?`, answer: `For ${who}.` }];
  if (price) asked.push({ question: "What does it cost?", answer: withStop(price) });
  if (brief.sentences[0])
    asked.unshift({ question: `What is ${name}?`, answer: shorten(withStop(brief.sentences[0]), 600) });
  const usual = trade.questions.map(([question, answer]) => ({ question, answer: filled(answer, copy) }));
  return [...asked, ...usual].map(({ question, answer }) => ({ question: shorten(question, 200), answer }));
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

/** One section, or null where there is nothing true to say in it: no price, no quotes, no features named. */
export function writeSection(kind: SiteSectionKind, copy: Copy): SiteSection | null {
  return writers[kind](copy);
}
