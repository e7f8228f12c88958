import type { ImageKind } from "@cofounder/contract/tools/image-kinds";
import { figures } from "../marks/knowledge/figures.ts";
import { capHeight, letters } from "../marks/knowledge/letters.ts";
import { numbersFrom, oneOf, seedOf } from "../marks/seeded.ts";
import { type Brush, fieldOf, hillsOf, ringsOf } from "./cells.ts";
import { type Palette, palettes } from "./knowledge/palettes.ts";

export interface ArtSize {
  width: number;
  height: number;
}

/** In pixels, as required where they are displayed. */
export const artSizes: Record<ImageKind, ArtSize> = {
  mark: { width: 1_024, height: 1_024 },
  banner: { width: 1_500, height: 500 },
  card: { width: 1_200, height: 630 },
  pattern: { width: 1_200, height: 1_200 },
  tile: { width: 1_024, height: 1_024 },
};

export const variations = 4;

interface Art extends ArtSize {
  palette: Palette;
  word: string;
  seed: number;
  /** The variation, one of four. */
  variation: number;
  brush: Brush;
  dark: boolean;
}

/**
 * A picture for a brand, drawn by rules from the words of the prompt: they determine colours, shapes and the displayed
 * name. The same prompt, kind and variation (0 to 3) always give the same picture. Every letter is a path.
 */
export function brandArt(prompt: string, kind: ImageKind, variation: number): string {
  const size = artSizes[kind];
  const seed = seedOf(`${kind}:${prompt.trim().toLowerCase()}`);
  const palette = palettes.find(({ words }) => words.test(prompt)) ?? oneOf(palettes, numbersFrom(seed));
  const dark = variation % 2 === 1;
  const ground = dark ? palette.ink : palette.paper;
  const brush: Brush = { next: numbersFrom(seed + variation * 104_729), tones: palette.tones, ground };
  const art: Art = { ...size, palette, word: wordOf(prompt), seed, variation, brush, dark };
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    drawings[kind](art),
    "</svg>",
  ].join("");
}

const drawings: Record<ImageKind, (art: Art) => string> = {
  mark: drawMark,
  banner: drawBanner,
  card: drawCard,
  pattern: drawPattern,
  tile: drawTile,
};

const kindWords: [ImageKind, RegExp][] = [
  ["pattern", /pattern|texture|background|wallpaper|muster|motif|patrón|पैटर्न|图案|背景/iu],
  ["banner", /banner|header|cover|हेडर|横幅|封面/iu],
  ["tile", /app icon|app[- ]store|tile|launcher|应用图标/iu],
  ["mark", /logo|mark|emblem|icon|symbol|लोगो|标志/iu],
];

/** The kind a prompt asks for; a social card by default. */
export const kindOf = (prompt: string): ImageKind => kindWords.find(([, words]) => words.test(prompt))?.[0] ?? "card";

const common =
  /^(?:a|an|the|logo|banner|create|make|design|draw|generate|for|my|our|please|with|and|of|social|card|app|icon|pattern|image|picture)$/iu;

/**
 * The name to display: the quoted text, otherwise a capitalized word that is not a common one. Empty for other scripts.
 */
