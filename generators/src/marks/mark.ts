import { schemes, type SchemeName } from "./colours.ts";
import { figures } from "./knowledge/figures.ts";
import { capHeight, letters } from "./knowledge/letters.ts";
import { numbersFrom, oneOf, seedOf } from "./seeded.ts";

/** A path in units of its own, and its place on the board. */
export interface Placed {
  d: string;
  scale: number;
  x: number;
  y: number;
}

/** A symbol on a tile, drawn on a board of 512 by 512. Everything is a path: no font is needed. */
export interface Mark {
  letter: string | null;
  /** The tile with its corners; icons that a system masks itself use the whole board. */
  tile: string;
  figure: Placed;
  colours: { tile: string; figure: string; darkTile: string; darkFigure: string };
}

export const board = 512;
const tiles = [112, 160, 256] as const;
const figureSize = 1_000;

/** The mark of a name: its first letter or digit, or for other scripts a figure derived from the name. */
export function markOf(name: string, schemeName: SchemeName, variation = 0): Mark {
  const scheme = schemes[schemeName];
  const next = numbersFrom(seedOf(name.trim().toLowerCase()) + variation * 7_919);
  const tile = roundedSquare(oneOf(tiles, next));
  const letter = letterOf(name);
  const figure = letter && variation % 2 === 0 ? placeLetter(letter) : placeFigure(oneOf(figures, next));
  return {
    letter,
    tile,
    figure,
    colours: { tile: scheme.base, figure: "#ffffff", darkTile: scheme.light, darkFigure: scheme.ink },
  };
}

function letterOf(name: string): string | null {
  const plain = name.normalize("NFKD").toUpperCase();
  return Array.from(plain).find((character) => Object.hasOwn(letters, character)) ?? null;
}

/** The letter fills 58 % of the board's height, or its width where that is more. */
function placeLetter(letter: string): Placed {
  const [width, d] = letters[letter] ?? [figureSize, ""];
  const scale = Math.min((board * 0.58) / capHeight, (board * 0.66) / width);
  return { d, scale, x: (board - width * scale) / 2, y: (board + capHeight * scale) / 2 };
}

function placeFigure(d: string): Placed {
  const scale = (board * 0.6) / figureSize;
  return { d, scale, x: board * 0.2, y: board * 0.2 };
}

function roundedSquare(radius: number): string {
  const far = board - radius;
  const arc = `A${radius} ${radius} 0 0 1 `;
  return `M${radius} 0H${far}${arc}${board} ${radius}V${far}${arc}${far} ${board}H${radius}${arc}0 ${far}V${radius}${arc}${radius} 0Z`;
}

export const wholeBoard = `M0 0H${board}V${board}H0Z`;

/** The mark as a separate file that follows the colour scheme of the surrounding page. */
export function markSvg({ tile, figure, colours }: Mark): string {
  const { d, scale, x, y } = figure;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board} ${board}">`,
    `<style>.t{fill:${colours.tile}}.f{fill:${colours.figure}}` +
      `@media(prefers-color-scheme:dark){.t{fill:${colours.darkTile}}.f{fill:${colours.darkFigure}}}</style>`,
    `<path class="t" d="${tile}"/>`,
    `<path class="f" fill-rule="evenodd" transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" d="${d}"/>`,
    "</svg>",
  ].join("");
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
