import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpackWoff } from "./woff.ts";

const require = createRequire(import.meta.url);

export type Family = "Roboto" | "NotoSansDevanagari" | "NotoSansSC";

/** The fonts of the npm packages: one for Latin, Greek and Cyrillic, one for Devanagari, one for Han. */
const faces: Record<Family, Record<"normal" | "bold" | "italics" | "bolditalics", string>> = {
  Roboto: {
    normal: "pdfmake/fonts/Roboto/Roboto-Regular.ttf",
    bold: "pdfmake/fonts/Roboto/Roboto-Medium.ttf",
    italics: "pdfmake/fonts/Roboto/Roboto-Italic.ttf",
    bolditalics: "pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf",
  },
  NotoSansDevanagari: upright("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari"),
  NotoSansSC: upright("@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified"),
};

/** Neither script has italics. */
function upright(path: string) {
  const [normal, bold] = [`${path}-400-normal.woff`, `${path}-700-normal.woff`];
  return { normal, bold, italics: normal, bolditalics: bold };
}

export interface Fonts {
  /** Font files, by the families' names for them. */
  files: Map<string, Buffer>;
  families: typeof faces;
  /** The family that has a glyph for a character; null where none has. */
  familyFor(character: string): Family | null;
  /** The upright font of a family, to draw with. */
  fontOf(family: Family): Font;
}

let loaded: Promise<Fonts> | undefined;

/** Read once, for the first document. */
export const loadFonts = (): Promise<Fonts> => (loaded ??= read());

async function read(): Promise<Fonts> {
  const names = [...new Set(Object.values(faces).flatMap((family) => Object.values(family)))];
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, unpackWoff(await readFile(require.resolve(name)))] as const)),
  );
  const known = (Object.keys(faces) as Family[]).flatMap((family) => {
    const file = files.get(faces[family].normal);
    return file ? [{ family, font: create(file) as Font }] : [];
  });
  const fonts = new Map(known.map(({ family, font }) => [family, font]));
  const cache = new Map<string, Family | null>();
  const find = (character: string): Family | null => {
    const point = character.codePointAt(0) ?? 0;
    return known.find(({ font }) => font.hasGlyphForCodePoint(point))?.family ?? null;
  };
  return {
    files,
    families: faces,
    fontOf: (family) => {
      const font = fonts.get(family);
      if (!font) throw new Error(`no font of ${family}`);
      return font;
    },
    familyFor: (character) => {
      const before = cache.get(character);
      if (before !== undefined) return before;
      const family = find(character);
      cache.set(character, family);
      return family;
    },
  };
}

export interface Stretch {
  text: string;
  family: Family;
}

/**
 * A text split into runs of a single font family. A letter without a glyph anywhere becomes "?", a symbol is removed.
 */
export function stretchesOf(text: string, familyFor: (character: string) => Family | null): Stretch[] {
  const stretches: Stretch[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    const family = familyOf(character, last?.family, familyFor);
    const shown = family ? character : /\p{L}/u.test(character) ? "?" : "";
    if (last && (!family || last.family === family)) last.text += shown;
    else if (shown) stretches.push({ text: shown, family: family ?? "Roboto" });
  }
  return stretches;
}

/** Marks and joiners stay with the letters they shape, even where another font has their glyphs. */
function familyOf(
  character: string,
  last: Family | undefined,
  familyFor: (character: string) => Family | null,
): Family | null {
  return last && /[\p{M}\u200c\u200d]/u.test(character) ? last : familyFor(character);
}
