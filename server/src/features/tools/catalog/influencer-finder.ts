import { languageOfInput, searchWords, type Translator, translatorFor } from "@cofounder/analyst/light";
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

export const influencerFinder = defineTool("influencer-finder", {
  apiName: "find-influencers",
  title: ({ niche, platform }) => `${niche} on ${platform}`,
  said: ({ niche, platform, country, language }) => {
    const { t } = translatorFor(languageOfInput([niche, country], language));
    return t`I am looking for creators: ${[niche, platform, ...(country ? [country] : [])].join(", ")}.`;
  },
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

function writeInfluencers(output: InfluencerFinderOutput): string {
  const translator = translatorFor(output.language);
  const { t } = translator;
  return document(
    heading(1, t`Creators`),
    paragraph(stated(output.summary, translator)),
    section(t`Creators known here`, writeCreators(output, translator)),
    section(
      t`How to spread the budget`,
      bullets(
        output.tiers.map(
          ({ tier, followers, budget, why }) =>
            `${tier}, ${followers}: ${budget.value} = ${budget.formula ?? ""}. ${stated(why, translator)}`,
        ),
      ),
    ),
    section(
      t`The most a post may cost`,
      figures(output.breakEven.lines),
      paragraph(stated(output.breakEven.note, translator)),
    ),
    section(t`Where to look`, bullets(output.searches.map(({ where, text }) => t`${where}: ${text}`))),
    section(t`Engagement to compare with`, figures(output.benchmarks)),
    section(
      t`Vetting sheet`,
      table(
        [t`Check`, t`How`, t`Passes when`],
        output.vetting.map(({ check, how, pass }) => [check, how, pass]),
      ),
    ),
    section(t`Messages`, ...output.letters.flatMap((each) => [heading(3, each.name), letterText(each)])),
    section(t`Labeling as advertising`, statements(output.disclosure, translator)),
  );
}

function writeCreators({ influencers }: InfluencerFinderOutput, { t, number }: Translator): string {
  const origins: Record<string, string> = { imported: t`your list`, operator: t`the list of this site` };
  return table(
    [t`Name`, t`Handle`, t`Followers`, t`Engagement`, t`From`, t`Not verified`],
    influencers.map(({ name, handle, followers, engagement, origin, url, foundOn, unverified }) => [
      name,
      handle,
      followers === null ? t`unknown` : number(followers),
      engagement === null ? t`unknown` : `${number(engagement)}%`,
      origins[origin] ?? t`${url ?? ""}, found on ${foundOn ?? ""}`,
      unverified.join(", "),
    ]),
  );
}
