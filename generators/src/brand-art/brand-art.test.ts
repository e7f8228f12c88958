import { imageKinds } from "@cofounder/contract/tools/image-kinds";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { artSizes, brandArt, kindOf, variations, wordOf } from "./brand-art.ts";

const prompts = ["A warm bakery on wheels called Brotmobil", "智能日历的标志", '"><script>alert(1)</script>', "x"];
const all = [0, 1, 2, 3].slice(0, variations);

test.each(imageKinds.flatMap((kind) => prompts.map((prompt) => [kind, prompt] as const)))(
  "a %s for %s is a picture of its size, in four different variations, and deterministic",
  (kind, prompt) => {
    const drawn = all.map((variation) => brandArt(prompt, kind, variation));
    expect(new Set(drawn).size).toBe(variations);
    expect(drawn).toEqual(all.map((variation) => brandArt(prompt, kind, variation)));
    for (const svg of drawn) {
      expect(svg).not.toMatch(/script|NaN|undefined|Infinity|<text|href/);
      const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
      expect({ width, height }).toEqual(artSizes[kind]);
    }
  },
);

test.each([
  ['a banner for "Flurly"', "FLURLY"],
  ["a bakery called Brotmobil", "BROTMOBIL"],
  ["Logo for my Café", "CAFE"],
  ["a bakery on wheels", ""],
  ["标志", ""],
])("the displayed name comes from the prompt: %s", (prompt, word) => {
  expect(wordOf(prompt)).toBe(word);
});

test("the kind is derived from the prompt", () => {
  expect(["a logo", "a banner", "a pattern", "an app-store tile", "something nice"].map(kindOf)).toEqual([
    "mark",
    "banner",
    "pattern",
    "tile",
    "card",
  ]);
});

test("a colour word chooses the palette", () => {
  expect(brandArt("a green pattern", "pattern", 0)).toContain("#1c7a4d");
});
