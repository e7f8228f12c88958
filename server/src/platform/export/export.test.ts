import { unzipSync } from "fflate";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import sharp from "sharp";
import { expect, test } from "vitest";
import { WorkerLimitExceeded } from "../in-worker.ts";
import type { Chart } from "./chart.ts";
import { blocksOf } from "./blocks.ts";
import { makeDocument } from "./document.ts";
import { WorkerPool } from "../workers/worker-pool.ts";
import { exportDocument } from "./export-document.ts";

const date = new Date("2026-11-21T12:00:00Z");
const markdown = `# A bakery in Porto

It sells **sourdough** and *nothing else*, at [a market](https://market.example).

## What it costs

| Item | Month |
| --- | ---: |
| Flour | 400 € |
| Rent | 1,200 € |

1. Bake
2. Sell
   - at the door
   - at the market

> Nobody pays for bread they cannot smell.

- [x] oven bought
- [ ] licence asked for

\`\`\`
margin = price - cost
\`\`\`

मेरी दुकान में ग्राहक आते हैं। 我们的顾客每天买面包。

<script>alert("no")</script>
`;
const text = { title: "A bakery in Porto", subtitle: "Saved plan", markdown, date };
const words = [
  "A bakery in Porto",
  "Saved plan",
  "November 21, 2026",
  "It sells sourdough and nothing else, at a market.",
  "What it costs",
  "Flour",
  "1,200 €",
  "at the door",
  "Nobody pays for bread they cannot smell.",
  "[x] oven bought",
  "margin = price - cost",
  "我们的顾客每天买面包。",
  '<script>alert("no")</script>',
];
const compact = (said: string) => said.replace(/\s+/g, "");

async function pdfText(file: Uint8Array): Promise<string> {
  const { text: pages } = await extractText(await getDocumentProxy(file), { mergePages: true });
  return pages;
}

test("a PDF contains the text's words, in every script, with its title once and page numbers", async () => {
  const said = await pdfText(await makeDocument(text, "pdf"));
  for (const each of words) expect(compact(said)).toContain(compact(each));
  expect(compact(said)).toContain(compact("ग्राहक"));
  expect(said.split("A bakery in Porto")).toHaveLength(3);
  expect(said).toContain("1 / 1");
});

test("a PDF carries its fonts and its links, and its title", async () => {
  const file = await makeDocument(text, "pdf");
  const document = await getDocumentProxy(file.slice());
  const page = await document.getPage(1);
  const links = (await page.getAnnotations()).map((each) => (each as { url?: string }).url);
  expect([...new Set(links)]).toEqual(["https://market.example/"]);
  expect((await document.getMetadata()).info).toMatchObject({ Title: "A bakery in Porto" });
  const raw = Buffer.from(file).toString("latin1");
  for (const name of ["Roboto", "NotoSansDevanagari", "NotoSansSC"])
    expect(raw).toMatch(new RegExp(`/FontName /[A-Z]+\\+${name}`));
});

test("a long text spans pages, each with its number", async () => {
  const long = { ...text, markdown: "A line that says something about the business.\n\n".repeat(200) };
  const document = await getDocumentProxy(await makeDocument(long, "pdf"));
  expect(document.numPages).toBeGreaterThan(3);
  const last = await (await document.getPage(document.numPages)).getTextContent();
  expect(last.items.map((item) => ("str" in item ? item.str : "")).join("")).toContain(
    `${document.numPages} / ${document.numPages}`,
  );
});

test("a DOCX holds real headings, lists, tables and links", async () => {
  const file = Buffer.from(await makeDocument(text, "docx"));
  const { value, messages } = await mammoth.convertToHtml({ buffer: file });
  expect(messages.filter(({ type }) => type === "error")).toEqual([]);
  expect(value).toMatch(/<h2><strong>What it costs<\/strong><\/h2>/);
  expect(value).toMatch(/<table>.*<td>.*Rent.*<\/table>/s);
  expect(value).toMatch(/<ol>.*<li>Bake<\/li>.*<li>Sell<ul>.*at the door/s);
  expect(value).toContain('<a href="https://market.example">a market</a>');
  expect(value).not.toContain("<script>");
  const { value: plain } = await mammoth.extractRawText({ buffer: file });
  for (const each of [...words, "ग्राहक"]) expect(compact(plain)).toContain(compact(each));
});

test("every part of a DOCX is well-formed XML", async () => {
  const nasty = { ...text, title: "A & B <c> \u0000\u0008\ud800", markdown: "\u000b & <w:p> \uffff ]]> \ud83d" };
  const parts = unzipSync(await makeDocument(nasty, "docx"));
  const document = new TextDecoder().decode(parts["word/document.xml"]);
  // oxlint-disable-next-line no-control-regex -- what must not be in it
  expect(document).not.toMatch(/[\u0000-\u0008\u000b\ufffe\uffff]/);
  expect(document).toContain("A &amp; B &lt;c&gt;");
});

