import { contrast, type Rgb, rgbOf } from "../marks/colours.ts";

export interface Legibility {
  /** Contrast of the icon's background with a light and a dark page, and of the symbol with its background. */
  onWhite: number;
  onDark: number;
  sign: number;
  /** Share of the icon's pixels that belong to the symbol, 0 to 1. */
  signShare: number;
}

/** The minimum contrast of graphics (WCAG 2.2, 1.4.11). */
export const contrastNeeded = 3;
const darkPage = rgbOf("#202124");
const white: Rgb = [255, 255, 255];

/** Measured from the pixels of a small raster (RGBA, row by row), as a browser tab shows them. */
export function legibilityOf(pixels: ArrayLike<number>): Legibility {
  const seen = opaquePixels(pixels);
  const ground = commonest(seen);
  const away = seen
    .filter((rgb) => contrast(rgb, ground) > 1.5)
    .sort((a, b) => contrast(b, ground) - contrast(a, ground));
  const strongest = away.slice(0, Math.max(1, Math.ceil(away.length / 2)));
  return {
    onWhite: contrast(ground, white),
    onDark: contrast(ground, darkPage),
    sign: away.length ? contrast(mean(strongest), ground) : 1,
    signShare: seen.length ? away.length / seen.length : 0,
  };
}

function opaquePixels(pixels: ArrayLike<number>): Rgb[] {
  const found: Rgb[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 200) found.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
  return found;
}

function commonest(colours: readonly Rgb[]): Rgb {
  const counts = new Map<string, { rgb: Rgb; count: number }>();
  for (const rgb of colours) {
    const key = rgb.map((channel) => channel >> 3).join();
    const entry = counts.get(key) ?? { rgb, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.rgb ?? white;
}

const mean = (colours: readonly Rgb[]): Rgb => {
  const of = (channel: 0 | 1 | 2) => colours.reduce((sum, rgb) => sum + rgb[channel], 0) / colours.length;
  return [of(0), of(1), of(2)];
};
