/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Rgb = [red: number, green: number, blue: number];

/** OKLCH to linear sRGB by Björn Ottosson's matrices (2020). May lie outside 0 to 1. */
function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInside = (colour: Rgb) => colour.every((part) => part >= -0.0005 && part <= 1.0005);

function gamma(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
}

/** The nearest displayable colour of the same lightness and hue, as `#rrggbb`. */
export function hexOf(colour: Oklch): string {
  let shown = colour;
  while (!isInside(linearOf(shown)) && shown.c > 0) shown = { ...shown, c: Math.max(0, shown.c - 0.004) };
  const parts = linearOf(shown).map((part) => Math.round(gamma(part) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two `#rrggbb` colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, darkened or lightened until its contrast with all of `grounds` is at least `ratio`. */
export function readable(colour: Oklch, grounds: string[], ratio: number): string {
  const worst = (hex: string) => Math.min(...grounds.map((ground) => contrast(hex, ground)));
  const bright = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length > 0.18;
  for (let l = colour.l; l >= 0 && l <= 1; l += bright ? -0.01 : 0.01) {
    const hex = hexOf({ ...colour, l });
    if (worst(hex) >= ratio) return hex;
  }
  return bright ? "#000000" : "#ffffff";
}
