import { emptyDraft, type PitchDraft } from "./pitch-draft.ts";

const key = "pitch-draft";

/** The draft of a new pitch: it is kept until the sign-in and survives a reload, in this tab. */
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
    // A forbidden storage keeps nothing; the text is still in the form.
  }
}
