import { useState } from "react";
import { useToolDraft } from "../shell/use-tool-draft.ts";

interface FieldsOptions<Fields> {
  tool: string;
  memberId: string | null;
  initial: Fields;
  /** Of the result that is shown; null where none is. */
  opened: Fields | null;
}

/** A form's fields: those of the opened result, else what was typed last. Whatever is typed is kept. */
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

/** A number as it was typed, with a comma or a point; undefined for none. */
export function typedNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

export const written = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** The entries that have a value, so that what was left empty is not sent. */
export function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
