import { useState } from "react";
import { readDraft, writeDraft } from "./tool-storage.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The stored fields that the form still has, with an unchanged type. */
function fitting<Draft extends object>(kept: unknown, initial: Draft): Draft {
  if (!isRecord(kept)) return initial;
  const known = Object.entries(initial).filter(
    ([name, value]) => typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
  );
  return { ...initial, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) };
}

interface DraftOptions<Draft> {
  tool: string;
  memberId: string | null;
  initial: Draft;
  /** The fields of the result that is shown; null if there is none. */
  opened?: Draft | null;
}

/** A form's fields: those of the opened result, otherwise the last typed ones. Every change is stored in the browser. */
export function useToolDraft<Draft extends object>({ tool, memberId, initial, opened }: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(() => opened ?? fitting(readDraft(tool, memberId), initial));
  const change = (fields: Partial<Draft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    writeDraft(tool, memberId, next);
  };
  return { draft, change, clear: () => change(initial) };
}
