import type { Element } from "@xmldom/xmldom";
import { RefusedDocument, pagesMax, smallestPoints } from "./document.ts";
import type { HiddenReason, Slide } from "./document.ts";
import { allBelow, attribute, below, childrenOf, looksAlike, openOffice } from "./office-file.ts";

/** Text so far, page by page. */
interface Writing {
  pages: Slide[];
  shaded: boolean;
}

/** The pages of a Word file: at its page breaks, or at its main headings where it has none. */
export function readDocx(bytes: Uint8Array): Slide[] {
  const file = openOffice(bytes);
  const body = below(file.part("word/document.xml"), "body");
  if (!body) throw new RefusedDocument("damaged");
  const broken = allBelow(body, "br").some((element) => attribute(element, "type") === "page");
  const paged = broken || allBelow(body, "lastRenderedPageBreak").length > 0;
  const writing: Writing = { pages: [emptyPage()], shaded: false };
  for (const block of childrenOf(body)) {
    if (!paged && isHeading(block) && pageOf(writing).text.trim() !== "") writing.pages.push(emptyPage());
    writeBlock(block, writing);
  }
  if (writing.pages.length > pagesMax) throw new RefusedDocument("too_many_pages");
  const comments = (file.part("word/comments.xml")?.textContent ?? "").replace(/\s+/g, " ");
  pageOf(writing).hidden.push({ reason: "comment", text: comments });
  return writing.pages.filter(({ text, hidden }, index) => index === 0 || text.trim() !== "" || hidden.length > 0);
}

const emptyPage = (): Slide => ({ text: "", hidden: [] });

function pageOf({ pages }: Writing): Slide {
  const last = pages.at(-1) ?? emptyPage();
  if (pages.length === 0) pages.push(last);
  return last;
}

function isHeading(block: Element): boolean {
  const style = attribute(below(block, "pPr", "pStyle"), "val") ?? "";
  return /^(?:Title|Heading1|heading 1|1)$/i.test(style);
}

function writeBlock(block: Element, writing: Writing): void {
  if (block.localName === "p") writeParagraph(block, writing);
  else if (block.localName === "tbl") writeTable(block, writing);
  else if (block.localName === "sdt")
    for (const child of childrenOf(below(block, "sdtContent"))) writeBlock(child, writing);
}

function writeTable(table: Element, writing: Writing): void {
  for (const row of childrenOf(table).filter(({ localName }) => localName === "tr")) {
    for (const cell of childrenOf(row).filter(({ localName }) => localName === "tc")) {
      const shaded = isShaded(below(cell, "tcPr"));
      for (const block of childrenOf(cell)) writeBlock(block, { ...writing, shaded });
    }
  }
}

function writeParagraph(paragraph: Element, writing: Writing): void {
  const shaded = writing.shaded || isShaded(below(paragraph, "pPr"));
  writeRuns(paragraph, { ...writing, shaded });
  pageOf(writing).text += "\n";
}

/** Runs in order, those in links and insertions too; deleted text is no longer part of the document. */
function writeRuns(parent: Element, writing: Writing): void {
  for (const child of childrenOf(parent)) {
    if (child.localName === "r") writeRun(child, writing);
    else if (["hyperlink", "ins", "smartTag", "sdt", "sdtContent", "fldSimple"].includes(child.localName ?? ""))
      writeRuns(child, writing);
  }
}

function writeRun(run: Element, writing: Writing): void {
  const why = whyHidden(below(run, "rPr"), writing.shaded);
  for (const piece of childrenOf(run)) {
    if (isPageBreak(piece)) writing.pages.push(emptyPage());
    if (piece.localName === "drawing" || piece.localName === "pict") writeBoxes(piece, writing);
    if (piece.localName === "AlternateContent") writeBoxes(below(piece, "Choice") ?? piece, writing);
    const text = pieceText(piece);
    if (text === "") continue;
    if (why === null) pageOf(writing).text += text;
    else pageOf(writing).hidden.push({ reason: why, text });
  }
}

const isPageBreak = (piece: Element): boolean =>
  piece.localName === "lastRenderedPageBreak" || (piece.localName === "br" && attribute(piece, "type") === "page");

function pieceText(piece: Element): string {
  if (piece.localName === "t") return piece.textContent ?? "";
  if (piece.localName === "tab") return " ";
  return piece.localName === "br" || piece.localName === "cr" ? "\n" : "";
}

function writeBoxes(drawing: Element, writing: Writing): void {
  for (const box of allBelow(drawing, "txbxContent")) {
    pageOf(writing).text += "\n";
    for (const block of childrenOf(box)) writeBlock(block, { ...writing, shaded: true });
  }
}

const isOn = (element: Element | null): boolean =>
  element !== null && !["0", "false", "off"].includes(attribute(element, "val") ?? "1");

function isShaded(properties: Element | null): boolean {
  const fill = attribute(below(properties, "shd"), "fill");
  return fill !== null && fill !== "auto" && !looksAlike(fill, "FFFFFF");
}

function whyHidden(properties: Element | null, shaded: boolean): HiddenReason | null {
  if (isOn(below(properties, "vanish")) || isOn(below(properties, "specVanish"))) return "marked_hidden";
  const halfPoints = attribute(below(properties, "sz"), "val");
  if (halfPoints !== null && Number(halfPoints) < smallestPoints * 2) return "tiny";
  return !shaded && isWhiteOnWhite(properties) ? "background_colour" : null;
}

function isWhiteOnWhite(properties: Element | null): boolean {
  const colour = attribute(below(properties, "color"), "val") ?? "auto";
  return colour !== "auto" && looksAlike(colour, "FFFFFF") && !isShaded(properties) && !below(properties, "highlight");
}
