import type { FieldVisibility, GuardedField, OwnPitch, PitchInput } from "@cofounder/contract";

/** The form values of a pitch: everything is text until it is sent. */
export interface PitchDraft {
  companyName: string;
  industry: OwnPitch["industry"] | "";
  stage: OwnPitch["stage"] | "";
  description: string;
  amount: string;
  traction: string;
  visibility: Record<GuardedField, FieldVisibility>;
  /** Days in the format of date fields; empty: no limit. */
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

/** The fields that are missing or invalid. */
export function faultsOf({ companyName, industry, stage, description, amount }: PitchDraft): (keyof PitchDraft)[] {
  const empty = Object.entries({ companyName, industry, stage, description }).filter(
    ([, value]) => value.trim() === "",
  );
  const faults = empty.map(([name]) => name as keyof PitchDraft);
  return /^\d{1,10}$/.test(amount.trim()) && Number(amount) >= 1 ? faults : [...faults, "amount"];
}

/** Null while a required field is missing. The closing day ends at midnight in the founder's time zone. */
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
