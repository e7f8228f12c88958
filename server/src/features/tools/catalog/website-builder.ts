import { changeSite, siteChange } from "@cofounder/generators/sites/change-site";
import { renderSite } from "@cofounder/generators/sites/render-site";
import { siteCopy, withCopy } from "@cofounder/generators/sites/site-copy";
import { siteMarkdown } from "@cofounder/generators/sites/site-markdown";
import { keepSite } from "../../sites/index.ts";
import { defineTool } from "../definition.ts";

export const websiteBuilder = defineTool("website-builder", {
  apiName: "generate-website",
  title: ({ businessName, follows }) => follows?.instruction ?? businessName,
  said: ({ businessName, description, audience, price }) =>
    [`${businessName}: ${description}`, audience && `It is for ${audience}.`, price && `It costs ${price}.`]
      .filter(Boolean)
      .join(" "),
  model: {
    schema: siteCopy,
    draft: ({ site }) => site.sections,
    merge: ({ site, ...made }, filled) => {
      const next = withCopy(site, filled);
      return { ...made, site: next, code: renderSite(next) };
    },
    temperature: 0.7,
    maxTokens: 3_000,
  },
  streams: true,
  follows: ({ follows }) => follows?.runId,
  change: {
    prompt: "website-builder-change",
    schema: siteChange,
    draft: ({ site }, { follows }) => ({ change: follows?.instruction, site }),
    merge: ({ site, ...made }, filled) => {
      const next = changeSite(site, filled);
      return { ...made, site: next, code: renderSite(next) };
    },
    temperature: 0.4,
    maxTokens: 6_000,
  },
  toMarkdown: ({ site, phrases = [] }) => siteMarkdown(site, phrases),
  keep: keepSite,
});
