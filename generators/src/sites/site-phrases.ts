import { cutText } from "@cofounder/contract/cut-text";
import type { SitePhrase, SiteSpec, WebsiteBuilderInput } from "@cofounder/contract/tools/website-builder";
import { textsOf } from "./knowledge/site-texts.ts";
import { readBrief, sentencesOf, tidy } from "./read-brief.ts";

const mostPhrases = 60;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** The founder's statements, and the sections of the site that use each; null if none, and what no visitor should read. */
export function sitePhrases(input: WebsiteBuilderInput, site: SiteSpec): SitePhrase[] {
  const names = textsOf(site).sections;
  const internal = new Set(readBrief(input.description).internal);
  const sections = site.sections.map((section) => ({
    name: names[section.kind],
    text: plain(JSON.stringify(section)),
    things: section.kind === "features" ? section.items.map(({ title }) => plain(title)) : [],
  }));
  const told = [
    ...sentencesOf(input.description),
    ...[input.audience, input.price, input.email].map((each) => tidy(each ?? "")),
    ...(input.proof ?? "").split(/\r?\n/u).map(tidy),
    ...sentencesOf(input.about ?? ""),
  ];
  return told
    .filter((said) => plain(said) !== "")
    .slice(0, mostPhrases)
    .map((said) => {
      const parts = said
        .split(/\s[-–—]\s/u)
        .map(plain)
        .filter(Boolean);
      const found = sections
        .filter(
          ({ text, things }) =>
            parts.every((part) => text.includes(cutText(part, 60))) ||
            things.some((thing) => plain(said).includes(thing)),
        )
        .map(({ name }) => name);
      if (found.length > 0) return { said: cutText(said, 300), became: cutText(found.join(", "), 300) };
      return { said: cutText(said, 300), became: null, ...(internal.has(said) && { internal: true }) };
    });
}