test.each([
  ["nothing", ""],
  ["only spaces", "  \n\n "],
  ["an empty table", "| a |\n| - |"],
  ["ragged tables", "| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |"],
  ["lists in lists in lists", Array.from({ length: 12 }, (_, at) => `${"  ".repeat(at)}- ${at}`).join("\n")],
  ["pictures and foreign links", "![logo](file:///etc/passwd) [x](javascript:alert(1)) [y](file:///etc/passwd)"],
  ["letters no font has", "𓀀 🦄 שלום ไทย"],
])("any text becomes a file that opens: %s", async (_, each) => {
  const pdf = await makeDocument({ ...text, markdown: each }, "pdf");
  expect((await getDocumentProxy(pdf)).numPages).toBeGreaterThan(0);
  const docx = Buffer.from(await makeDocument({ ...text, markdown: each }, "docx"));
  expect((await mammoth.extractRawText({ buffer: docx })).value).toContain("A bakery in Porto");
});

test("no picture or link of the text is fetched or read", async () => {
  const sneaky = { ...text, markdown: "![x](http://127.0.0.1:9/a.png) ![y](/etc/hosts)" };
  expect(compact(await pdfText(await makeDocument(sneaky, "pdf")))).toContain("xy");
});

test("a text of nothing but marks is read as fast as one of words, and its nesting is limited", () => {
  const long = 400_000;
  const filled = (bit: string) => bit.repeat(Math.ceil(long / bit.length)).slice(0, long);
  const msOf = (marked: string) => {
    const began = performance.now();
    blocksOf(marked);
    return performance.now() - began;
  };
  const usual = msOf(filled("Some **bold** words and a [link](https://example.com).\n\n"));
  const slow = [">", "> ", "- ", "1. ", "[", "*", "_a", "**a ", "`", "<", "[a](", "~", "|a", "a\n_a\n"].filter(
    (bit) => msOf(filled(bit)) > 20 * usual,
  );
  expect(slow).toEqual([]);
  expect(msOf(Array.from({ length: 890 }, (_, at) => `${" ".repeat(at)}- a`).join("\n"))).toBeLessThan(20 * usual);
});

const chart: Chart = {
  kind: "lines",
  title: "Cash over the months",
  across: "Month",
  ticks: [-10, 0, 10].map((value) => ({ value, label: `${value} €` })),
  series: ["Today", "更高的价格", "महीना"].map((name, at) => ({ name, values: [-10, at, 10], label: "" })),
};
const charted = { ...text, markdown: "Before\n\n![Cash](chart:0)\n\nAfter ![Cash](chart:0) and ![More](chart:7)" };

async function pathsIn(file: Uint8Array): Promise<number> {
  const page = await (await getDocumentProxy(file)).getPage(1);
  const { fnArray } = await page.getOperatorList();
  return fnArray.filter((each) => each === 91).length;
}

test("a chart stands in a PDF as vectors with its title, where a picture alone names it", async () => {
  const without = await makeDocument(charted, "pdf");
  const file = await makeDocument({ ...charted, charts: [chart] }, "pdf");
  expect((await pathsIn(file.slice())) - (await pathsIn(without))).toBeGreaterThan(20);
  const said = compact(await pdfText(file));
  expect(said).toContain("BeforeCashoverthemonthsAfterCashandMore");
});

test("a chart stands in a DOCX as a picture that says what it shows", async () => {
  const file = await makeDocument({ ...charted, charts: [chart] }, "docx");
  const parts = unzipSync(file);
  const pictures = Object.keys(parts).filter((name) => name.startsWith("word/media/"));
  expect(pictures).toHaveLength(1);
  const picture = sharp(parts[pictures[0] ?? ""]);
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 1_920, height: 900 });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isDrawn = (colour: readonly number[]) =>
    Array.from({ length: info.width * info.height }, (_, at) => at * info.channels).some((at) =>
      colour.every((part, index) => data[at + index] === part),
    );
  for (const colour of [
    [58, 75, 208],
    [95, 100, 112],
    [27, 127, 77],
  ])
    expect(isDrawn(colour)).toBe(true);
  const document = new TextDecoder().decode(parts["word/document.xml"]);
  expect(document).toContain('descr="Cash over the months"');
});

test("a long Chinese text becomes a PDF within the limit", async () => {
  const long = "未来的现金和价格更高的情景，每月固定成本，客户每天付款。\n\n".repeat(300);
  expect((await exportDocument({ title: "面包店", markdown: long, date }, "pdf", ann)).byteLength).toBeGreaterThan(
    10_000,
  );
});

const marks = "**a** _b_ `c` [d](https://e.example)\n\n- f\n".repeat(9_000);

const ann = { userId: "ann", budget: new WorkerPool() };

test("exporting the longest text does not block other requests", async () => {
  let [longestGap, last] = [0, performance.now()];
  const look = () => {
    longestGap = Math.max(longestGap, performance.now() - last);
    last = performance.now();
  };
  const looking = setInterval(look, 5);
  const began = performance.now();
  const file = await exportDocument({ title: "Long", markdown: marks, date }, "pdf", ann);
  const took = performance.now() - began;
  look();
  clearInterval(looking);
  expect(file.byteLength).toBeGreaterThan(10_000);
  expect(longestGap / took).toBeLessThan(0.5);
});

test("an export that would use up the machine's memory is given up, and the next one succeeds", async () => {
  const asFile = (of: string) => exportDocument({ title: "Marks", markdown: of, date }, "docx", ann);
  await expect(asFile(marks)).rejects.toBeInstanceOf(WorkerLimitExceeded);
  expect((await asFile("Few words")).byteLength).toBeGreaterThan(1_000);
});
