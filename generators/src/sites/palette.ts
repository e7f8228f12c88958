import type { ColorScheme } from "@cofounder/contract/tools/website-builder";
import { hexOf, readable, type Oklch } from "./colours.ts";

/** Every colour of a site. Text colours reach 4.5:1 on their backgrounds, `ink` 10:1. */
export interface Palette {
  paper: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  /** The background of buttons and marks, and their text. */
  accent: string;
  onAccent: string;
  /** The accent as text on paper or raised. */
  link: string;
  /** A coloured background for a whole section, and its text. */
  band: string;
  onBand: string;
  bandMuted: string;
  /** A second colour, for art and marks only. */
  second: string;
}

interface Tones {
  paper: Oklch;
  raised: Oklch;
  ink: Oklch;
  accent: Oklch;
  band: Oklch;
  second: Oklch;
}

interface Hues {
  hue: number;
  second: number;
}

const light: Record<ColorScheme, (hues: Hues) => Tones> = {
  modern: ({ hue, second }) => ({
    paper: { l: 0.985, c: 0.004, h: hue },
    raised: { l: 1, c: 0, h: hue },
    ink: { l: 0.2, c: 0.025, h: hue },
    accent: { l: 0.58, c: 0.2, h: hue },
    band: { l: 0.945, c: 0.03, h: hue },
    second: { l: 0.78, c: 0.14, h: second },
  }),
  professional: ({ hue, second }) => ({
    paper: { l: 0.98, c: 0.008, h: 85 },
    raised: { l: 0.995, c: 0.003, h: 85 },
    ink: { l: 0.23, c: 0.03, h: hue },
    accent: { l: 0.4, c: 0.1, h: hue },
    band: { l: 0.25, c: 0.045, h: hue },
    second: { l: 0.72, c: 0.09, h: second },
  }),
  vibrant: ({ hue, second }) => ({
    paper: { l: 0.975, c: 0.018, h: second },
    raised: { l: 1, c: 0, h: second },
    ink: { l: 0.18, c: 0.05, h: hue },
    accent: { l: 0.54, c: 0.25, h: hue },
    band: { l: 0.88, c: 0.16, h: second },
    second: { l: 0.82, c: 0.18, h: second },
  }),
  minimal: ({ hue, second }) => ({
    paper: { l: 0.99, c: 0.001, h: hue },
    raised: { l: 0.99, c: 0.001, h: hue },
    ink: { l: 0.19, c: 0.004, h: hue },
    accent: { l: 0.22, c: 0.005, h: hue },
    band: { l: 0.965, c: 0.003, h: hue },
    second: { l: 0.6, c: 0.17, h: second },
  }),
};

const dark: Partial<Record<ColorScheme, (hues: Hues) => Tones>> = {
  modern: ({ hue, second }) => ({
    paper: { l: 0.17, c: 0.018, h: hue },
    raised: { l: 0.215, c: 0.022, h: hue },
    ink: { l: 0.96, c: 0.008, h: hue },
    accent: { l: 0.72, c: 0.15, h: hue },
    band: { l: 0.235, c: 0.04, h: hue },
    second: { l: 0.7, c: 0.13, h: second },
  }),
  minimal: ({ hue, second }) => ({
    paper: { l: 0.15, c: 0.002, h: hue },
    raised: { l: 0.15, c: 0.002, h: hue },
    ink: { l: 0.95, c: 0.003, h: hue },
    accent: { l: 0.94, c: 0.003, h: hue },
    band: { l: 0.19, c: 0.003, h: hue },
    second: { l: 0.72, c: 0.15, h: second },
  }),
};

function paletteOf({ paper, raised, ink, accent, band, second }: Tones): Palette {
  const [ground, card, strip] = [hexOf(paper), hexOf(raised), hexOf(band)];
  const isDark = paper.l < 0.5;
  const button = isDark ? hexOf(accent) : readable(accent, ["#ffffff"], 4.6);
  const onBand = readable({ l: band.l > 0.6 ? 0.2 : 0.98, c: 0.02, h: ink.h }, [strip], 7);
  return {
    paper: ground,
    raised: card,
    ink: readable(ink, [ground, card], 10),
    muted: readable({ l: isDark ? 0.66 : 0.56, c: ink.c, h: ink.h }, [ground, card], 5),
    line: hexOf({ l: isDark ? paper.l + 0.12 : paper.l - 0.1, c: paper.c + 0.004, h: ink.h }),
    accent: button,
    onAccent: isDark ? readable({ l: 0.2, c: 0.01, h: accent.h }, [button], 4.6) : "#ffffff",
    link: readable(accent, [ground, card], 5),
    band: strip,
    onBand,
    bandMuted: readable({ l: band.l > 0.6 ? 0.42 : 0.8, c: 0.02, h: ink.h }, [strip], 5),
    second: hexOf(second),
  };
}

/** The colours of a scheme with an industry's two hues; `dark` is null where the scheme is always light. */
export function makePalette(scheme: ColorScheme, hues: Hues): { light: Palette; dark: Palette | null } {
  const night = dark[scheme];
  return { light: paletteOf(light[scheme](hues)), dark: night ? paletteOf(night(hues)) : null };
}
