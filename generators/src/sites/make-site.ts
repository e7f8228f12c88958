import type {
  SiteSection,
  SiteSectionKind,
  SiteSpec,
  WebsiteBuilderInput,
} from "@cofounder/contract/tools/website-builder";
import { siteSectionKinds } from "@cofounder/contract/tools/website-limits";
import { shorten, tidy } from "./read-brief.ts";
import { readCopy, writeSection } from "./write-sections.ts";

/**
 * A whole site from the founder's input: the same input, the same site. Sections without any true content are left out.
 */
export function makeSite(input: WebsiteBuilderInput): SiteSpec {
  const copy = readCopy(input);
  return {
    businessName: copy.name,
    summary: shorten(copy.brief.sentences.join(copy.brief.language === "zh" ? "" : " ") || copy.name, 155),
    industry: tidy(input.industry),
    colorScheme: input.colorScheme,
    hues: { hue: copy.trade.hue, second: copy.trade.second },
    email: copy.email,
    language: copy.brief.language,
    sections: siteSectionKinds.flatMap((kind) => writeSection(kind, copy) ?? []),
  };
}

/** The site with one section rewritten, in the next available wording; `turn` counts the requests. */
export function rewriteSection(
  site: SiteSpec,
  kind: SiteSectionKind,
  from: { input: WebsiteBuilderInput; turn: number },
): SiteSpec {
  const written = writeSection(kind, readCopy(from.input, from.turn));
  return written ? replaceSection(site, written) : site;
}

/** The site with this section in place of the one of its kind, or at its usual place if there was none. */
export function replaceSection(site: SiteSpec, section: SiteSection): SiteSpec {
  const { sections } = site;
  if (sections.some(({ kind }) => kind === section.kind)) {
    return { ...site, sections: sections.map((each) => (each.kind === section.kind ? section : each)) };
  }
  const usual = siteSectionKinds.indexOf(section.kind);
  const at = sections.findIndex(({ kind }) => siteSectionKinds.indexOf(kind) > usual);
  return { ...site, sections: sections.toSpliced(at < 0 ? sections.length : at, 0, section) };
}

export function removeSection(site: SiteSpec, kind: SiteSectionKind): SiteSpec {
  const sections = site.sections.filter((section) => section.kind !== kind);
  return sections.length ? { ...site, sections } : site;
}

/** The site with a section moved by `by` places, up to the ends. */
export function moveSection(site: SiteSpec, kind: SiteSectionKind, by: number): SiteSpec {
  const at = site.sections.findIndex((section) => section.kind === kind);
  const section = site.sections[at];
  if (!section) return site;
  const to = Math.min(site.sections.length - 1, Math.max(0, at + by));
  return { ...site, sections: site.sections.toSpliced(at, 1).toSpliced(to, 0, section) };
}
