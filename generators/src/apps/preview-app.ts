import type { AppFile } from "@cofounder/contract/tools/app-generator";
import { escapeHtml } from "../sites/escape.ts";

const pages = ["index.html", "public/index.html", "src/index.html", "dist/index.html", "app/index.html"];
const frameRules =
  "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'";

/** Reports errors of the generated app to the page around the frame, so that they can be fixed. */
const reporter = `addEventListener("error", ({ message }) => parent.postMessage({ preview: "error", message: String(message).slice(0, 2000) }, "*"));
addEventListener("unhandledrejection", ({ reason }) => parent.postMessage({ preview: "error", message: String(reason).slice(0, 2000) }, "*"));
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => \
parent.postMessage({ preview: "blocked", message: violatedDirective + " " + blockedURI }, "*"));`;

/** An import path in a file, as `../a/b.js` or `./b.js` or `/b.js`, resolved to the page's folder. */
function resolve(from: string, to: string, root: string): string {
  const parts = to.startsWith("/")
    ? [...root.split("/"), ...to.split("/")]
    : [...from.split("/").slice(0, -1), ...to.split("/")];
  const path: string[] = [];
  for (const part of parts) {
    if (part === "..") path.pop();
    else if (part && part !== ".") path.push(part);
  }
  return path.join("/");
}

interface Project {
  byPath: Map<string, string>;
  /** The folder of the page. */
  root: string;
}

const importing = /(\b(?:from|import)\s*\(?\s*)(["'])(\.{0,2}\/[^"'\n]+)\2/g;
const dataOf = (code: string) => `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;

/** The generated app's server requests are answered in the page by this replacement file. */
function standIn({ byPath }: Project, path: string): string {
  const other = path.replace(/records\.js$/, "records-in-memory.js");
  return byPath.get(other) ?? byPath.get(path) ?? "";
}

/** Every module under a name of its own, so that one without an address can still import another. */
function importMap(project: Project): string {
  const inside = project.root ? `${project.root}/` : "";
  const scripts = [...project.byPath.keys()].filter((path) => /\.m?js$/.test(path) && path.startsWith(inside));
  const imports = scripts.map((path) => [`app/${path}`, dataOf(withNames(project, path, standIn(project, path)))]);
  return JSON.stringify({ imports: Object.fromEntries(imports) }).replaceAll("<", "\\u003c");
}

function withNames({ byPath, root }: Project, path: string, code: string): string {
  return code.replace(importing, (whole: string, ...[start, quote, to]: [string, string, string]) => {
    const found = resolve(path, to, root);
    return byPath.has(found) ? `${start}${quote}app/${found}${quote}` : whole;
  });
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, "i").exec(tag)?.[1];
const inert = (code: string, end: string) => code.replace(new RegExp(`</(?=${end})`, "gi"), "<\\/");

function inlined(project: Project, page: string, html: string): string {
  const file = (address: string | undefined) => {
    const path = resolve(page, (address ?? "").replace(/[?#].*$/, ""), project.root);
    return project.byPath.has(path) ? path : null;
  };
  return html
    .replace(/<link\b[^>]*>/gi, (tag) => {
      const path = /stylesheet/i.test(attribute(tag, "rel") ?? "") ? file(attribute(tag, "href")) : null;
      return path ? `<style>${inert(project.byPath.get(path) ?? "", "style")}</style>` : tag;
    })
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (whole: string, attributes: string, code: string) => {
      const isModule = /module/i.test(attribute(`<x ${attributes}>`, "type") ?? "");
      const path = file(attribute(`<x ${attributes}>`, "src"));
      if (path && isModule) return `<script type="module">import "app/${path}";</script>`;
      if (path) return `<script>${inert(project.byPath.get(path) ?? "", "script")}</script>`;
      return isModule ? `<script type="module">${withNames(project, page, code)}</script>` : whole;
    });
}

function without(files: AppFile[]): string {
  const list = files.map(({ path }) => `<li>${escapeHtml(path)}</li>`).join("");
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No preview</title></head><body ` +
    `style="font:1rem/1.6 system-ui;margin:2rem"><h1>No preview for this app</h1><p>There is no page of ` +
    `plain HTML among its files. Download them to run it.</p><ul>${list}</ul></body></html>`
  );
}

const pageOf = (byPath: Map<string, string>) =>
  pages.find((path) => byPath.has(path)) ?? [...byPath.keys()].find((path) => path.endsWith(".html"));

/** The files of the app that a file's text names: a page's styles and scripts, a module's imports. */
function namedIn({ root }: Project, path: string, text: string): string[] {
  const tags = path.endsWith(".html") ? (text.match(/<(?:link|script)\b[^>]*>/gi) ?? []) : [];
  const linked = tags.map((tag) => attribute(tag, "src") ?? attribute(tag, "href") ?? "");
  const imported = [...text.matchAll(importing)].map(([, , , to = ""]) => to);
  const isOwn = (address: string) => /^[^:]*\.(?:m?js|css)$/.test(address) && !address.startsWith("//");
  return [...linked, ...imported].filter(isOwn).map((to) => resolve(path, to, root));
}

/**
 * Whether a preview has all it needs while the files are still being written: a page, and every style and module that
 * the page and its modules name.
 */
export function isPreviewable(files: AppFile[]): boolean {
  const byPath = new Map(files.map(({ path, content }) => [path, content]));
  const page = pageOf(byPath);
  if (page === undefined) return false;
  const project = { byPath, root: page.split("/").slice(0, -1).join("/") };
  const seen = new Set([page]);
  for (const path of seen) {
    const text = byPath.get(path);
    if (text === undefined) return false;
    for (const named of namedIn(project, path, text)) seen.add(named);
  }
  return true;
}

/** The whole app as one document for a sandboxed frame, with its imports inlined and no network access. */
export function previewApp(files: AppFile[]): string {
  const byPath = new Map(files.map(({ path, content }) => [path, content]));
  const page = pageOf(byPath);
  if (page === undefined) return without(files);
  const project = { byPath, root: page.split("/").slice(0, -1).join("/") };
  const rules = `<meta http-equiv="Content-Security-Policy" content="${frameRules}">`;
  const start = `${rules}<script>${reporter}</script><script type="importmap">${importMap(project)}</script>`;
  const html = inlined(project, page, byPath.get(page) ?? "");
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) return `<!doctype html>${start}${html.replace(/^\s*<!doctype[^>]*>/i, "")}`;
  const at = head.index + head[0].length;
  return html.slice(0, at) + start + html.slice(at);
}
