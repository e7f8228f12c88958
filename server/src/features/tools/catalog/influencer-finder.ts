import { searchWords, translatorFor } from "@cofounder/analyst";
import { creatorsMax, type InfluencerFinderOutput } from "@cofounder/contract";
import { z } from "zod";
import { listCreators } from "../creators.ts";
import { defineTool } from "../definition.ts";
import type { FormFigure } from "../form-figures.ts";
import { operatorCreatorsOn } from "../operator-creators.ts";
import {
  bullets,
  document,
  figures,
  heading,
  letterText,
  paragraph,
  section,
  stated,
  statements,
  table,
} from "../markdown.ts";

const english = translatorFor("en");

export const influencerFinder = defineTool("influencer-finder", {
  apiName: "find-influencers",
  title: ({ niche, platform }) => `${niche} on ${platform}`,
  said: ({ niche, platform, country }) =>
    `I look for creators about ${niche} on ${platform}${country ? ` in ${country}` : ""}.`,
  complete: async (ctx, input) => {
    const kept = input.creators ? [] : await listCreators(ctx);
    const creators = kept.filter(({ platform }) => platform === input.platform).slice(0, creatorsMax);
    return creators.length > 0 ? { ...input, creators } : input;
  },
  creators: (ctx, { platform }) => operatorCreatorsOn(ctx, platform),
  queries: ({ niche, platform, country = "" }) => {
    const site = { instagram: "site:instagram.com", youtube: "site:youtube.com/@", twitter: "site:x.com" }[platform];
    const [about, place] = [searchWords(niche, 5), searchWords(country, 3)];
    return [`${site} ${about} ${place}`.trim(), `${about} ${platform} creators ${place}`.trim()];
  },
  figures: ({ budget, price, margin, conversion }) => [
    ...typed("budget", budget, "USD"),
    ...typed("price of a sale", price, "USD"),
    ...typed("margin of a sale", margin, "%"),
    ...typed("clicks that lead to a sale", conversion, "%"),
  ],
  model: {
    schema: z.object({
      letters: z.array(z.string().trim().max(2_000)).max(4).default([]),
      searches: z
        .array(z.object({ where: z.string().trim().max(80), text: z.string().trim().max(300) }))
        .max(4)
        .default([]),
    }),
    draft: ({ summary, tiers, breakEven, searches, letters, disclosure }) => ({
      summary: summary.text,
      tiers: tiers.map(({ tier, followers, budget }) => ({ tier, followers, budget: budget.value })),
      mostForAPost: breakEven.lines.map(({ label, value }) => `${label}: ${value}`),
      searches: searches.map(({ where, text }) => ({ where, text })),
      letters: letters.map(({ name, subject, body }) => ({ name, subject, body })),
      disclosure: disclosure.map(({ text }) => text),
    }),
    merge: (made, { letters, searches }) => ({
      ...made,
      letters: made.letters.map((each, index) => ({ ...each, body: letters[index] || each.body })),
      searches: [
        ...made.searches,
        ...searches.filter(({ where, text }) => where && text).map((each) => ({ ...each, url: null })),
      ].slice(0, 12),
    }),
    computes: true,
    maxTokens: 2_500,
  },
  toMarkdown: (output) => writeInfluencers(output),
});

const typed = (label: string, value: number | undefined, unit: string): FormFigure[] =>
  value === undefined ? [] : [{ name: label.replaceAll(" ", "_"), label, value, unit }];

const number = (value: number | null): string => (value === null ? "unknown" : value.toLocaleString("en-US"));

const origins: Record<string, string> = { imported: "your list", operator: "the list of this site" };

function writeInfluencers(output: InfluencerFinderOutput): string {
  return document(
    heading(1, "Creators"),
    paragraph(stated(output.summary, english)),
    section(
      "Creators known here",
      table(
        ["Name", "Handle", "Followers", "Engagement", "From", "Not verified"],
        output.influencers.map(({ name, handle, followers, engagement, origin, url, foundOn, unverified }) => [
          name,
          handle,
          number(followers),
          engagement === null ? "unknown" : `${engagement}%`,
          origins[origin] ?? `${url ?? ""}, found on ${foundOn ?? ""}`,
          unverified.join(", "),
        ]),
      ),
    ),
    section(
      "How to spread the budget",
      bullets(
        output.tiers.map(
          ({ tier, followers, budget, why }) =>
            `${tier}, ${followers}: ${budget.value} = ${budget.formula ?? ""}. ${stated(why, english)}`,
        ),
      ),
    ),
    section(
      "The most a post may cost",
      figures(output.breakEven.lines),
      paragraph(stated(output.breakEven.note, english)),
    ),
    section("Where to look", bullets(output.searches.map(({ where, text }) => `${where}: ${text}`))),
    section("Engagement to compare with", figures(output.benchmarks)),
    section(
      "Vetting sheet",
      table(
        ["Check", "How", "Passes when"],
        output.vetting.map(({ check, how, pass }) => [check, how, pass]),
      ),
    ),
    section("Letters", ...output.letters.flatMap((each) => [heading(3, each.name), letterText(each)])),
    section("Marking as advertising", statements(output.disclosure, english)),
  );
}
