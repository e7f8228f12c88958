import { cutText } from "@cofounder/contract/cut-text";
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { Resvg } from "@resvg/resvg-js";
import type { Block, Cells, ChartBlock, Opening, Run } from "./blocks.ts";
import { chartSize } from "./chart.ts";

const muted = "5F6470";
const line = "DCDDE2";
/** The reader's own fonts for each script. */
const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Nirmala UI", eastAsia: "Microsoft YaHei" };

interface Place {
  /** Nesting depth of lists. */
  depth: number;
  /** A separate numbering for each ordered list, so that each starts at its beginning. */
  numberings: { reference: string; start: number }[];
  quoted?: boolean;
}

/** With real headings, lists and tables, so that an outline and a screen reader find them. */
export async function toDocx(opening: Opening, blocks: readonly Block[]): Promise<Uint8Array> {
  const place: Place = { depth: 0, numberings: [] };
  const children = [...head(opening), ...blocks.flatMap((block) => contentOf(block, place))];
  const document = new Document({
    title: opening.title,
    creator: "Co-founder",
    styles: { default: { document: { run: { font, size: 22 }, paragraph: { spacing: { after: 140, line: 288 } } } } },
    numbering: { config: [bullets, ...place.numberings.map(numbersOf)] },
    sections: [{ footers: { default: foot(opening) }, children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const indentOf = (level: number) => ({ paragraph: { indent: { left: 400 * (level + 1), hanging: 260 } } });
const levels = [0, 1, 2, 3, 4, 5];
const bullets = {
  reference: "bullets",
  levels: levels.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: level % 2 ? "◦" : "•",
    style: indentOf(level),
  })),
};
const numbersOf = ({ reference, start }: Place["numberings"][number]) => ({
  reference,
  levels: levels.map((level) => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    style: indentOf(level),
  })),
});

const rule = { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: line, space: 6 } } };

function head({ title, subtitle, dateText }: Opening): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 80 },
      children: [new TextRun({ text: title, bold: true, size: 44, font })],
    }),
    ...(subtitle
      ? [new Paragraph({ spacing: { after: 80 }, children: [new TextRun({ text: subtitle, size: 25, color: muted })] })]
      : []),
    new Paragraph({
      ...rule,
      spacing: { after: 280 },
      children: [new TextRun({ text: dateText, size: 19, color: muted })],
    }),
  ];
}

function foot({ title }: Opening): Footer {
  const look = { size: 17, color: muted };
  const pages = new TextRun({ ...look, children: [" · ", PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] });
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ ...look, text: cutText(title, 90) }), pages],
      }),
    ],
  });
}

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
const sizes = { 1: 34, 2: 27, 3: 23 };

function contentOf(block: Block, place: Place): (Paragraph | Table)[] {
  switch (block.kind) {
    case "heading": {
      const children = block.runs.flatMap((run) =>
        textOf({ ...run, bold: true }, { size: sizes[block.level], color: "1C1E26" }),
      );
      return [
        new Paragraph({
          heading: headings[block.level],
          keepNext: true,
          spacing: { before: 260, after: 100 },
          children,
        }),
      ];
    }
    case "paragraph":
      return [paragraph(block.runs, place)];
    case "list":
      return listContent(block, place);
    case "quote":
      return block.blocks.flatMap((each) => contentOf(each, { ...place, quoted: true }));
    case "code":
      return block.lines.map(
        (each) => new Paragraph({ spacing: { after: 0 }, shading: { fill: "F5F5F7" }, children: [codeText(each)] }),
      );
    case "table":
      return block.header.length ? [tableContent(block), new Paragraph({ spacing: { after: 60 }, children: [] })] : [];
    case "chart":
      return chartContent(block);
    case "rule":
      return [new Paragraph({ ...rule, children: [] })];
  }
}

function paragraph(runs: readonly Run[], { quoted }: Place, more: Partial<IParagraphOptions> = {}): Paragraph {
  const bar = { left: { style: BorderStyle.SINGLE, size: 18, color: line, space: 10 } };
  return new Paragraph({
    ...(quoted && { border: bar, indent: { left: 240 } }),
    ...more,
    children: runs.flatMap((run) => textOf(run)),
  });
}

function textOf(run: Run, look: Record<string, unknown> = {}): ParagraphChild[] {
  if (run.link)
    return [
      new ExternalHyperlink({
        link: run.link,
        children: plainText({ ...run, link: "" }, { ...look, style: "Hyperlink" }),
      }),
    ];
  return plainText(run, look);
}

function plainText(
  { text, bold = false, italic = false, struck = false, code = false }: Run,
  look: Record<string, unknown>,
): TextRun[] {
  const faces = code ? { font: "Consolas", shading: { fill: "F1F1F4" } } : {};
  return text.split("\n").map(
    (part, at) =>
      new TextRun({
        ...look,
        ...faces,
        text: part,
        bold,
        italics: italic,
        strike: struck,
        ...(at > 0 && { break: 1 }),
      }),
  );
}

const codeText = (text: string): TextRun => new TextRun({ text, font: "Consolas", size: 19 });

function listContent({ ordered, start, items }: Extract<Block, { kind: "list" }>, place: Place): (Paragraph | Table)[] {
  const reference = ordered ? `numbers-${place.numberings.length}` : "bullets";
  if (ordered) place.numberings.push({ reference, start });
  const level = Math.min(place.depth, 5);
  return items.flatMap((item) =>
    item.flatMap((block, at) =>
      at === 0 && block.kind === "paragraph"
        ? [paragraph(block.runs, place, { numbering: { reference, level }, spacing: { after: 80 } })]
        : contentOf(block, { ...place, depth: place.depth + 1 }),
    ),
  );
}

const chartWidth = 600;

/** A picture, with what it shows for those who do not see it. */
function chartContent({ title, svg }: ChartBlock): Paragraph[] {
  const options = { fitTo: { mode: "width", value: 3 * chartSize.width }, font: { loadSystemFonts: false } } as const;
  const data = new Resvg(svg, { ...options, background: "#ffffff" }).render().asPng();
  const transformation = { width: chartWidth, height: Math.round((chartWidth * chartSize.height) / chartSize.width) };
  const picture = new ImageRun({
    type: "png",
    data,
    transformation,
    altText: { name: title, title, description: title },
  });
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: plainText({ text: title, bold: true }, {}),
    }),
    new Paragraph({ children: [picture] }),
  ];
}

function tableContent({ header, rows }: Extract<Block, { kind: "table" }>): Table {
  const width = header.length;
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const thin = { style: BorderStyle.SINGLE, size: 4, color: line };
  const cell = (runs: readonly Run[], bold: boolean): TableCell =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: runs.flatMap((run) => textOf(bold ? { ...run, bold } : run)),
        }),
      ],
    });
  const row = (cells: Cells, isHeader: boolean): TableRow =>
    new TableRow({
      ...(isHeader && { tableHeader: true }),
      cantSplit: true,
      children: Array.from({ length: width }, (_, at) => cell(cells[at] ?? [], isHeader)),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, left: none, right: none, bottom: thin, insideHorizontal: thin, insideVertical: none },
    rows: [row(header, true), ...rows.map((each) => row(each, false))],
  });
}
