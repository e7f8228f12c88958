import type { Element } from "@xmldom/xmldom";
import { RefusedDocument, pagesMax, smallestPoints } from "./document.ts";
import type { HiddenReason, Slide } from "./document.ts";
import { allBelow, attribute, below, childrenOf, looksAlike, openOffice } from "./office-file.ts";
import type { OfficeFile } from "./office-file.ts";
import { backdropOf, boxOf } from "./slide-colours.ts";
import type { Backdrop } from "./slide-colours.ts";

interface Reading {
  backdrop: Backdrop;
  width: number;
  height: number;
  hidden: Slide["hidden"];
}

/** The slides of a PowerPoint file in their order. Hidden slides, notes, comments and invisible text are removed. */
export function readPptx(bytes: Uint8Array): Slide[] {
  const file = openOffice(bytes);
  const main = "ppt/presentation.xml";
  const presentation = file.part(main);
  if (!presentation) throw new RefusedDocument("damaged");
  const relations = file.relations(main);
  const ids = childrenOf(below(presentation, "sldIdLst")).map((slide) => slide.getAttribute("r:id") ?? "");
  if (ids.length > pagesMax) throw new RefusedDocument("too_many_pages");
  const size = below(presentation, "sldSz");
  const sheet = { width: Number(size?.getAttribute("cx")), height: Number(size?.getAttribute("cy")) };
  return ids.flatMap((id) => {
    const path = relations.get(id)?.path;
    return path ? [readSlide(file, path, sheet)] : [];
  });
}

function readSlide(file: OfficeFile, path: string, sheet: { width: number; height: number }): Slide {
  const root = file.part(path);
  if (!root) throw new RefusedDocument("damaged");
  const reading: Reading = { ...sheet, backdrop: backdropOf(file, path), hidden: [] };
  const text = shapesOf(below(root, "cSld", "spTree"))
    .map((shape) => textOf(shape, reading))
    .filter((part) => part !== "")
    .join("\n");
  const beside = besideSlide(file, path);
  const hiddenSlide = root.getAttribute("show") === "0";
  if (hiddenSlide) return { text: "", hidden: [{ reason: "hidden_slide", text }, ...beside] };
  return { text, hidden: [...reading.hidden, ...beside] };
}

/** Shapes and tables in drawing order, those of groups too. */
function shapesOf(tree: Element | null): Element[] {
  return childrenOf(tree).flatMap((child) => {
    if (child.localName === "grpSp") return shapesOf(child);
    if (child.localName === "AlternateContent") return shapesOf(below(child, "Choice"));
    return child.localName === "sp" || child.localName === "graphicFrame" ? [child] : [];
  });
}

function textOf(shape: Element, reading: Reading): string {
  const rows = allBelow(shape, "tr");
  if (rows.length > 0)
    return rows
      .map((row) =>
        childrenOf(row)
          .filter(({ localName }) => localName === "tc")
          .map((cell) => paragraphs(cell, null, reading))
          .join(" | "),
      )
      .join("\n");
  const off = whyShapeHidden(shape, reading);
  const text = paragraphs(shape, off ? null : reading.backdrop.under(shape), reading);
  if (off && text !== "") reading.hidden.push({ reason: off, text });
  return off ? "" : text;
}

function whyShapeHidden(shape: Element, { width, height }: Reading): HiddenReason | null {
  const marked = below(childrenOf(shape)[0] ?? null, "cNvPr")?.getAttribute("hidden") === "1";
  if (marked) return "marked_hidden";
  const box = boxOf(shape);
  const away = box && width > 0 && (box.right <= 0 || box.bottom <= 0 || box.left >= width || box.top >= height);
  return away ? "off_page" : null;
}

function paragraphs(element: Element, backdrop: string | null, reading: Reading): string {
  return allBelow(element, "p")
    .map((paragraph) =>
      childrenOf(paragraph)
        .map((run) => runText(run, backdrop, reading))
        .join(""),
    )
    .filter((line) => line.trim() !== "")
    .join("\n");
}

function runText(run: Element, backdrop: string | null, reading: Reading): string {
  if (run.localName === "br") return "\n";
  if (run.localName !== "r" && run.localName !== "fld") return "";
  const text = below(run, "t")?.textContent ?? "";
  const why = whyRunHidden(below(run, "rPr"), backdrop, reading.backdrop);
  if (why === null) return text;
  reading.hidden.push({ reason: why, text });
  return "";
}

function whyRunHidden(
  properties: Element | null,
  backdrop: string | null,
  { colourOf }: Backdrop,
): HiddenReason | null {
  const size = attribute(properties, "sz");
  if (size !== null && Number(size) < smallestPoints * 100) return "tiny";
  const fill = below(properties, "solidFill");
  const alpha = allBelow(fill, "alpha")[0]?.getAttribute("val");
  if (below(properties, "noFill") || (alpha && Number(alpha) < 5000)) return "transparent";
  const colour = colourOf(fill);
  return colour && backdrop && looksAlike(colour, backdrop) ? "background_colour" : null;
}

/** Speaker notes and comments: said beside the slide, not on it. */
function besideSlide(file: OfficeFile, path: string): Slide["hidden"] {
  const found: Slide["hidden"] = [];
  for (const relation of file.relations(path).values()) {
    if (relation.type === "notesSlide") found.push({ reason: "notes", text: notesOf(file.part(relation.path)) });
    if (relation.type === "comments")
      found.push({ reason: "comment", text: (file.part(relation.path)?.textContent ?? "").replace(/\s+/g, " ") });
  }
  return found;
}

function notesOf(root: Element | null): string {
  return allBelow(root, "sp")
    .filter((shape) => allBelow(shape, "ph")[0]?.getAttribute("type") === "body")
    .flatMap((shape) => allBelow(shape, "t").map((text) => text.textContent ?? ""))
    .join(" ");
}
