/** The drawings that a text can include, by name. */
export type FigureName = "intervals" | "payback" | "ownership" | "cohort" | "task-cost";

export interface Tick {
  /** Stored in the browser: never reuse it for another task. */
  id: string;
  text: string;
}

/** The blocks of a text besides its paragraphs, by kind. */
interface Kinds {
  list: { items: readonly string[] };
  steps: { items: readonly string[] };
  terms: { items: readonly (readonly [term: string, text: string])[] };
  formula: { formula: string; example: string };
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  note: { text: string };
  figure: { figure: FigureName; caption: string };
  checklist: { title: string; items: readonly Tick[] };
  /** A prompt for the co-founder. */
  prompt: { prompt: string };
  tool: { to: string; label: string; text: string };
}

export type BlockKind = keyof Kinds;
export type BlockOf<Kind extends BlockKind> = { [Each in Kind]: { kind: Each } & Kinds[Each] }[Kind];

/**
 * The content of a page. Texts may contain **strong**, `code`, [links](/path) and [^source], which refers to one of the
 * document's sources.
 */
export type Block = string | BlockOf<BlockKind>;

export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Source {
  id: string;
  /** Publisher, title, and the year of the data. */
  text: string;
  url?: string;
}

export interface Prose {
  sections: readonly Section[];
  sources?: readonly Source[];
}

export const list = (...items: string[]): Block => ({ kind: "list", items });
export const steps = (...items: string[]): Block => ({ kind: "steps", items });
export const note = (text: string): Block => ({ kind: "note", text });
export const formula = (text: string, example: string): Block => ({ kind: "formula", formula: text, example });
export const prompt = (text: string): Block => ({ kind: "prompt", prompt: text });
export const tool = (to: string, label: string, text: string): Block => ({ kind: "tool", to, label, text });
export const checklist = (title: string, ticks: Record<string, string>): Block => ({
  kind: "checklist",
  title,
  items: Object.entries(ticks).map(([id, text]) => ({ id, text })),
});
