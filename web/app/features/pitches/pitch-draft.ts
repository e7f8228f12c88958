import type { FieldVisibility, GuardedField, OwnPitch, PitchInput } from "@cofounder/contract";

/** A pitch as its form holds it: everything is text until it is sent. */
export interface PitchDraft {
  companyName: string;
  industry: OwnPitch["industry"] | "";
  stage: OwnPitch["stage"] | "";
  description: string;
  amount: string;
  traction: string;
  visibility: Record<GuardedField, FieldVisibility>;
  /** Days, as the date fields write them; empty: no such bound. */
  opens: string;
  closes: string;
}

export const emptyDraft: PitchDraft = {
  companyName: "",
  industry: "",
  stage: "",
  description: "",
  amount: "",
  traction: "",
  visibility: { description: "everyone", seekingAmount: "members", traction: "on_request" },
  opens: "",
  closes: "",
};

const dayOf = (moment: string | null) => (moment === null ? "" : toDay(new Date(moment)));

function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

export function draftOf(pitch: OwnPitch): PitchDraft {
  const { companyName, industry, stage, description, seekingAmount, traction, opensAt, closesAt } = pitch;
  return {
    companyName,
    industry,
    stage,
    description,
    amount: String(seekingAmount),
    traction: traction ?? "",
    visibility: { ...emptyDraft.visibility, ...pitch.visibility },
    opens: dayOf(opensAt),
    closes: dayOf(closesAt),
  };
}

/** The fields that are not filled in, or not as they have to be. */
export function faultsOf({ companyName, industry, stage, description, amount }: PitchDraft): (keyof PitchDraft)[] {
  const empty = Object.entries({ companyName, industry, stage, description }).filter(
    ([, value]) => value.trim() === "",
  );
  const faults = empty.map(([name]) => name as keyof PitchDraft);
  return /^\d{1,10}$/.test(amount.trim()) && Number(amount) >= 1 ? faults : [...faults, "amount"];
}

/** Null while something that is required is missing. The closing day is open to its end, in the founder's own time. */
export function inputOf(draft: PitchDraft): PitchInput | null {
  const { industry, stage, opens, closes } = draft;
  if (faultsOf(draft).length > 0 || industry === "" || stage === "") return null;
  return {
    companyName: draft.companyName.trim(),
    industry,
    stage,
    description: draft.description.trim(),
    seekingAmount: Number(draft.amount),
    traction: draft.traction.trim() || null,
    visibility: draft.visibility,
    opensAt: opens === "" ? null : new Date(`${opens}T00:00:00`).toISOString(),
    closesAt: closes === "" ? null : new Date(`${closes}T23:59:59`).toISOString(),
  };
}
