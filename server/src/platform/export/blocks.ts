import { chartPlace } from "./chart.ts";
import { lexer, type Token, type Tokens } from "marked";

/** A piece of text with uniform formatting. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  struck?: boolean;
  code?: boolean;
  link?: string;
}

export type Cells = Run[][];

/** The content of a document, for every file format. */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; lines: string[] }
  | { kind: "table"; header: Cells; rows: Cells[] }
  | { kind: "chart"; title: string; svg: string }
  | { kind: "rule" };

/** The heading of the document. */
export interface Opening {
  title: string;
  subtitle: string;
  date: Date;
  /** A readable date, in English and in UTC. */
  dateText: string;
}

type Look = Omit<Run, "text">;

export type ChartBlock = Extract<Block, { kind: "chart" }>;

/**
 * Markdown as blocks. HTML in it is text; pictures are their descriptions, but for a chart's place that stands alone;
 * only web and mail addresses are links.
 */
export function blocksOf(markdown: string, charts: readonly ChartBlock[] = []): Block[] {
  return lexer(tamed(withoutControls(markdown)), { gfm: true }).flatMap(
    (token): Block[] | Block => chartAt(token, charts) ?? blockOf(token),
  );
}

function chartAt(token: Token, charts: readonly ChartBlock[]): ChartBlock | undefined {
  const [only, ...others] = token.type === "paragraph" ? ((token as Tokens.Paragraph).tokens ?? []) : [];
  if (only?.type !== "image" || others.length > 0) return undefined;
  const place = chartPlace.exec((only as Tokens.Image).href)?.[1];
  return place === undefined ? undefined : charts[Number(place)];
}

const marksMax = 1_500;
const marks = /[_*~`[\]<]/g;
/** Nested quotes and lists: the markers or the indentation at the beginning of a line. */
const nested =
  /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const indented = /^([ \t]{80})[ \t]+/gm;

/**
 * Matching thousands of marks in one paragraph, or thousands of nested quotes, takes quadratic time. Above these limits
 * marks are plain text, and deeper nesting, which nobody reads, is flattened.
 */
const tamed = (text: string): string =>
  text
    .replace(nested, "$1 ")
    .replace(indented, "$1")
    .split(/(\n[ \t]*\n)/)
    .map((part) => ((part.match(marks)?.length ?? 0) > marksMax ? part.replace(marks, "\\$&") : part))
    .join("");

/** Characters that XML cannot hold, and lone surrogates. */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

function blockOf(token: Token): Block[] {
  const known = token as Tokens.Generic;
  return blocks[token.type]?.(known) ?? textBlock(known);
}

const blocks: Record<string, (token: Tokens.Generic) => Block[]> = {
  space: () => [],
  def: () => [],
  checkbox: () => [],
  hr: () => [{ kind: "rule" }],
  heading: (token) => [{ kind: "heading", level: levelOf(Number(token["depth"])), runs: runsOf(token.tokens) }],
  paragraph: (token) => [{ kind: "paragraph", runs: runsOf(token.tokens) }],
  text: (token) => [{ kind: "paragraph", runs: token.tokens ? runsOf(token.tokens) : runsOf([token]) }],
  blockquote: (token) => [{ kind: "quote", blocks: (token.tokens ?? []).flatMap(blockOf) }],
  code: (token) => [{ kind: "code", lines: String(token["text"]).split("\n") }],
  list: (token) => [listOf(token as Tokens.List)],
  table: (token) => [tableOf(token as Tokens.Table)],
};

const levelOf = (depth: number): 1 | 2 | 3 => (depth <= 1 ? 1 : depth === 2 ? 2 : 3);

function textBlock({ raw }: Tokens.Generic): Block[] {
  return raw.trim() ? [{ kind: "paragraph", runs: [{ text: raw.trim() }] }] : [];
}

function listOf({ ordered, start, items }: Tokens.List): Block {
  return {
    kind: "list",
    ordered,
    start: typeof start === "number" ? start : 1,
    items: items.map(({ tokens, task, checked }) => withBox(tokens.flatMap(blockOf), task ? Boolean(checked) : null)),
  };
}

/** A task says in words whether it is done: a screen reader would miss a drawn box. */
function withBox(item: Block[], done: boolean | null): Block[] {
  const [first, ...rest] = item;
  if (done === null || first?.kind !== "paragraph") return item;
  return [{ kind: "paragraph", runs: [{ text: done ? "[x] " : "[ ] " }, ...first.runs] }, ...rest];
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]): Cells => row.map(({ tokens }) => runsOf(tokens));
  return { kind: "table", header: cells(header), rows: rows.map(cells) };
}

function runsOf(tokens: readonly Token[] | undefined, look: Look = {}): Run[] {
  return (tokens ?? []).flatMap((token) => runOf(token as Tokens.Generic, look));
}

function runOf(token: Tokens.Generic, look: Look): Run[] {
  return runs[token.type]?.(token, look) ?? [{ ...look, text: token.raw }];
}

const runs: Record<string, (token: Tokens.Generic, look: Look) => Run[]> = {
  strong: (token, look) => runsOf(token.tokens, { ...look, bold: true }),
  em: (token, look) => runsOf(token.tokens, { ...look, italic: true }),
  del: (token, look) => runsOf(token.tokens, { ...look, struck: true }),
  codespan: (token, look) => [{ ...look, code: true, text: String(token["text"]) }],
  br: (_, look) => [{ ...look, text: "\n" }],
  link: (token, look) => runsOf(token.tokens, { ...look, ...linkTo(String(token["href"])) }),
  image: (token, look) => [{ ...look, text: String(token["text"]) }],
  checkbox: () => [],
  escape: (token, look) => [{ ...look, text: String(token["text"]) }],
  text: (token, look) =>
    token.tokens ? runsOf(token.tokens, look) : [{ ...look, text: plain(String(token["text"])) }],
};

const linkTo = (href: string): Look => (/^(?:https?:|mailto:)/i.test(href) ? { link: href } : {});

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity).replace(/\n/g, " ");

/** The words of runs, without formatting. */
export const wordsOf = (pieces: readonly Run[]): string => pieces.map(({ text }) => text).join("");
