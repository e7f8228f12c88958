import {
  type SiteSection,
  type SiteSectionKind,
  type SiteSpec,
  siteSection,
} from "@cofounder/contract/tools/website-builder";
import { colorSchemes, siteSectionKinds } from "@cofounder/contract/tools/website-limits";
import { z } from "zod";
import { removeSection, replaceSection } from "./make-site.ts";

const sectionForms = Object.fromEntries(
  siteSection.options.map((option) => [
    option.shape.kind.value,
    z.object(option.shape).omit({ kind: true, check: true }).optional(),
  ]),
);

/** What changes of a website: whole sections by their kind, and what becomes of the rest. */
export const siteChange = z.object({
  ...sectionForms,
  remove: z.array(z.enum(siteSectionKinds)).max(siteSectionKinds.length).optional(),
  order: z.array(z.enum(siteSectionKinds)).max(siteSectionKinds.length).optional(),
  colorScheme: z.enum(colorSchemes).optional(),
});

export type SiteChange = z.infer<typeof siteChange>;

export const changedByModel = "Changed by a language model as you asked. Check every sentence.";

function sectionsIn(change: Record<string, unknown>): SiteSection[] {
  return siteSectionKinds.flatMap((kind) => {
    const read = siteSection.safeParse({ ...(change[kind] as object | undefined), kind, check: changedByModel });
    return change[kind] && read.success ? [read.data] : [];
  });
}

/** The site with a change in it. Sections that the change does not name are equal to what they were. */
export function changeSite(site: SiteSpec, change: SiteChange): SiteSpec {
  const { remove = [], order = [], colorScheme = site.colorScheme } = change;
  const replaced = sectionsIn(change).reduce((next, section) => replaceSection(next, section), site);
  const left = remove.reduce((next, kind) => removeSection(next, kind), replaced);
  return { ...left, colorScheme, sections: inOrder(left.sections, order) };
}

/** Sections that are not named keep their places among the named ones' new order. */
function inOrder(sections: SiteSection[], order: SiteSectionKind[]): SiteSection[] {
  const named = [...new Set(order)].flatMap((kind) => sections.find((section) => section.kind === kind) ?? []);
  return sections.map((section) => (order.includes(section.kind) ? (named.shift() ?? section) : section));
}