export function wordOf(prompt: string): string {
  const quoted = /["“„«]([^"“”„«»]{1,24})["”“»]/u.exec(prompt)?.[1];
  const named = /(?:called|named|for)\s+(\p{Lu}[\p{L}\p{N}]{1,17})/u.exec(prompt)?.[1];
  const capital = prompt.match(/\p{Lu}[\p{L}\p{N}]{1,17}/gu)?.find((word) => !common.test(word));
  const word = (quoted ?? named ?? capital ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  return Array.from(word).every((character) => character === " " || Object.hasOwn(letters, character))
    ? word.trim()
    : "";
}

/** The word as paths, with its top left corner at a place; it is scaled to fit its room. */
function written(word: string, box: { x: number; y: number; width: number; height: number }, fill: string): string {
  const tracking = 24;
  const advance = (character: string): number => (character === " " ? 300 : (letters[character]?.[0] ?? 0) + tracking);
  const total = Array.from(word).reduce((sum, character) => sum + advance(character), -tracking);
  const scale = Math.min(box.width / total, box.height / capHeight);
  let at = 0;
  const glyphs = Array.from(word).map((character) => {
    const placed = `<path transform="translate(${at} 0)" d="${letters[character]?.[1] ?? ""}"/>`;
    at += advance(character);
    return character === " " ? "" : placed;
  });
  return `<g fill="${fill}" transform="translate(${box.x} ${box.y + capHeight * scale}) scale(${scale})">${glyphs.join("")}</g>`;
}

const textColour = ({ dark, palette }: Art): string => (dark ? palette.paper : palette.ink);
const figureAt = (d: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string =>
  `<path fill-rule="evenodd" fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1_000})" d="${d}"/>`;

function drawMark(art: Art): string {
  const { width, height, word, brush, palette } = art;
  const size = word ? 400 : 560;
  const top = word ? 210 : (height - size) / 2;
  const fill = brush.tones[0];
  const sign =
    art.variation < 2
      ? figureAt(signOf(art), { x: (width - size) / 2, y: top, size, fill })
      : fieldOf(
          { x: (width - size) / 2, y: top, columns: 2, rows: 2, size: size / 2 },
          { ...brush, tones: palette.tones },
          1,
        );
  if (!word) return sign;
  const wide = Math.min(620, word.length * 105);
  return sign + written(word, { x: (width - wide) / 2, y: 730, width: wide, height: 110 }, textColour(art));
}

function drawBanner(art: Art): string {
  const { width, height, word, brush, variation } = art;
  const size = height / 4;
  const columns = word ? 6 : 12;
  const backdrop =
    variation === 2
      ? hillsOf(width, height, brush)
      : fieldOf({ x: width - columns * size, y: 0, columns, rows: 4, size }, brush, 0.82);
  return (
    backdrop +
    (word ? written(word, { x: 90, y: variation === 2 ? 70 : 195, width: 600, height: 110 }, textColour(art)) : "")
  );
}

function drawCard(art: Art): string {
  const { width, height, word, brush, variation } = art;
  const size = height / 5;
  const backdrops = [
    () => fieldOf({ x: width - size * 4, y: 0, columns: 4, rows: 5, size }, brush, 0.9),
    () => ringsOf(width - 150, height / 2, { reach: 350, count: 6, brush }),
    () => hillsOf(width, height, brush),
    () => fieldOf({ x: 0, y: height - size * 2, columns: 10, rows: 2, size }, brush, 0.95),
  ];
  const drawn = (backdrops[variation] ?? backdrops[0])?.() ?? "";
  const y = variation >= 2 ? 90 : 255;
  const sign = figureAt(signOf(art), {
    x: 80,
    y: y - (word ? 10 : 60),
    size: word ? 120 : 240,
    fill: brush.tones[0],
  });
  return drawn + sign + (word ? written(word, { x: 240, y: y + 5, width: 430, height: 90 }, textColour(art)) : "");
}

function drawPattern({ width, brush, variation }: Art): string {
  const columns = [6, 8, 10, 4][variation] ?? 6;
  return fieldOf({ x: 0, y: 0, columns, rows: columns, size: width / columns }, brush, variation === 2 ? 0.7 : 1);
}

/** A different one for each variation. */
const signOf = ({ seed, variation }: Art): string => figures[(seed + variation) % figures.length] ?? figures[0];

function drawTile(art: Art): string {
  const { width, height, brush, palette, word, variation } = art;
  const ground = `<rect width="${width}" height="${height}" fill="${variation % 2 ? palette.ink : palette.tones[0]}"/>`;
  const soft = `<g opacity="0.28">${ringsOf(width, height, { reach: 900, count: 4, brush: { ...brush, ground: palette.tones[1] } })}</g>`;
  const letter = word.charAt(0);
  const light = palette.paper;
  if (letter && variation < 2) {
    const [advance, d] = letters[letter] ?? [0, ""];
    const scale = 560 / capHeight;
    return `${ground}${soft}<path fill="${light}" transform="translate(${(width - advance * scale) / 2} ${(height + 560) / 2}) scale(${scale})" d="${d}"/>`;
  }
  return ground + soft + figureAt(signOf(art), { x: 232, y: 232, size: 560, fill: light });
}
