import { cutText } from "@cofounder/contract/cut-text";
import { appFileMaxLength } from "@cofounder/contract/tools/app-limits";

/** What a block of a model's answer does to the file that it names. */
export type BlockKind = "file" | "edit" | "delete";

export interface FileBlock {
  kind: BlockKind;
  /** As the model wrote it; check it before use. */
  path: string;
  /** The lines so far: a file's content, or an edit's replacements. */
  body: string;
  isDone: boolean;
  /** The body is longer than a file may be, and was dropped. */
  isTooLong: boolean;
}

const descriptionMax = 4_000;
const tagMax = 400;
const opening = /^<(file|edit|delete|description)\b([^>]{0,300})>/;
const naming = /\b(?:path|name)\s*=\s*(?:"([^"]+)"|'([^']+)')/;
const fence = /^```[\w.+-]{0,20}$/;

/**
 * Reads a model's answer while it is written: blocks between tags that stand at the beginning of a line.
 *
 *     <file path="public/index.html">
 *     … the whole file …
 *     </file>
 *
 * `<edit path="…">` holds replacements (see `apply-blocks.ts`), `<delete path="…">` nothing, `<description>` a
 * sentence. What is outside of blocks is ignored. However the text is cut into pieces, the blocks are the same.
 */
export class FileStream {
  readonly blocks: FileBlock[] = [];
  #description = "";
  #open: FileBlock | "description" | null = null;
  /** A closing fence, until it is known whether the block ends after it. */
  #held: string | null = null;
  #isFenced = false;
  #line: string[] = [];

  get description(): string {
    return cutText(this.#description.trim(), descriptionMax);
  }

  /** Whether the answer ended within a block. */
  get isCut(): boolean {
    return this.#open !== null && this.#open !== "description";
  }

  write(piece: string): void {
    let from = 0;
    for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", from)) {
      this.#line.push(piece.slice(from, at));
      this.#take();
      from = at + 1;
    }
    if (from < piece.length) this.#line.push(piece.slice(from));
  }

  /** The last line has no line break after it. */
  end(): void {
    if (this.#line.length > 0) this.#take();
  }

  #take(): void {
    const line = this.#line.join("");
    this.#line = [];
    this.#read(line.endsWith("\r") ? line.slice(0, -1) : line);
  }

  #read(line: string): void {
    const start = startOf(line);
    if (start && (this.#open === null || endsOpenBlock(start))) this.#begin(start);
    else if (this.#open !== null) this.#add(line);
  }

  #begin({ kind, path, rest, isWhole }: Start): void {
    if (this.#open !== null) this.#close();
    this.#isFenced = false;
    if (kind === "description") this.#open = "description";
    else {
      const block: FileBlock = { kind, path, body: "", isDone: false, isTooLong: false };
      this.blocks.push(block);
      this.#open = block;
      if (isWhole || kind === "delete") return this.#close();
    }
    if (rest) this.#add(rest);
  }

  /** A line of the open block, or its end. */
  #add(line: string): void {
    const name = this.#open === "description" ? "description" : this.#open?.kind;
    const end = `</${name}>`;
    const tail = line.trimEnd();
    if (!tail.endsWith(end)) return this.#append(line);
    const before = tail.slice(0, -end.length);
    if (before.trim()) this.#append(before);
    this.#close();
  }

  #append(line: string): void {
    const open = this.#open;
    if (open === "description") this.#description += `${line}\n`;
    else if (open !== null) this.#appendCode(open, line);
  }

  /** Without the fence around the whole block. */
  #appendCode(block: FileBlock, line: string): void {
    const isFirst = block.body === "" && this.#held === null && !this.#isFenced;
    if (isFirst && fence.test(line) && !isMarkdown(block.path)) {
      this.#isFenced = true;
      return;
    }
    if (this.#held !== null) this.#put(block, this.#held);
    this.#held = null;
    if (this.#isFenced && line === "```") this.#held = line;
    else this.#put(block, line);
  }

  #put(block: FileBlock, line: string): void {
    if (block.isTooLong) return;
    block.body += `${line}\n`;
    if (block.body.length <= appFileMaxLength) return;
    block.isTooLong = true;
    block.body = "";
  }

  #close(): void {
    if (this.#open !== null && this.#open !== "description") this.#open.isDone = true;
    this.#held = null;
    this.#open = null;
  }
}

interface Start {
  kind: BlockKind | "description";
  path: string;
  /** What stands behind the tag in its line. */
  rest: string;
  isWhole: boolean;
}

/** A model forgot the closing tag. Other tags may be a file's content. */
const endsOpenBlock = ({ kind, rest }: Start) => (kind === "file" || kind === "edit") && rest === "";

const isMarkdown = (path: string) => path.toLowerCase().endsWith(".md");

/** The tag that a line begins with; null for any other line. */
function startOf(line: string): Start | null {
  if (!line.startsWith("<")) return null;
  const found = opening.exec(line.slice(0, tagMax));
  if (!found) return null;
  const [tag, kind, attributes = ""] = found;
  const named = naming.exec(attributes);
  const path = named?.[1] ?? named?.[2] ?? "";
  if (kind !== "description" && !path) return null;
  return {
    kind: kind as Start["kind"],
    path,
    rest: line.slice(tag.length).trimEnd(),
    isWhole: attributes.trimEnd().endsWith("/"),
  };
}

/** All blocks of a whole answer. */
export function readBlocks(reply: string): FileStream {
  const stream = new FileStream();
  stream.write(reply);
  stream.end();
  return stream;
}
