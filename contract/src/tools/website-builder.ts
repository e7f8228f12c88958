import { z } from "zod";
import { colorSchemes, siteLanguages } from "./website-limits.ts";
import { oneLine } from "../one-line.ts";

export { colorSchemes };

export const siteSectionsMax = 14;
export const siteItemsMax = 12;

const line = (max: number) => oneLine(max).min(1);
const text = (max: number) => z.string().trim().min(1).max(max);
const heading = line(140);
const paragraph = text(1_200);
const item = z.object({ title: line(140), text: z.string().trim().max(600) });
const items = z.array(item).min(1).max(siteItemsMax);

const section = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    ...shape,
    /** Text by the builder that the founder has to confirm; null where every word is the founder's. */
    check: z.string().max(300).nullable().default(null),
  });

/** One section of a site; a site has at most one of each kind. */
export const siteSection = z.discriminatedUnion("kind", [
  section("hero", { label: oneLine(80), headline: heading, lead: paragraph, action: line(60) }),
  section("benefits", { heading, intro: paragraph, items }),
  section("steps", { heading, items }),
  section("features", { heading, items }),
  section("pricing", { heading, price: line(60), note: paragraph, includes: z.array(line(200)).max(siteItemsMax) }),
  section("proof", {
    heading,
    quotes: z
      .array(z.object({ quote: text(600), by: line(120) }))
      .min(1)
      .max(siteItemsMax),
  }),
  section("faq", {
    heading,
    items: z
      .array(z.object({ question: line(200), answer: paragraph }))
      .min(1)
      .max(siteItemsMax),
  }),
  section("about", { heading, paragraphs: z.array(paragraph).min(1).max(6) }),
  section("contact", { heading, text: paragraph }),
  section("footer", { text: text(300) }),
]);

export const siteSpec = z.object({
  businessName: line(80),
  /** The texts for search engines and link previews. */
  summary: text(300),
  industry: oneLine(80),
  colorScheme: z.enum(colorSchemes),
  /** The hues of the main and the second colour, in degrees. */
  hues: z.object({ hue: z.number().min(0).max(360), second: z.number().min(0).max(360) }),
  email: z.email().max(200).nullable(),
  /** The language of its fixed texts and `lang`: that of the founder's text; English where a stored site has none. */
  language: z.enum(siteLanguages).optional(),
  sections: z
    .array(siteSection)
    .min(1)
    .max(siteSectionsMax)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, "Each kind of section once"),
});

export const websiteBuilderInput = z.object({
  businessName: line(80),
  description: text(4_000),
  industry: oneLine(80).default(""),
  colorScheme: z.enum(colorSchemes).default("modern"),
  audience: oneLine(200).optional(),
  /** As the founder writes it: "€12 a month". */
  price: oneLine(60).optional(),
  email: z.email().max(200).optional(),
  /** Quotes of real customers, given by the founder: one per line, `quote - name`. */
  proof: z.string().trim().max(4_000).optional(),
  about: z.string().trim().max(2_000).optional(),
  /** A change to an existing website, in words: its run and what should be different. */
  follows: z.object({ runId: z.uuid(), instruction: z.string().trim().min(1).max(2_000) }).optional(),
});

export const siteCode = z.object({ html: z.string(), css: z.string(), js: z.string() });

export const websiteBuilderOutput = z.object({
  site: siteSpec,
  code: siteCode,
  /**
   * The founder's text, phrase by phrase, with the sections that use it; null if none. What is about the business and
   * not for its visitors is `internal`.
   */
  phrases: z
    .array(
      z.object({
        said: z.string().max(300),
        became: z.string().max(300).nullable(),
        internal: z.literal(true).optional(),
      }),
    )
    .max(60)
    .optional(),
});

export type ColorScheme = (typeof colorSchemes)[number];
export type SiteSection = z.infer<typeof siteSection>;
export type SiteSectionKind = SiteSection["kind"];
export type SiteSectionOf<Kind extends SiteSectionKind> = Extract<SiteSection, { kind: Kind }>;
export type SiteSpec = z.infer<typeof siteSpec>;
export type SiteCode = z.infer<typeof siteCode>;
export type WebsiteBuilderInput = z.infer<typeof websiteBuilderInput>;
export type SitePhrase = NonNullable<WebsiteBuilderOutput["phrases"]>[number];
export type WebsiteBuilderOutput = z.infer<typeof websiteBuilderOutput>;
