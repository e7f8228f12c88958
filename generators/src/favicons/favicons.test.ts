import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { contrast, rgbOf, schemeNames, schemes } from "../marks/colours.ts";
import { markOf, markSvg } from "../marks/mark.ts";
import { htmlTemplate, icoSizes, rasterFiles, webManifest } from "./files.ts";
import { icoOf } from "./ico.ts";
import { contrastNeeded, legibilityOf } from "./legibility.ts";

const names = ["Flurly", "acme", "Ümlaut", "7 Seas", "智能日历", "दुकान", "😀", "Ola"];

function pixelsOf(name: string, scheme: (typeof schemeNames)[number], size: number) {
  return new Resvg(markSvg(markOf(name, scheme)), { fitTo: { mode: "width", value: size } }).render().pixels;
}

test.each(names.flatMap((name) => schemeNames.map((scheme) => [name, scheme] as const)))(
  "%s in %s is legible at 16 pixels, on a light and on a dark page",
  (name, scheme) => {
    const { onWhite, onDark, sign, signShare } = legibilityOf(pixelsOf(name, scheme, 16));
    expect(Math.min(onWhite, onDark, sign)).toBeGreaterThanOrEqual(contrastNeeded);
    expect(signShare).toBeGreaterThan(0.08);
  },
);

test("an illegible mark is measured as such", () => {
  const grey = Array.from({ length: 16 * 16 }, () => [250, 250, 250, 255]).flat();
  expect(legibilityOf(grey)).toMatchObject({ sign: 1, signShare: 0 });
  expect(legibilityOf(grey).onWhite).toBeLessThan(contrastNeeded);
});

test("the dark variant of every scheme has enough contrast as well", () => {
  for (const name of schemeNames) {
    expect(contrast(rgbOf(schemes[name].light), rgbOf("#202124"))).toBeGreaterThan(contrastNeeded);
    expect(contrast(rgbOf(schemes[name].light), rgbOf(schemes[name].ink))).toBeGreaterThan(4.5);
  }
});

test("a name always gives the same mark; a name without Latin letters gives a figure", () => {
  expect(markOf("Flurly", "blue")).toEqual(markOf("Flurly", "blue"));
  expect(markOf("Ümlaut", "blue").letter).toBe("U");
  expect(markOf("智能日历", "blue").letter).toBeNull();
});

test("an ico file contains its pictures in the given order, each at the offset of its entry", () => {
  const pictures = icoSizes.map((size) => ({ size, png: new Uint8Array(size).fill(size) }));
  const file = icoOf(pictures);
  const view = new DataView(file.buffer);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3]);
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    const offset = view.getUint32(at + 12, true);
    expect(view.getUint8(at)).toBe(size);
    expect(file.slice(offset, offset + view.getUint32(at + 8, true))).toEqual(png);
  }
});

test("the manifest names the icons of the set, maskable and any", () => {
  const manifest = JSON.parse(webManifest({ name: "Flurly Commerce Cloud", description: "", scheme: "green" })) as {
    icons: { src: string; purpose: string }[];
    short_name: string;
    start_url: string;
  };
  const paths = new Set(rasterFiles.map(({ path }) => path));
  expect(manifest.icons.every(({ src }) => paths.has(src))).toBe(true);
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["maskable", "maskable", "any", "any"]);
  for (const place of ["https://a.example/site.webmanifest", "https://a.example/shop/site.webmanifest"]) {
    const folder = new URL(".", place).href;
    expect(new URL(manifest.start_url, place).href).toBe(folder);
    for (const { src } of manifest.icons) expect(new URL(src, place).href).toBe(`${folder}${src}`);
  }
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

test("a name cannot break out of the template", () => {
  const html = htmlTemplate({ name: '"><script>alert(1)</script>', description: "<b>'&", scheme: "pink" });
  expect(html).not.toContain("<script>");
  expect(html).toContain("&lt;b&gt;&#39;&amp;");
});
