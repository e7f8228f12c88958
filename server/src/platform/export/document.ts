import { type Block, blocksOf, type Opening, withoutControls, wordsOf } from "./blocks.ts";
import { toDocx } from "./docx.ts";
import { toPdf } from "./pdf.ts";

export interface DocumentText {
  title: string;
  markdown: string;
  subtitle?: string;
  date: Date;
}

export type DocumentKind = "pdf" | "docx";

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** A Markdown text as a formatted file: title, date, headings, lists, tables, page numbers. */
export function makeDocument(text: DocumentText, kind: DocumentKind): Promise<Uint8Array> {
  const opening: Opening = {
    title: withoutControls(text.title).trim() || "Untitled",
    subtitle: withoutControls(text.subtitle ?? "").trim(),
    date: text.date,
    dateText: dates.format(text.date),
  };
  const blocks = withoutTitle(blocksOf(text.markdown), opening.title);
  return kind === "pdf" ? toPdf(opening, blocks) : toDocx(opening, blocks);
}

/** A text that begins with its own title would repeat it. */
function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === "heading" && wordsOf(first.runs).trim() === title ? rest : blocks;
}
