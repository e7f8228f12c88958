import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import chat from "../../../locales/en/chat.json";
import { i18n } from "../../../locales/i18n.ts";
import { Markdown } from "./markdown.tsx";

beforeAll(() => {
  i18n.addResourceBundle("en", "chat", chat);
});

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe("a reply's Markdown", () => {
  it("never becomes raw HTML", () => {
    const shown = html('<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">\n\n**bold**');
    expect(shown).not.toMatch(/<script|<img/);
    expect(shown).toContain("<strong>bold</strong>");
  });

  it("loads no image: its description is shown as text", () => {
    const shown = html(
      "![the logo](https://evil.example/pixel.png?secret=1)\n\n![other][ref]\n\n[ref]: https://evil.example/b.png",
    );
    expect(shown).not.toMatch(/<img|evil\.example/);
    expect(shown).toContain("the logo");
  });

  it("links to the web, with a mark, in a tab without access to this one", () => {
    const shown = html("[prices](https://www.example.com/prices)");
    expect(shown).toContain('href="https://www.example.com/prices"');
    expect(shown).toContain('rel="noopener noreferrer nofollow"');
    expect(shown).toContain('target="_blank"');
    expect(shown).toContain("example.com in a new tab");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/account", "//evil.example"])(
    "does not link to %s",
    (address) => {
      const shown = html(`[click](${address})`);
      expect(shown).not.toContain("<a");
      expect(shown).toContain("click");
    },
  );

  it("links to this site's guides and help, and to no other page of it", () => {
    expect(html("[Vesting](/startup-guides/answers/founders#vesting)")).toContain(
      'href="/startup-guides/answers/founders#vesting"',
    );
    for (const address of ["/chat?prompt=x", "/startup-guides/../account", "/help-center/a?b=c", "/help-centers"])
      expect(html(`[click](${address})`)).not.toContain("<a");
  });

  it("starts its headings below those of the page", () => {
    expect(html("# Title\n\n## Part\n\n### Detail")).toMatch(/<h3[^>]*>Title.*<h3[^>]*>Part.*<h4[^>]*>Detail/);
  });

  it("puts wide tables into scrollable boxes", () => {
    expect(html("| a | b |\n|---|---:|\n| 1 | 2 |")).toMatch(/<div class="[^"]*overflow-x-auto[^"]*"[^>]*><table/);
  });
});
