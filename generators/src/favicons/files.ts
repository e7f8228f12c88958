import { schemes, type SchemeName } from "../marks/colours.ts";

export interface FaviconText {
  name: string;
  description: string;
  scheme: SchemeName;
}

/**
 * The shape of a raster icon: with the tile's corners, full-bleed, or full-bleed with a safe zone for a system's mask.
 */
export type Cut = "tile" | "opaque" | "maskable";

export interface RasterFile {
  path: string;
  size: number;
  cut: Cut;
}

/** The raster files of the set beside favicon.ico; sizes and names as RealFaviconGenerator writes them, plus "any". */
export const rasterFiles: readonly RasterFile[] = [
  { path: "favicon-96x96.png", size: 96, cut: "tile" },
  { path: "apple-touch-icon.png", size: 180, cut: "opaque" },
  { path: "web-app-manifest-192x192.png", size: 192, cut: "maskable" },
  { path: "web-app-manifest-512x512.png", size: 512, cut: "maskable" },
  { path: "icon-192x192.png", size: 192, cut: "tile" },
  { path: "icon-512x512.png", size: 512, cut: "tile" },
];

/** Sizes inside favicon.ico, in their order. */
export const icoSizes = [48, 32, 16] as const;

export function webManifest({ name, description, scheme }: FaviconText): string {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: Array.from(name).slice(0, 12).join("").trim(),
    ...(description && { description }),
    icons: rasterFiles
      .filter(({ path }) => path.startsWith("icon-") || path.startsWith("web-app"))
      .map(({ path, size, cut }) => icon(path, size, cut === "maskable" ? "maskable" : "any")),
    theme_color: schemes[scheme].base,
    background_color: "#ffffff",
    // Relative to the manifest, as the icons are: correct at the root of a site and in a folder.
    start_url: "./",
    scope: "./",
    display: "standalone",
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The lines for the head of every page. */
export function headLines({ name }: Pick<FaviconText, "name">): string[] {
  return [
    '<link rel="icon" type="image/png" href="/favicon-96x96.png" sizes="96x96" />',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg" />',
    '<link rel="shortcut icon" href="/favicon.ico" />',
    '<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />',
    `<meta name="apple-mobile-web-app-title" content="${escaped(name)}" />`,
    '<link rel="manifest" href="/site.webmanifest" />',
  ];
}

/** A page's skeleton with everything in place. */
export function htmlTemplate(text: FaviconText): string {
  const { name, description, scheme } = text;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "  <head>",
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${escaped(name)}</title>`,
    ...(description ? [`    <meta name="description" content="${escaped(description)}" />`] : []),
    `    <meta name="theme-color" content="${schemes[scheme].base}" />`,
    ...headLines(text).map((line) => `    ${line}`),
    "  </head>",
    "  <body></body>",
    "</html>",
    "",
  ].join("\n");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
