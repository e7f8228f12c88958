import type { SiteCode, SiteSpec } from "@cofounder/contract/tools/website-builder";
import { drawGlyph } from "./art.ts";
import { escapeHtml as text } from "./escape.ts";
import { makePalette, type Palette } from "./palette.ts";
import { textsOf } from "./knowledge/site-texts.ts";
import { contactTarget, mailLink, renderSection } from "./render-section.ts";
import { baseStyle } from "./schemes/base.ts";
import { schemeStyles } from "./schemes/scheme-styles.ts";
import { siteScript } from "./site-code.ts";

/** The location of a page's style and script: in separate files, or inlined. */
interface Parts {
  head: string;
  end: string;
}

const menuMax = 5;

function paletteOf(site: SiteSpec) {
  return makePalette(site.colorScheme, site.hues);
}

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, hex]) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}: ${hex};`)
    .join(" ");

function styleOf(site: SiteSpec): string {
  const { light, dark } = paletteOf(site);
  const night = dark
    ? `@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variables(dark)} } }\n`
    : "";
  return `:root { color-scheme: light; ${variables(light)} }\n${night}${baseStyle}${schemeStyles[site.colorScheme]}`;
}

/** The initial on the accent colour, as a data URL, so that no file is requested. */
function favicon(site: SiteSpec): string {
  const { light } = paletteOf(site);
  const initial = /[\p{L}\p{N}]/u.exec(site.businessName)?.[0].toLocaleUpperCase("en") ?? "";
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" ` +
    `fill="${light.accent}"/><text x="16" y="23" font-family="sans-serif" font-weight="700" ` +
    `font-size="20" text-anchor="middle" fill="${light.onAccent}">${text(initial)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

function head(site: SiteSpec, { title, parts }: { title: string; parts: Parts }): string {
  const { light, dark } = paletteOf(site);
  const scheme = dark ? "light dark" : "light";
  const nightColour = dark
    ? `\n<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.paper}">`
    : "";
  return `<!doctype html>
<html lang="${site.language ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="description" content="${text(site.summary)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${text(title)}">
<meta property="og:description" content="${text(site.summary)}">
<meta property="og:site_name" content="${text(site.businessName)}">
<meta name="color-scheme" content="${scheme}">
<meta name="theme-color" content="${light.paper}">${nightColour}
<link rel="icon" href="${favicon(site)}">
${parts.head}
</head>
<body class="${site.colorScheme}">`;
}

function top(site: SiteSpec): string {
  const words = textsOf(site);
  const listed = site.sections.filter(({ kind }) => !["hero", "contact", "footer"].includes(kind)).slice(0, menuMax);
  const links = listed.map(({ kind }) => `<li><a href="#${kind}">${text(words.sections[kind])}</a></li>`).join("");
  const target = contactTarget(site);
  const action = target ? `<a class="button small" href="${target}">${text(words.sections.contact)}</a>` : "";
  const menu = links
    ? `<button class="menu" type="button" aria-expanded="false" aria-controls="sections" ` +
      `hidden>${text(words.menu)}</button><nav aria-label="${text(words.menuLabel)}"><ul ` +
      `id="sections">${links}</ul></nav>`
    : "";
  return `<a class="skip" href="#main">${text(words.skip)}</a>
<header class="top" id="top"><div class="wrap"><a class="brand" href="#top">\
<span class="glyph">${drawGlyph(site.businessName)}</span>${text(site.businessName)}</a>${menu}${action}</div></header>`;
}

function bottom(site: SiteSpec, privacyAt: string): string {
  const footer = site.sections.find(({ kind }) => kind === "footer");
  const words = footer ? renderSection(footer, site) : `<p>${text(site.businessName)}</p>`;
  return `<footer class="bottom"><div class="wrap">${words}<p><a href="${privacyAt}">${text(textsOf(site).privacy)}</a></p></div></footer>`;
}

const linked: Parts = {
  head: '<link rel="stylesheet" href="styles.css">',
  end: '<script src="script.js" defer></script>',
};

function page(site: SiteSpec, { parts, privacyAt }: { parts: Parts; privacyAt: string }): string {
  const sections = site.sections.filter(({ kind }) => kind !== "footer").map((section) => renderSection(section, site));
  const hero = site.sections.find((section) => section.kind === "hero");
  const title = hero ? `${site.businessName} – ${hero.headline}` : site.businessName;
  const named = hero ? "" : `<h1 class="unseen">${text(site.businessName)}</h1>`;
  return `${head(site, { title, parts })}
${top(site)}
<main id="main" tabindex="-1">${named}
${sections.join("\n")}
</main>
${bottom(site, privacyAt)}
${parts.end}
</body>
</html>
`;
}

/** What the site itself stores and sends, which is nothing; true as long as nobody adds to the files. */
function privacyPage(site: SiteSpec, { parts, home }: { parts: Parts; home: string }): string {
  const words = textsOf(site);
  const address = site.email
    ? `<p>${text(words.privacyContact)} <a href="${mailLink(site.email)}">${text(site.email)}</a></p>`
    : "";
  return `${head(site, { title: `${words.privacy} – ${site.businessName}`, parts })}
<a class="skip" href="#main">${text(words.skip)}</a>
<header class="top"><div class="wrap"><a class="brand" href="${home}">\
<span class="glyph">${drawGlyph(site.businessName)}</span>${text(site.businessName)}</a></div></header>
<main id="main" tabindex="-1"><section class="section about"><div class="wrap"><div class="head"><h1>${text(words.privacy)}</h1></div><div class="body">
${words.privacyLines.map((line) => `<p>${text(line)}</p>`).join("\n")}
${address}
<p><a href="${home}">${text(words.back.replace("{name}", () => site.businessName))}</a></p>
</div></div></section></main>
</body>
</html>
`;
}

/** The site as three texts. `html` loads `styles.css`, `script.js` and `privacy.html` beside it. */
export function renderSite(site: SiteSpec): SiteCode {
  return { html: page(site, { parts: linked, privacyAt: "privacy.html" }), css: styleOf(site), js: siteScript };
}

/** Everything to put on a web server, by file name. */
export function siteFiles(site: SiteSpec): Record<string, string> {
  const { html, css, js } = renderSite(site);
  return {
    "index.html": html,
    "privacy.html": privacyPage(site, { parts: { head: linked.head, end: "" }, home: "index.html" }),
    "styles.css": css,
    "script.js": js,
    "robots.txt": "User-agent: *\nAllow: /\n",
  };
}

/**
 * A site in one document each for the page and its privacy note, with the hashes of style and script for a server's
 * header.
 */
export function selfContainedSite(site: SiteSpec, at: { home: string; privacy: string }) {
  const [style, script] = [styleOf(site), siteScript];
  const inner: Parts = { head: `<style>${style}</style>`, end: `<script>${script}</script>` };
  return {
    page: page(site, { parts: inner, privacyAt: at.privacy }),
    privacy: privacyPage(site, { parts: { ...inner, end: "" }, home: at.home }),
    style,
    script,
  };
}

const frameRules =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The site as one document for a sandboxed frame: it can neither use the network nor send anything. */
export function previewSite(site: SiteSpec): string {
  const rules = `<meta http-equiv="Content-Security-Policy" content="${frameRules}">`;
  return selfContainedSite(site, { home: "#top", privacy: "#top" }).page.replace(
    "<meta charset",
    () => `${rules}\n<meta charset`,
  );
}
