import {
  influencerFinderInput,
  influencerFinderOutput,
  influencerPlatforms,
} from "@cofounder/contract/tools/influencer-finder";
import { describe, expect, test } from "vitest";
import { findInfluencers } from "./influencer-finder.ts";

const now = new Date("2026-11-01T00:00:00Z");
type Sources = Parameters<typeof findInfluencers>[1]["sources"];
const run = (input: unknown, sources: Sources = []): ReturnType<typeof findInfluencers> =>
  findInfluencers(influencerFinderInput.parse(input), { now, sources });

describe("the influencer finder", () => {
  test.each(influencerPlatforms)("has the form of the contract for %s", (platform) =>
    expect(() =>
      influencerFinderOutput.parse(run({ niche: "vegan baking", platform, budget: 5000, price: 40, margin: 60 })),
    ).not.toThrow(),
  );
  test("names nobody when nobody was imported or found", () => {
    const { influencers, summary } = run({ niche: "vegan baking" });
    expect(influencers).toEqual([]);
    expect(summary.text).toContain("none are made up");
  });
  test("lists imported creators of the platform and niche, with their figures marked", () => {
    const creators = [
      {
        name: "Ana Bakes",
        handle: "anabakes",
        platform: "instagram",
        category: "vegan cakes",
        followers: 5200,
        engagement: 2.1,
      },
      { name: "Bo", handle: "@bo", platform: "youtube", category: "vegan baking" },
      { name: "Cy", handle: "cy", platform: "instagram", category: "cars" },
    ];
    expect(run({ niche: "vegan baking", creators }).influencers).toEqual([
      expect.objectContaining({
        name: "Ana Bakes",
        handle: "@anabakes",
        origin: "imported",
        url: "https://www.instagram.com/anabakes",
        unverified: ["Followers and engagement as imported"],
      }),
    ]);
  });
  test("lists the operator's creators behind the founder's own, without duplicates, with the name of their list", () => {
    const own = { name: "Ana", handle: "ana", platform: "instagram", category: "tea" };
    const input = influencerFinderInput.parse({ niche: "tea", creators: [own] });
    const creators = influencerFinderInput.parse({
      niche: "tea",
      creators: [
        { ...own, handle: "@Ana" },
        { ...own, handle: "bo" },
        { ...own, handle: "cy", category: "cars" },
      ],
    }).creators;
    const { influencers } = findInfluencers(input, { now, sources: [], ...(creators && { creators }) });
    expect(influencers.map(({ handle, origin }) => [handle, origin])).toEqual([
      ["@ana", "imported"],
      ["@bo", "operator"],
    ]);
  });
  test("takes only profiles from search results, each with its link and day, without duplicates", () => {
    const found = [
      {
        title: "Ana Bakes (@anabakes) • Instagram",
        url: "https://www.instagram.com/anabakes/",
        snippet: "12.3K Followers, vegan cakes",
      },
      { title: "Again", url: "https://instagram.com/AnaBakes", snippet: "" },
      { title: "A post", url: "https://www.instagram.com/p/abc/", snippet: "" },
      { title: "Explore", url: "https://www.instagram.com/explore", snippet: "" },
      { title: "Best creators", url: "https://example.com/list", snippet: "@someone 40K followers" },
    ];
    expect(run({ niche: "vegan baking" }, found).influencers).toEqual([
      {
        name: "Ana Bakes",
        handle: "@anabakes",
        category: "vegan baking",
        engagement: null,
        followers: 12_300,
        origin: "search",
        url: "https://www.instagram.com/anabakes/",
        foundOn: "2026-11-01",
        unverified: ["Followers as the search result says", "Engagement not known"],
      },
    ]);
  });
  test("the highest fee is clicks times conversion times contribution per sale", () => {
    // 100 × 2% × $40 × 60% = $48.
    const { breakEven } = run({ niche: "tea", price: 40, margin: 60, conversion: 2 });
    expect(breakEven.lines[1]).toMatchObject({ value: "at most $48", formula: "100 × 2% × $40 × 60%" });
  });
  test("a missing conversion rate is replaced by a sourced median and marked as one", () =>
    expect(run({ niche: "tea", price: 40, margin: 60 }).breakEven.note).toMatchObject({
      basis: "source",
      source: { year: "2024" },
    }));
  test("the tiers follow the budget and never spend all of it", () => {
    const shares = (budget: number): number[] => run({ niche: "tea", budget }).tiers.map(({ share }) => share);
    expect(shares(500)).toEqual([0.9]);
    expect(shares(60_000)).toHaveLength(3);
    for (const budget of [500, 3000, 20_000, 60_000])
      expect(shares(budget).reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.9, 9);
  });
  test("the disclosure rules are those of the country", () => {
    expect(run({ niche: "tea", country: "Germany" }).disclosure[0]?.text).toContain("Werbung");
    expect(run({ niche: "tea", country: "India" }).disclosure[0]?.text).toContain("ASCI");
  });
  test("search strings contain niche and country", () => {
    for (const { text } of run({ niche: "matcha", country: "Spain" }).searches.slice(0, 1))
      expect(text).toContain('"matcha" Spain');
  });
  test.each([
    "vegan baking for cafés ",
    "Bäckerei für Büros ",
    "café près de l’école ",
    "niños pequeños ",
    "शाकाहारी बेकिंग ",
    "纯素烘焙店",
  ])(
    "a niche of 120 characters (%s…) and a country of 80 keep each search's address within the contract's length",
    (words) => {
      const [niche, country] = [`${words.repeat(24).slice(0, 119)}x`, `${words.repeat(16).slice(0, 79)}x`];
      expect(niche).toHaveLength(120);
      for (const platform of influencerPlatforms)
        for (const place of [undefined, country]) {
          const { searches } = influencerFinderOutput.parse(run({ niche, platform, country: place }));
          for (const { text, url } of searches) {
            if (url) expect(decodeURIComponent(url)).toContain(text.replace(/^#/, ""));
          }
        }
    },
  );
  test("a niche that fits into an address is searched for as a whole, a longer one as far as it fits", () => {
    const quoted = (niche: string) => run({ niche }).searches[0]?.text.match(/"([^"]*)"/)?.[1] ?? "";
    expect(quoted("纯".repeat(40))).toBe("纯".repeat(40));
    expect(quoted("纯".repeat(120))).toMatch(/^纯{50,119}$/);
    // A multi-character emoji is not split.
    expect(quoted("👩‍👩‍👧".repeat(15))).toMatch(/^(👩‍👩‍👧){5,14}$/u);
  });
  test("the field for the niche has the wording of the specification", () =>
    expect(influencerFinderInput.safeParse({ niche: "" }).error?.issues[0]?.message).toBe("Please enter a niche"));
});
