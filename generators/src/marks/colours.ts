export type Rgb = readonly [red: number, green: number, blue: number];

export const schemeNames = ["purple", "blue", "green", "pink"] as const;
export type SchemeName = (typeof schemeNames)[number];

export interface Scheme {
  /** Has enough contrast with a white page and with a dark one. */
  base: string;
  deep: string;
  /** On dark backgrounds. */
  light: string;
  ink: string;
  paper: string;
}

export const schemes: Record<SchemeName, Scheme> = {
  purple: { base: "#8450ee", deep: "#4c1d95", light: "#c4b5fd", ink: "#1e1133", paper: "#f5f1ff" },
  blue: { base: "#2f74ea", deep: "#1e3a8a", light: "#a5c8ff", ink: "#0d1a33", paper: "#eef5ff" },
  green: { base: "#15914a", deep: "#14532d", light: "#9ce5b8", ink: "#0c2316", paper: "#edfaf2" },
  pink: { base: "#e0418c", deep: "#831843", light: "#fbb6d6", ink: "#330f20", paper: "#fff0f7" },
};

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of WCAG 2, 0 to 1. */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
