import { emptyDraft, type PitchDraft } from "./pitch-draft.ts";

const key = "pitch-draft";

/** A new pitch as far as it was typed: it waits for the sign-in and outlives a reload, in this tab. */
export function keptDraft(): PitchDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...emptyDraft, ...kept } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(draft: PitchDraft | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage keeps nothing; what was typed is still in the form.
  }
}
