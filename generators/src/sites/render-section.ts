import type { SiteSection, SiteSectionKind, SiteSectionOf, SiteSpec } from "@cofounder/contract/tools/website-builder";
import { drawArt, drawGlyph } from "./art.ts";
import { textsOf } from "./knowledge/site-texts.ts";
import { escapeHtml as text } from "./escape.ts";

type Renderers = { [Kind in SiteSectionKind]: (section: SiteSectionOf<Kind>, site: SiteSpec) => string };

const has = (site: SiteSpec, kind: SiteSectionKind) => site.sections.some((section) => section.kind === kind);

/** `mailto:` and the address, with every character escaped for an attribute. */
export function mailLink(email: string): string {
  return text(`mailto:${encodeURIComponent(email).replace("%40", "@")}`);
}

/** The contact address for visitors; null without one. */
export function contactTarget(site: SiteSpec): string | null {
  if (!site.email) return null;
  return has(site, "contact") ? "#contact" : mailLink(site.email);
}

/** The target of a site's main button: the contact address, otherwise the content; null without either. */
export function actionTarget(site: SiteSpec): string | null {
  const contact = contactTarget(site);
  if (contact) return contact;
  const next = site.sections.find(({ kind }) => kind !== "hero" && kind !== "footer");
  return next ? `#${next.kind}` : null;
}

function block(
  kind: SiteSectionKind,
  { heading, intro, body }: { heading: string; intro?: string; body: string },
): string {
  const lead = intro ? `<p class="intro">${text(intro)}</p>` : "";
  return `<section id="${kind}" class="section ${kind}" aria-labelledby="${kind}-title">
<div class="wrap">
<div class="head"><h2 id="${kind}-title">${text(heading)}</h2>${lead}</div>
<div class="body">${body}</div>
</div>
</section>`;
}

const things = (items: { title: string; text: string }[]) =>
  items
    .map(
      (item) =>
        `<li><span class="glyph">${drawGlyph(item.title)}</span><h3>${text(item.title)}</h3>${item.text ? `<p>${text(item.text)}</p>` : ""}</li>`,
    )
    .join("\n");

const renderers: Renderers = {
  hero: (section, site) => {
    const label = section.label ? `<p class="label">${text(section.label)}</p>` : "";
    const target = actionTarget(site);
    const second = ["steps", "features", "benefits"].find(
      (kind) => has(site, kind as SiteSectionKind) && target !== `#${kind}`,
    );
    const quiet = second
      ? `<a class="quiet" href="#${second}">${text(textsOf(site).sections[second as SiteSectionKind])}</a>`
      : "";
    const button = target ? `<a class="button" href="${target}">${text(section.action)}</a>` : "";
    return `<section id="hero" class="hero" aria-labelledby="hero-title">
<div class="wrap">
<div class="words">
${label}
<h1 id="hero-title"${section.headline.length > 44 ? ' class="long"' : ""}>${text(section.headline)}</h1>
<p class="lead">${text(section.lead)}</p>
<p class="actions">${button}${quiet}</p>
</div>
<div class="art">${drawArt(site.colorScheme, site.businessName)}</div>
</div>
</section>`;
  },
  benefits: ({ kind, heading, intro, items }) =>
    block(kind, { heading, intro, body: `<ul class="items">${things(items)}</ul>` }),
  steps: ({ kind, heading, items }) => block(kind, { heading, body: `<ol class="items">${things(items)}</ol>` }),
  features: ({ kind, heading, items }) => block(kind, { heading, body: `<ul class="items">${things(items)}</ul>` }),
  pricing: ({ kind, heading, price, note, includes }, site) => {
    const list = includes.map((line) => `<li>${text(line)}</li>`).join("");
    const target = contactTarget(site);
    const name = textsOf(site).sections.contact;
    const ask = target ? `<p><a class="button" href="${target}">${text(name)}</a></p>` : "";
    const body =
      `<div class="offer"><div><p class="price">${text(price)}</p><p ` +
      `class="note">${text(note)}</p>${ask}</div>${list ? `<ul class="ticks">${list}</ul>` : ""}</div>`;
    return block(kind, { heading, body });
  },
  proof: ({ kind, heading, quotes }) => {
    const each = ({ quote, by }: (typeof quotes)[number]) =>
      `<figure><blockquote><p>${text(quote)}</p></blockquote><figcaption>${text(by)}</figcaption></figure>`;
    return block(kind, { heading, body: `<div class="quotes">${quotes.map(each).join("\n")}</div>` });
  },
  faq: ({ kind, heading, items }) => {
    const each = ({ question, answer }: (typeof items)[number]) =>
      `<details><summary>${text(question)}</summary><p>${text(answer)}</p></details>`;
    return block(kind, { heading, body: items.map(each).join("\n") });
  },
  about: ({ kind, heading, paragraphs }) =>
    block(kind, { heading, body: paragraphs.map((each) => `<p>${text(each)}</p>`).join("\n") }),
  contact: ({ kind, heading, text: words }, { email }) => {
    const link = email ? `<p><a class="mail" href="${mailLink(email)}">${text(email)}</a></p>` : "";
    return block(kind, { heading, body: `<p class="intro">${text(words)}</p>${link}` });
  },
  footer: (section) => `<p>${text(section.text)}</p>`,
};

/** A section as HTML; every text of it escaped. */
export function renderSection(section: SiteSection, site: SiteSpec): string {
  const render = renderers[section.kind] as (section: SiteSection, site: SiteSpec) => string;
  return render(section, site);
}
