import type { FieldVisibility, GuardedField, Listing, OwnPitch, PitchStatus, ProblemCode } from "@cofounder/contract";

/** Allowed transitions: a withdrawn pitch stays withdrawn, a draft cannot be closed. */
const next: Record<PitchStatus, readonly PitchStatus[]> = {
  draft: ["draft", "active"],
  active: ["active", "closed", "withdrawn"],
  closed: ["closed", "active", "withdrawn"],
  withdrawn: ["withdrawn"],
};

export function whyNotNext(from: PitchStatus, to: PitchStatus): ProblemCode | null {
  return next[from].includes(to) ? null : "pitch.status";
}

export function whyNotOpen(opensAt: Date | null, closesAt: Date | null): ProblemCode | null {
  return opensAt && closesAt && closesAt <= opensAt ? "pitch.dates" : null;
}

export interface ListedState {
  status: PitchStatus;
  opensAt: Date | null;
  closesAt: Date | null;
  hiddenBecause: string | null;
}

/** Whether others see the pitch at this moment. */
export function isListed({ status, opensAt, closesAt, hiddenBecause }: ListedState, now: Date): boolean {
  const opened = opensAt === null || opensAt <= now;
  const closed = closesAt !== null && closesAt <= now;
  return status === "active" && hiddenBecause === null && opened && !closed;
}

/** The viewer of a listing. */
export interface Viewer {
  isMember: boolean;
  isOwn: boolean;
  accepted: boolean;
}

function maySee(visible: FieldVisibility, { isMember, isOwn, accepted }: Viewer): boolean {
  if (isOwn || visible === "everyone") return true;
  return visible === "members" ? isMember : accepted;
}

type Guarded = Pick<Listing, "description" | "seekingAmount" | "traction">;

/** The guarded fields of a pitch for this viewer, and until when the others are hidden. */
export function shownTo(
  viewer: Viewer,
  fields: Pick<OwnPitch, "description" | "seekingAmount" | "traction">,
  visibility: Record<GuardedField, FieldVisibility>,
): Guarded & Pick<Listing, "withheld"> {
  const names = ["description", "seekingAmount", "traction"] as const;
  const hidden = names.filter((name) => !maySee(visibility[name], viewer));
  const withheld = hidden.map((field) => ({
    field,
    until: visibility[field] === "members" ? ("members" as const) : ("on_request" as const),
  }));
  const see = <Value>(name: GuardedField, value: Value): Value | null => (hidden.includes(name) ? null : value);
  return {
    description: see("description", fields.description),
    seekingAmount: see("seekingAmount", fields.seekingAmount),
    traction: see("traction", fields.traction),
    withheld,
  };
}
