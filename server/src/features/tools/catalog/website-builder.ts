import { toolShapes, type WebsiteBuilderInput, type WebsiteBuilderOutput } from "@cofounder/contract";
import { changeSite, siteChange } from "@cofounder/generators/sites/change-site";
import { renderSite } from "@cofounder/generators/sites/render-site";
import { siteCopy, withCopy } from "@cofounder/generators/sites/site-copy";
import { siteMarkdown } from "@cofounder/generators/sites/site-markdown";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { Problem } from "../../../platform/problem.ts";
import { keepSite } from "../../sites/index.ts";
import { defineTool } from "../definition.ts";
import { findRun } from "../run-store.ts";

/** The website as its member left it. */
async function requireEarlier(ctx: MemberCtx, { follows }: WebsiteBuilderInput): Promise<WebsiteBuilderOutput> {
  const run = await findRun(ctx, follows?.runId ?? "");
  if (!run || run.tool !== "website-builder" || run.status !== "done") throw new Problem("tool.run_not_found");
  return toolShapes["website-builder"].output.parse(run.output);
}

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
    base: requireEarlier,
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
