import type { ClaimType } from "@cofounder/contract/analysis";

/** One line of a framework and its basis; "unknown" lines are questions. */
export interface Entry {
  text: string;
  basis: ClaimType;
}
export interface Field {
  id: string;
  label: string;
  entries: Entry[];
}
export interface Framework {
  id: string;
  title: string;
  fields: Field[];
}

export const founder = (text: string): Entry => ({ text, basis: "founder" });
export const computed = (text: string): Entry => ({ text, basis: "computed" });
export const source = (text: string): Entry => ({ text, basis: "source" });
export const unknown = (text: string): Entry => ({ text, basis: "unknown" });

/** The known facts, or a question. */
export function orAsk(entries: (Entry | null)[], question: string): Entry[] {
  const known = entries.filter((entry): entry is Entry => entry !== null);
  return known.length > 0 ? known : [unknown(question)];
}
