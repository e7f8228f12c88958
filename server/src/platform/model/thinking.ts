const [open, close] = ["<think>", "</think>"];
/** Where a text only speaks of the tag, it hardly begins a line. */
const unopenedEnd = `\n${close}`;

/**
 * Takes a model's thoughts out of a streamed text. Servers without a parser for them leave `<think>…</think>` at the
 * beginning of the answer; with some templates the opening tag is in the prompt, and only the closing one comes.
 */
export class ThinkingFilter {
  #held = "";
  #state: "start" | "thinking" | "text";
  readonly #isOpened: boolean;
  /** A closing tag came that nothing had opened: the next answers of this model begin with thoughts. */
  sawUnopened = false;

  constructor(isOpened: boolean) {
    this.#isOpened = isOpened;
    this.#state = isOpened ? "thinking" : "start";
  }

  /** Returns what can be shown so far. */
  take(piece: string): string {
    this.#held += piece;
    if (this.#state === "start") this.#begin();
    if (this.#state === "thinking") this.#skip();
    return this.#state === "text" ? this.#text() : "";
  }

  /** What is held back at the end is text, unless it is a thought that was opened and never ended. */
  end(): string {
    const isText = this.#state !== "thinking" || this.#isOpened;
    return isText ? this.#held : "";
  }

  #begin(): void {
    const text = this.#held.trimStart();
    if (text.startsWith(open)) this.#state = "thinking";
    else if (!open.startsWith(text)) this.#state = "text";
  }

  #skip(): void {
    const end = this.#held.indexOf(close);
    if (end < 0) return;
    this.#held = this.#held.slice(end + close.length).trimStart();
    this.#state = "text";
  }

  #text(): string {
    const unopened = this.#held.indexOf(unopenedEnd);
    if (unopened >= 0) {
      this.sawUnopened = true;
      this.#held = this.#held.slice(0, unopened) + this.#held.slice(unopened + unopenedEnd.length);
    }
    const torn = tornTag(this.#held);
    const text = this.#held.slice(0, this.#held.length - torn);
    this.#held = this.#held.slice(text.length);
    return text;
  }
}

/** How many characters at the end may be the beginning of a closing tag. */
function tornTag(text: string): number {
  const at = text.lastIndexOf("\n");
  return at >= 0 && unopenedEnd.startsWith(text.slice(at)) ? text.length - at : 0;
}

/** A whole answer without its thoughts. */
export function withoutThoughts(text: string): string {
  const end = text.lastIndexOf(close);
  return end < 0 ? text : text.slice(end + close.length).trimStart();
}
