import type {
  SitePhrase,
  SiteSection,
  SiteSectionKind,
  SiteSectionOf,
  SiteSpec,
} from "@cofounder/contract/tools/website-builder";

type SectionWriters = { [Kind in SiteSectionKind]: (section: SiteSectionOf<Kind>) => string[] };

const list = (items: { title: string; text: string }[]) =>
  items.map(({ title, text }) => (text ? `- **${title}** ${text}` : `- ${title}`)).join("\n");

const renderers: SectionWriters = {
  hero: ({ headline, lead, action }) => [`## ${headline}`, lead, `_${action}_`],
  benefits: ({ heading, intro, items }) => [`## ${heading}`, intro, list(items)],
  steps: ({ heading, items }) => [`## ${heading}`, list(items)],
  features: ({ heading, items }) => [`## ${heading}`, list(items)],
  pricing: ({ heading, price, note, includes }) => [
    `## ${heading}`,
    `**${price}**`,
    note,
    includes.map((line) => `- ${line}`).join("\n"),
  ],
  proof: ({ heading, quotes }) => [`## ${heading}`, ...quotes.map(({ quote, by }) => `> ${quote}\n>\n> ${by}`)],
  faq: ({ heading, items }) => [
    `## ${heading}`,
    ...items.map(({ question, answer }) => `**${question}**\n\n${answer}`),
  ],
  about: ({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs],
  contact: ({ heading, text }) => [`## ${heading}`, text],
  footer: ({ text }) => ["---", text],
};

function sectionMarkdown(section: SiteSection): string[] {
  const tell = renderers[section.kind] as (section: SiteSection) => string[];
  return section.check ? [...tell(section), `*To check: ${section.check}*`] : tell(section);
}

/** The words of a site as Markdown, in order, with the points for the founder to check. */
export function siteMarkdown(site: SiteSpec, phrases: SitePhrase[] = []): string {
  const taken = phrases
    .map(
      ({ said, became, internal }) =>
        `- ${said}: ${became ?? `**${internal ? "kept off the page: it is not for visitors" : "not taken"}**`}`,
    )
    .join("\n");
  return [
    `# ${site.businessName}`,
    ...site.sections.flatMap(sectionMarkdown),
    site.email ?? "",
    ...(taken ? ["## What was taken from the description", taken] : []),
  ]
    .filter(Boolean)
    .join("\n\n");
}
