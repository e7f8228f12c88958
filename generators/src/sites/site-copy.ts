import { cutText } from "@cofounder/contract/cut-text";
import type { SiteSection, SiteSpec } from "@cofounder/contract/tools/website-builder";
import { z } from "zod";
import { type SiteTexts, textsOf } from "./knowledge/site-texts.ts";
import { replaceSection } from "./make-site.ts";

const words = (max: number) => z.string().trim().max(max);
const items = z.array(z.object({ title: words(140), text: words(600) })).max(6);

/** A model's words for a new website; what it leaves out stays the engine's. */
export const siteCopy = z.object({
  headline: words(140).optional(),
  lead: words(600).optional(),
  action: words(60).optional(),
  benefits: z.object({ heading: words(140), intro: words(600), items }).optional(),
  steps: z.object({ heading: words(140), items }).optional(),
  questions: z
    .array(z.object({ question: words(200), answer: words(800) }))
    .max(8)
    .optional(),
  about: z.array(words(1_000)).max(4).optional(),
});

export type SiteCopy = z.infer<typeof siteCopy>;

const written = "Written by a language model from your description. Check every sentence.";
const full = <T extends Record<string, string>>(all: T[]) => all.filter((each) => Object.values(each).every(Boolean));

interface Items {
  heading: string;
  items: { title: string; text: string }[];
}

/** A valid list: a heading and at least two items. */
function listOf(filled: Items | undefined): Items | null {
  const held = full(filled?.items ?? []);
  return filled?.heading && held.length >= 2 ? { heading: filled.heading, items: held } : null;
}

type Hero = Extract<SiteSection, { kind: "hero" }>;

function heroOf(hero: Hero, { headline, lead, action }: SiteCopy): SiteSection {
  const check = [hero.check, written].filter(Boolean).join(" ");
  return {
    ...hero,
    headline: headline || hero.headline,
    lead: lead || hero.lead,
    action: action || hero.action,
    check,
  };
}

/** The lists that a model worded, without missing or invalid ones. */
function listsOf({ benefits, steps, questions = [] }: SiteCopy, texts: SiteTexts): SiteSection[] {
  const [problems, order, asked] = [listOf(benefits), listOf(steps), full(questions)];
  const all: (SiteSection | null | undefined | "")[] = [
    problems && benefits?.intro && { kind: "benefits", ...problems, intro: benefits.intro, check: written },
    order && { kind: "steps", ...order, check: written },
    asked.length > 0 ? { kind: "faq", heading: texts.questions, items: asked, check: written } : null,
  ];
  return all.filter((section): section is SiteSection => Boolean(section));
}

function writtenSections(site: SiteSpec, filled: SiteCopy): SiteSection[] {
  const texts = textsOf(site);
  const heroes = site.sections.filter((section) => section.kind === "hero").map((hero) => heroOf(hero, filled));
  const paragraphs = (filled.about ?? []).filter(Boolean);
  const heading = cutText(
    texts.about.replace("{name}", () => site.businessName),
    140,
  );
  const about: SiteSection[] = paragraphs.length ? [{ kind: "about", heading, paragraphs, check: written }] : [];
  return [...heroes, ...listsOf(filled, texts), ...about];
}

/** The site with a model's words in it. */
export const withCopy = (site: SiteSpec, filled: SiteCopy): SiteSpec => {
  const sections = writtenSections(site, filled);
  return sections.reduce((next, section) => replaceSection(next, section), site);
};
