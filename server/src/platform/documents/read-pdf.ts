import { inflateSync } from "node:zlib";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { RefusedDocument, operatorsMax, pagesMax } from "./document.ts";
import type { HiddenReason, Slide } from "./document.ts";
import { shownTexts } from "./pdf-painting.ts";
import type { Operators, ShownText } from "./pdf-painting.ts";

interface Item {
  str: string;
  hasEOL: boolean;
}
interface Page {
  view: number[];
  getTextContent(): Promise<{ items: unknown[] }>;
  getOperatorList(): Promise<Operators>;
}

/** The pages of a PDF. Refuses encrypted, damaged and scanned ones, and those that expand far beyond their size. */
export async function readPdf(bytes: Uint8Array): Promise<Slide[]> {
  refuseUnfolding(bytes);
  const { OPS } = await getResolvedPDFJS();
  const document = await openPdf(bytes);
  if (document.numPages > pagesMax) throw new RefusedDocument("too_many_pages");
  const slides: Slide[] = [];
  let drawn = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page: Page = await document.getPage(number);
    const operators = await page.getOperatorList();
    drawn += operators.fnArray.length;
    if (drawn > operatorsMax) throw new RefusedDocument("unfolds");
    slides.push(await readPage(page, operators, OPS));
  }
  await document.cleanup();
  return slides;
}

async function openPdf(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false });
  } catch (error) {
    const protectedFile = error instanceof Error && error.name === "PasswordException";
    throw new RefusedDocument(protectedFile ? "encrypted" : "damaged");
  }
}

async function readPage(page: Page, operators: Operators, codes: Record<string, number>): Promise<Slide> {
  const { items } = await page.getTextContent();
  const texts = items.filter(
    (item): item is Item => typeof item === "object" && item !== null && "str" in item && typeof item.str === "string",
  );
  const shown = shownTexts(operators, codes, page.view);
  return takeOut(texts, shown);
}

const letters = (text: string): string => text.normalize("NFKC").replace(/\s/g, "");

/** Both lists follow the drawing order, so their letters correspond. */
function takeOut(items: Item[], shown: ShownText[]): Slide {
  const hidden = joinHidden(shown);
  const mask = shown.flatMap((text) => Array.from(letters(text.text), () => text.hidden));
  const whole = items.map((item) => item.str + (item.hasEOL ? "\n" : "")).join("");
  const seen =
    mask.length === Array.from(letters(whole)).length
      ? masked(whole, mask)
      : hidden.reduce((text, part) => text.replace(part.text.trim(), ""), whole);
  return { text: joinWrapped(seen), hidden };
}

function masked(whole: string, mask: (HiddenReason | null)[]): string {
  let at = 0;
  let seen = "";
  for (const char of whole) {
    const length = Array.from(letters(char)).length;
    if (length === 0 || mask[at] === null) seen += char;
    at += length;
  }
  return seen;
}

/** Adjacent texts that are hidden for the same reason are one text. */
function joinHidden(shown: ShownText[]): { reason: HiddenReason; text: string }[] {
  const found: { reason: HiddenReason; text: string }[] = [];
  let before: ShownText | null = null;
  for (const text of shown) {
    const last = found.at(-1);
    if (text.hidden !== null && last && before?.hidden === text.hidden) last.text += text.text;
    else if (text.hidden !== null) found.push({ reason: text.hidden, text: text.text });
    before = text;
  }
  return found.filter(({ text }) => text.trim() !== "");
}

/** A sentence that continues on the next line is joined. */
function joinWrapped(text: string): string {
  return text.replace(/([\p{L}\p{N},–—])[^\S\n]*\n[^\S\n]*(?=\p{Ll})/gu, "$1 ");
}

const perStreamMax = 100_000_000;
const inAllMax = 300_000_000;
const filtersDeep = 3;

/** Streams that inflate to hundreds of megabytes are refused before pdf.js inflates them. */
function refuseUnfolding(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let all = 0;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf("endstream", start);
    if (end < 0) return;
    all += unfolded(file.subarray(start, end), filtersDeep);
    if (all > inAllMax) throw new RefusedDocument("unfolds");
    at = end + 3;
  }
}

function unfolded(stream: Buffer, deep: number): number {
  if (deep === 0 || ((stream[0] ?? 0) & 0x0f) !== 8) return 0;
  try {
    const out = inflateSync(stream, { maxOutputLength: perStreamMax, finishFlush: 2 });
    return out.byteLength + unfolded(out, deep - 1);
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedDocument("unfolds");
    return 0;
  }
}
