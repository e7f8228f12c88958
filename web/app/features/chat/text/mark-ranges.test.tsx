import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { markRanges } from "./mark-ranges.ts";

/** The text between « and » is marked. */
function shown(written: string): string {
  const ranges = [...written.matchAll(/«([^»]*)»/g)].map(({ index, 1: text = "" }, mark) => {
    const start = index - 2 * mark;
    return { start, end: start + text.length, mark };
  });
  const source = written.replaceAll(/[«»]/g, "");
  const html = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[() => markRanges({ source, ranges })]}>
      {source}
    </ReactMarkdown>,
  );
  return html
    .replaceAll(/<mark data-mark="\d+">([^<]*)<\/mark>/g, "«$1»")
    .replaceAll(/<\/?(p|table|thead|tbody|tr|ul|blockquote|pre)>/g, "")
    .trim();
}

describe("a marked range of Markdown", () => {
  it.each([
    ["a plain sentence", "It costs «€40» now.", "It costs «€40» now."],
    ["several figures", "«40» of «1,200» pay «3%».", "«40» of «1,200» pay «3%»."],
    ["a repeated figure: only the place counts", "40, «40», 40", "40, «40», 40"],
    ["the whole text", "«40»", "«40»"],
    ["bold", "Only **«€40» a month**.", "Only <strong>«€40» a month</strong>."],
    ["all that is bold", "Only **«€40»**.", "Only <strong>«€40»</strong>."],
    ["a range that bold begins in", "It is «€**1,2**00» now.", "It is «€»<strong>«1,2»</strong>«00» now."],
    ["a range with the marks of bold", "It is «**€40**» now.", "It is <strong>«€40»</strong> now."],
    ["a heading", "## Cost: «€40»", "<h2>Cost: «€40»</h2>"],
    ["a list", "1. «40» pay\n2. _«5»_ leave", "<ol>\n<li>«40» pay</li>\n<li><em>«5»</em> leave</li>\n</ol>"],
    ["the second line of a list's item", "- a\n  and «40» b", "<li>a\nand «40» b</li>"],
    ["a quotation of several lines", "> a 40\n>  b «40»\n> c", "a 40\nb «40»\nc"],
    ["lines with spaces at their ends", "a 40 \n   b «40»", "a 40\nb «40»"],
    ["lines that end as on Windows", "a\r\n  b «40»\r\nc", "a\r\nb «40»\r\nc"],
    ["text after an escape", "3 \\* 4 = «12» and \\# «5»", "3 * 4 = «12» and # «5»"],
    ["an escape within it", "about «\\~40» of it", "about «~40» of it"],
    ["text after references", "R&amp;D &#8364;5 &nbsp;costs «40»", "R&amp;D €5 \u00A0costs «40»"],
    ["a reference within it", "It is «&euro;40» now", "It is «€40» now"],
    ["what only looks like a reference", "A&B; and &nope; «40»", "A&amp;B; and &amp;nope; «40»"],
    ["struck out", "~~«40»~~ «50»", "<del>«40»</del> «50»"],
    ["code", "`«40» * 3`, ``a ` «5»``, ` «6» `", "<code>«40» * 3</code>, <code>a ` «5»</code>, <code>«6»</code>"],
    ["code after code", "`12` and «12»", "<code>12</code> and «12»"],
    ["a block of code", "```js\nx = 40\ny = «40»\n```", '<code class="language-js">x = 40\ny = «40»\n</code>'],
    ["indented code", "    x = «40»\n    y = 40", "<code>x = «40»\ny = 40\n</code>"],
    ["code in a list", "- a\n\n  ```\n  40 «40»\n  ```", "<code>40 «40»\n</code>"],
    ["text beside a link", "[40](http://a.b/40) and «40»", '<a href="http://a.b/40">40</a> and «40»'],
    ["text beside an address", "see www.a.com/40 «40» or b@c.de «5»", undefined],
    ["emoji and joined emoji", "🚀 👩‍👩‍👧 «40 🚀» 👍🏽 «5»", "🚀 👩‍👩‍👧 «40 🚀» 👍🏽 «5»"],
    ["Chinese", "每月**«40元»**，共«１２»人。", "每月<strong>«40元»</strong>，共«１２»人。"],
    ["Hindi", "हर महीने «₹४०» और «५» लोग", "हर महीने «₹४०» और «५» लोग"],
    ["text from right to left", "السعر «٤٠» ثم **«50»** شهريا", "السعر «٤٠» ثم <strong>«50»</strong> شهريا"],
    ["combined signs", "e\u0301t\u00E9 «40» n\u0303", "e\u0301t\u00E9 «40» n\u0303"],
  ])("shows %s", (_, written, expected) => {
    if (expected === undefined) expect(shown(written)).toMatch(/www[^«]*«40»[^«]*«5»/);
    else expect(shown(written).replace(/^<li>\n|\n<\/li>$/g, "")).toContain(expected);
  });

  it("is found in the cells of a table, also after an escaped bar", () => {
    const html = shown("| a | «40» |\n|:--|--:|\n| x \\| «40» | **«€5»** |\n| `«40»` | 40 |");
    expect(html).toMatch(/<th[^>]*>«40»<\/th>/);
    expect(html).toMatch(/<td[^>]*>x \| «40»<\/td>/);
    expect(html).toMatch(/<td[^>]*><strong>«€5»<\/strong><\/td>/);
    expect(html).toMatch(/<td[^>]*><code>«40»<\/code><\/td>.*\n?<td[^>]*>40<\/td>/);
  });

  it("in a link stays as it is: there a press follows the link", () => {
    expect(shown("[pay «40»](http://a.b) «5»")).toBe('<a href="http://a.b">pay 40</a> «5»');
  });

  it("is not marked where source and text do not line up", () => {
    expect(shown("| `a \\| «40»` |\n|--|")).toContain("<code>a | 40</code>");
    expect(shown("a\n      > b «40»")).not.toContain("«");
  });

  it("changes no word, whatever is marked", () => {
    const source =
      "# A\n\n**1,200** &amp; `4 0` \\* [5](http://a.b) 🚀 元\n\n- 1\n- 2\n\n| a | 5 |\n|--|--|\n| 6 | ~~7~~ |";
    const plain = shown(source);
    for (let start = 0; start < source.length; start += 1) {
      const html = shown(`${source.slice(0, start)}«${source.slice(start, start + 3)}»${source.slice(start + 3)}`);
      expect(html.replaceAll(/[«»]/g, "")).toBe(plain);
    }
  });
});
