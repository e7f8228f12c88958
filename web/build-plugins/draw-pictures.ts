import { createRequire } from "node:module";
import { icoSizes } from "@cofounder/generators/favicons/files";
import { icoOf } from "@cofounder/generators/favicons/ico";
import { Resvg } from "@resvg/resvg-js";
import { type Font, openSync } from "fontkit";

const { resolve } = createRequire(import.meta.url);
const faceOf = (weight: number) =>
  openSync(resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)) as Font;
const strong = faceOf(600);
const plain = faceOf(400);

const ink = "#15171f";
const muted = "#5b5f6b";
const accent = "#2a51e8";
const canvas = "#faf9f7";

interface TextLine {
  font: Font;
  size: number;
  color: string;
  x: number;
  /** The baseline of the letters. */
  y: number;
  /** Letter spacing, as a share of the size. */
  tracking: number;
}

const widthOf = (text: string, { font, size, tracking }: Pick<TextLine, "font" | "size" | "tracking">) =>
  (font.layout(text).advanceWidth / font.unitsPerEm + tracking * text.length) * size;

/** One line of text as outlines, so that it looks the same on every system. */
function outlined(text: string, { font, size, color, x, y, tracking }: TextLine): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const drawn = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return drawn;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}

/** Breaks at spaces; text that does not fit into the last line ends in an ellipsis. */
function linesOf(
  text: string,
  face: Pick<TextLine, "font" | "size" | "tracking">,
  { width, most }: { width: number; most: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOf(longer, face) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""}…`];
}

const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"><rect x="2" y="2" width="14" height="14" ` +
  `rx="4.5" fill="${ink}"/><rect x="8" y="8" width="14" height="14" rx="4.5" fill="${accent}" ` +
  `stroke="${canvas}" stroke-width="2"/></g>`;

/** The preview that other sites show for a link to a page: its title and description, as a PNG of 1200 by 630. */
export function drawSharePicture({ title, description }: { title: string; description: string }): Uint8Array {
  const heading = { font: strong, size: title.length > 48 ? 60 : 72, tracking: -0.035 };
  const text = { font: plain, size: 30, tracking: -0.01 };
  const titleLines = linesOf(title, heading, { width: 980, most: 3 });
  const step = heading.size * 1.06;
  const first = 250;
  const below = first + (titleLines.length - 1) * step + 68;
  const drawn = [
    `<rect width="1200" height="630" fill="${canvas}"/>`,
    `<g transform="translate(870 330) scale(21)" opacity="0.07"><rect x="2" y="2" width="14" ` +
      `height="14" rx="4.5" fill="${ink}"/><rect x="8" y="8" width="14" height="14" rx="4.5" ` +
      `fill="${accent}"/></g>`,
    `<rect y="622" width="1200" height="8" fill="${accent}"/>`,
    mark(76, 76, 56),
    outlined("AI Co-Founder", { ...heading, size: 32, color: ink, x: 148, y: 115 }),
    ...titleLines.map((line, index) => outlined(line, { ...heading, color: ink, x: 80, y: first + index * step })),
    ...linesOf(description, text, { width: 900, most: 3 }).map((line, index) =>
      outlined(line, { ...text, color: muted, x: 80, y: below + index * 44 }),
    ),
  ];
  return png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${drawn.join("")}</svg>`, 1200);
}

/** The icons of the installed application, by file name. */
export function drawIcons(favicon: string): Record<string, Uint8Array> {
  const onCanvas = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" ` +
    `fill="${canvas}"/>${mark((512 - size) / 2, (512 - size) / 2, size)}</svg>`;
  return {
    // Requested by its name, regardless of the page.
    "favicon.ico": icoOf(icoSizes.map((size) => ({ size, png: png(favicon, size) }))),
    "icon-192.png": png(favicon, 192),
    "icon-512.png": png(favicon, 512),
    // Systems crop a maskable icon to their own shape, so the mark stays inside the safe circle.
    "icon-maskable-512.png": png(onCanvas(300), 512),
    "apple-touch-icon.png": png(onCanvas(340), 180),
  };
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();
