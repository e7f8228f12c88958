import { cutText } from "@cofounder/contract/cut-text";

/** Why a text is invisible to a reader of the document. */
export type HiddenReason =
  | "background_colour"
  | "transparent"
  | "tiny"
  | "off_page"
  | "hidden_slide"
  | "marked_hidden"
  | "notes"
  | "comment"
  | "zero_width";

/** A removed text; `slide` is 1-based. */
export interface HiddenText {
  slide: number;
  reason: HiddenReason;
  text: string;
}

/** A slide or page in reading order: the visible text, and what was removed. */
export interface Slide {
  text: string;
  hidden: Omit<HiddenText, "slide">[];
}

export type DocumentKind = "pdf" | "pptx" | "docx";

/** The reasons for refusing a document; each is `document.<reason>` of the contract's problems. */
export type Refusal = "unsupported" | "encrypted" | "unfolds" | "scanned" | "damaged" | "too_many_pages";

/** Thrown while a document is read, and passed out of the worker by its reason. */
export class RefusedDocument extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** More pages than any deck has. */
export const pagesMax = 150;
/** Drawing operations in all of a document's pages together: many times those of the fullest deck. */
export const operatorsMax = 500_000;
/** Smaller text is unreadable, in points. */
export const smallestPoints = 4;
const quoteMax = 300;
const hiddenMax = 60;

/** Joins the results, slide by slide; zero-width characters are removed here, wherever the text came from. */
export function assemble(slides: Slide[]): { slides: string[]; hidden: HiddenText[] } {
  const clean = slides.map((slide) => withoutZeroWidth(slide));
  const hidden = clean.flatMap((slide, index) =>
    slide.hidden
      .filter(({ text }) => text.trim() !== "")
      .map(({ reason, text }) => ({ slide: index + 1, reason, text: cutText(text.trim(), quoteMax) })),
  );
  return { slides: clean.map(({ text }) => text), hidden: hidden.slice(0, hiddenMax) };
}

// Tag characters and zero-width spaces carry text that no reader sees; joiners that scripts need stay.
const invisible = /[\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{00AD}\u{E0000}-\u{E007F}]/gu;
const tagged = /[\u{E0020}-\u{E007E}]/gu;

function withoutZeroWidth({ text, hidden }: Slide): Slide {
  const found = text.match(invisible);
  const tidy = tidyLines(text.replace(invisible, ""));
  if (!found) return { text: tidy, hidden };
  const spelled = (text.match(tagged) ?? []).map((char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xe0000));
  const told = spelled.length > 0 ? spelled.join("") : `${found.length} invisible characters`;
  return { text: tidy, hidden: [...hidden, { reason: "zero_width", text: told }] };
}

function tidyLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
