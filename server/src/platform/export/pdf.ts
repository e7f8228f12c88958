import { cutText } from "@cofounder/contract/cut-text";
import pdfmake, { type Content, type TableCell } from "pdfmake";
import type { Block, Cells, ChartBlock, Opening, Run } from "./blocks.ts";
import { loadFonts, stretchesOf } from "./fonts.ts";

type Text = (run: Run, look?: Record<string, unknown>) => Content[];

/** The fonts' virtual file system, used instead of the disk; its types leave it out. */
const { virtualfs: memory } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, content: Buffer): void };
};

const ink = "#1c1e26";
const muted = "#5f6470";
const line = "#dcdde2";
const accent = "#3a4bd0";

/** A4, with the title above and page numbers below. No file and no address is read in making it. */
export async function toPdf(opening: Opening, blocks: readonly Block[]): Promise<Uint8Array> {
  const fonts = await loadFonts();
  for (const [name, file] of fonts.files) memory.writeFileSync(name, file);
  pdfmake.setFonts(fonts.families);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  const text: Text = (run, look) =>
    stretchesOf(run.text, fonts.familyFor).map((stretch) => ({
      text: stretch.text,
      font: stretch.family,
      ...lookOf(run),
      ...look,
    }));
  const document = pdfmake.createPdf({
    info: { title: opening.title, creator: "Co-founder", creationDate: opening.date },
    pageSize: "A4",
    pageMargins: [64, 64, 64, 68],
    defaultStyle: { font: "Roboto", fontSize: 10.5, lineHeight: 1.35, color: ink },
    content: [head(opening, text), ...blocks.flatMap((block) => contentOf(block, text))],
    footer: (page, pages) => foot(opening, `${page} / ${pages}`, text),
  });
  return new Uint8Array(await document.getBuffer());
}

const lookOf = ({ bold, italic, struck, code, link }: Run): Record<string, unknown> => ({
  ...(bold && { bold }),
  ...(italic && { italics: true }),
  ...(struck && { decoration: "lineThrough" }),
  ...(code && { background: "#f1f1f4" }),
  ...(link && { link, color: accent, decoration: "underline" }),
});

function head({ title, subtitle, dateText }: Opening, text: Text): Content {
  return {
    stack: [
      { text: text({ text: title }), fontSize: 24, lineHeight: 1.15, bold: true, headlineLevel: 1 },
      ...(subtitle
        ? [
            {
              text: text({ text: subtitle }),
              fontSize: 12.5,
              color: muted,
              margin: [0, 6, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      { text: text({ text: dateText }), fontSize: 9.5, color: muted, margin: [0, 8, 0, 12] },
      rule(),
    ],
    margin: [0, 0, 0, 14],
  };
}

function foot({ title }: Opening, pages: string, text: Text): Content {
  const short = title.length > 70 ? `${cutText(title, 69)}…` : title;
  return {
    columns: [{ text: text({ text: short }) }, { text: pages, alignment: "right", width: 60 }],
    fontSize: 8.5,
    color: muted,
    margin: [64, 24, 64, 0],
  };
}

const rule = (): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: 467, y2: 0, lineWidth: 0.7, lineColor: line }],
  margin: [0, 4, 0, 8],
});
const headings = {
  1: { fontSize: 17, margin: [0, 14, 0, 6] },
  2: { fontSize: 13.5, margin: [0, 12, 0, 5] },
  3: { fontSize: 11, margin: [0, 9, 0, 4] },
} as const;

function contentOf(block: Block, text: Text): Content[] {
  switch (block.kind) {
    case "heading": {
      const { fontSize, margin } = headings[block.level];
      return [
        {
          text: block.runs.flatMap((run) => text(run, { bold: true })),
          fontSize,
          lineHeight: 1.2,
          margin: [...margin],
          headlineLevel: block.level,
        },
      ];
    }
    case "paragraph":
      return [{ text: block.runs.flatMap((run) => text(run)), margin: [0, 0, 0, 7] }];
    case "list":
      return [listContent(block, text)];
    case "quote":
      return [quoteContent(block.blocks, text)];
    case "code":
      return [codeContent(block.lines, text)];
    case "table":
      return block.header.length ? [tableContent(block, text)] : [];
    case "chart":
      return [chartContent(block, text)];
    case "rule":
      return [rule()];
  }
}

/** The drawing is vectors, on the page of its title. */
const chartContent = ({ title, svg }: ChartBlock, text: Text): Content => ({
  stack: [
    { text: text({ text: title, bold: true }), fontSize: 10, margin: [0, 6, 0, 4] },
    { svg, width: 467 },
  ],
  unbreakable: true,
  margin: [0, 2, 0, 10],
});

function listContent({ ordered, start, items }: Extract<Block, { kind: "list" }>, text: Text): Content {
  const entries = items.map((item): Content => ({ stack: item.flatMap((block) => contentOf(block, text)) }));
  return ordered
    ? { ol: entries, start, margin: [0, 0, 0, 4] }
    : { ul: entries, markerColor: muted, margin: [0, 0, 0, 4] };
}

function quoteContent(blocks: readonly Block[], text: Text): Content {
  const bar = {
    hLineWidth: () => 0,
    vLineWidth: (at: number) => (at === 0 ? 2 : 0),
    vLineColor: () => line,
    paddingLeft: () => 10,
    paddingTop: () => 2,
  };
  return {
    table: { widths: ["*"], body: [[{ stack: blocks.flatMap((block) => contentOf(block, text)), color: muted }]] },
    layout: bar,
    margin: [0, 2, 0, 8],
  };
}

function codeContent(lines: readonly string[], text: Text): Content {
  const body = lines.map((each) => ({
    text: text({ text: each || " " }),
    fontSize: 9,
    preserveLeadingSpaces: true,
    lineHeight: 1.2,
  }));
  const box = {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 8,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  };
  return {
    table: { widths: ["*"], body: [[{ stack: body, fillColor: "#f5f5f7" }]] },
    layout: box,
    margin: [0, 2, 0, 8],
  };
}

function tableContent({ header, rows }: Extract<Block, { kind: "table" }>, text: Text): Content {
  const width = header.length;
  const cell = (runs: Run[], look: Record<string, unknown>): TableCell => ({
    text: runs.flatMap((run) => text(run, look)),
    ...(look["bold"] ? {} : {}),
  });
  const row = (cells: Cells, look: Record<string, unknown> = {}): TableCell[] =>
    Array.from({ length: width }, (_, at) => cell(cells[at] ?? [], look));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: Array.from({ length: width }, () => "*"),
      body: [row(header, { bold: true }), ...rows.map((each) => row(each))],
    },
    layout: {
      hLineWidth: (at: number) => (at === 0 ? 0 : at === 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      paddingLeft: (at: number) => (at === 0 ? 0 : 6),
    },
    fontSize: 9.5,
    lineHeight: 1.2,
    margin: [0, 2, 0, 10],
  };
}
