import { useState } from "react";
import { useToolDraft } from "../shell/use-tool-draft.ts";

interface FieldsOptions<Fields> {
  tool: string;
  memberId: string | null;
  initial: Fields;
  /** The fields of the result that is shown; null if there is none. */
  opened: Fields | null;
}

/** A form's fields: those of the opened result, otherwise the last typed ones. Every change is stored. */
export function useFields<Fields extends object>({ tool, memberId, initial, opened }: FieldsOptions<Fields>) {
  const { draft, change: keep } = useToolDraft({ tool, memberId, initial });
  const [fields, setFields] = useState(opened ?? draft);
  const change = (some: Partial<Fields>) => {
    const next = { ...fields, ...some };
    setFields(next);
    keep(next);
  };
  return { fields, change };
}

/** A typed number, with a comma or a point; undefined if there is none. */
export function typedNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

export const written = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** The entries with a value, so that empty ones are not sent. */
export function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
