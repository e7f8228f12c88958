import type { SiteSection, SiteSectionKind, SiteSectionOf, SiteSpec } from "@cofounder/contract";
import { replaceSection } from "@cofounder/maker/sites/make-site";
import { renderSite } from "@cofounder/maker/sites/render-site";
import { tellSite } from "@cofounder/maker/sites/tell-site";
import { z } from "zod";
import { keepSite } from "../../sites/index.ts";
import { defineTool } from "../definition.ts";

const instructions = `You write the copy of a one-page website from a founder's own facts. Plain, concrete, warm; short sentences; no superlatives.
Invent nothing: no figure, no customer, no praise, no award, no guarantee, no feature that the founder did not name.
Answer with JSON of this form, every part optional, texts only, without HTML:
{"headline": "at most 60 characters", "lead": "one or two sentences", "action": "two to four words",
 "benefits": {"heading": "…", "intro": "…", "items": [{"title": "…", "text": "…"}]}, "steps": {"heading": "…", "items": [{"title": "…", "text": "…"}]},
 "questions": [{"question": "…", "answer": "…"}], "about": ["a paragraph"]}.`;

const words = (max: number) => z.string().trim().max(max);
const items = z.array(z.object({ title: words(140), text: words(600) })).max(6);

const copy = z.object({
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

type Copy = z.infer<typeof copy>;

const written = "Written by a language model from your description. Check every sentence.";
const full = <T extends Record<string, string>>(all: T[]) => all.filter((each) => Object.values(each).every(Boolean));

type Fillers = { [Kind in SiteSectionKind]?: (section: SiteSectionOf<Kind>, filled: Copy) => SiteSection };

/** What of a section a model may word; a part it left out, or that did not hold, stays the engine's. */
const fillers: Fillers = {
  hero: (section, { headline, lead, action }) => ({
    ...section,
    headline: headline || section.headline,
    lead: lead || section.lead,
    action: action || section.action,
    check: written,
  }),
  benefits: (section, { benefits }) => {
    const held = full(benefits?.items ?? []);
    if (!benefits?.heading || held.length < 2) return section;
    const intro = benefits.intro || section.intro;
    return { ...section, heading: benefits.heading, intro, items: held, check: written };
  },
  steps: (section, { steps }) => {
    const held = full(steps?.items ?? []);
    return steps?.heading && held.length >= 2
      ? { ...section, heading: steps.heading, items: held, check: written }
      : section;
  },
  faq: (section, { questions }) => {
    const held = full(questions ?? []);
    return held.length ? { ...section, items: held, check: written } : section;
  },
};

function filledSection(section: SiteSection, filled: Copy): SiteSection {
  const fill = fillers[section.kind] as ((section: SiteSection, filled: Copy) => SiteSection) | undefined;
  return fill ? fill(section, filled) : section;
}

function withCopy(site: SiteSpec, filled: Copy): SiteSpec {
  const sections = site.sections.map((section) => filledSection(section, filled));
  const paragraphs = (filled.about ?? []).filter(Boolean);
  const next = { ...site, sections };
  if (!paragraphs.length) return next;
  return replaceSection(next, { kind: "about", heading: `About ${site.businessName}`, paragraphs, check: written });
}

export const websiteBuilder = defineTool("website-builder", {
  apiName: "generate-website",
  title: ({ businessName }) => businessName,
  said: ({ businessName, description, audience, price }) =>
    [`${businessName}: ${description}`, audience && `It is for ${audience}.`, price && `It costs ${price}.`]
      .filter(Boolean)
      .join(" "),
  model: {
    schema: copy,
    ask: (input, { site }) => [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify({ facts: input, draft: site.sections }) },
    ],
    merge: ({ site }, filled) => {
      const next = withCopy(site, filled);
      return { site: next, code: renderSite(next) };
    },
    temperature: 0.7,
    maxTokens: 3_000,
  },
  tell: ({ site }) => tellSite(site),
  keep: keepSite,
});
