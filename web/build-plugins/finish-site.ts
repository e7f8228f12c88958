import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { minify, transformWithOxc } from "vite";
import { articles, blog } from "../app/content/blog.ts";
import { feedOf } from "../app/features/reading/blog/feed.ts";
import { languageNames } from "../app/content/languages.ts";
import {
  memberPaths,
  openPaths,
  originMark,
  publicPaths,
  sharePicture,
  stillPaths,
  unknownPath,
} from "../app/site-map.ts";
import { earlyScript } from "./ask-early.ts";
import { drawIcons, drawSharePicture } from "./draw-pictures.ts";
import { workerScript } from "./worker.ts";

type BuildEnd = NonNullable<Config["buildEnd"]>;
type Routes = Parameters<BuildEnd>[0]["reactRouterConfig"]["routes"];

/**
 * After the build: holds React back on public pages, has those of members ask for their data at once, draws the preview
 * of every page, and lists the routes for the server.
 */
export const finishSite: BuildEnd = async ({ reactRouterConfig: { buildDirectory, routes } }) => {
  const client = join(buildDirectory, "client");
  const inline = await bootScript();
  const isStill = (path: string) => path === unknownPath || stillPaths.includes(path);
  for (const path of [...publicPaths, ...openPaths, unknownPath]) {
    const file = join(client, path, "index.html");
    const html = await readFile(file, "utf8");
    if (path !== unknownPath) await write(join(client, sharePicture(path)), drawSharePicture(shareWords(html)));
    await writeFile(file, withBoot(isStill(path) ? withReactHeld(html) : html, inline));
  }
  const early = await earlyScript(Object.keys(languageNames));
  for (const name of ["__spa-fallback.html", ...memberPaths.map((path) => join(path, "index.html"))]) {
    const html = await readFile(join(client, name), "utf8");
    await writeFile(join(client, name), withEarly(html, early));
  }
  await write(join(client, "blog/rss.xml"), feedOf({ ...blog.feedWords, origin: originMark, articles }));
  for (const [name, icon] of Object.entries(drawIcons(await readFile(join(client, "favicon.svg"), "utf8"))))
    await write(join(client, name), icon);
  const site = {
    originMark,
    listed: [...publicPaths, ...openPaths.filter((path) => path !== "/auth")],
    unknown: unknownPath,
    patterns: patternsOf(routes),
  };
  await writeFile(join(buildDirectory, "site.json"), JSON.stringify(site));
  const names = await readdir(client, { recursive: true });
  await writeFile(join(client, "sw.js"), await workerScript(names));
};

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function bootScript(): Promise<string> {
  const file = join(import.meta.dirname, "boot.ts");
  const { code: plain } = await transformWithOxc(await readFile(file, "utf8"), file);
  const { code } = await minify("boot.js", `(() => {${plain.replace(/export\s*\{\s*\};?/, "")}})()`);
  return `<script>${code.trim()}</script>`;
}

/** The page with React's scripts kept as text until `boot` runs them. */
function withReactHeld(html: string): string {
  const start = /<script type="module" async="">(?=import )/;
  if (!start.test(html)) throw new Error("The script that starts React is not where it was.");
  return html
    .replace(start, '<script type="text/plain" data-held="">')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** The page with a script that is run before its styles are waited for. */
function withEarly(html: string, script: string): string {
  const [head, ...rest] = html.split(charset);
  if (rest.length !== 1) throw new Error("A page has not one place for what is asked for early.");
  return [head, charset, script, ...rest].join("");
}

const charset = '<meta charSet="utf-8"/>';

const withBoot = (html: string, inline: string): string => html.replace("</head>", `${inline}</head>`);

function shareWords(html: string): { title: string; description: string } {
  const of = (property: string) => {
    const [, text] = new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html) ?? [];
    if (!text) throw new Error(`A page has no og:${property}.`);
    return text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? "");
  };
  return { title: of("title"), description: of("description") };
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

/** The paths of the routes in React Router's syntax, without catch-all routes. */
function patternsOf(routes: Routes): string[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${fullPath(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  return Object.values(routes).flatMap(({ id, path }) => (path && path !== "*" ? [fullPath(id)] : []));
}
