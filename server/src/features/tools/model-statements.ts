import type { Statement } from "@cofounder/contract/tools/statement";

/** A statement of the model's: worth checking, not known. */
export const fromModel = (text: string): Statement => ({ text, basis: "assumption", source: null });

/** The engine's statements and the model's behind them, each once. */
export function joined(made: Statement[], written: string[], most: number): Statement[] {
  const known = new Set(made.map(({ text }) => text));
  const added = [...new Set(written)].filter((text) => text !== "" && !known.has(text));
  return [...made, ...added.map(fromModel)].slice(0, Math.max(most, made.length));
}

/** The model's lines before the engine's, each once. */
export const first = (written: string[], made: string[], most: number): string[] =>
  [...new Set([...written.filter(Boolean), ...made])].slice(0, most);
