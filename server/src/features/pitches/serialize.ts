import type { ContactRequest, Listing, OwnPitch } from "@cofounder/contract";
import type { RequestRow } from "./request-store.ts";
import { isListed, shownTo } from "./rules.ts";
import type { ListedRow, PitchRow } from "./store.ts";

export function serializeOwn(row: PitchRow, now: Date): OwnPitch {
  const { userId: _, industry, stage, opensAt, closesAt, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    industry: industry as OwnPitch["industry"],
    stage: stage as OwnPitch["stage"],
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    isListed: isListed(row, now),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** @param viewerId null for visitors. */
export function serializeListing(row: ListedRow, viewerId: string | null): Listing {
  const { id, companyName, industry, stage, closesAt, createdAt, request } = row;
  const isOwn = row.userId === viewerId;
  const viewer = { isMember: viewerId !== null, isOwn, accepted: request === "accepted" };
  return {
    id,
    companyName,
    industry: industry as Listing["industry"],
    stage: stage as Listing["stage"],
    ...shownTo(viewer, row, row.visibility),
    closesAt: closesAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isOwn,
    request,
  };
}

export function serializeRequest(row: RequestRow): ContactRequest {
  const { id, pitchId, companyName, name, organisation, chequeMin, chequeMax, message, status, answer } = row;
  return {
    id,
    pitchId,
    companyName,
    name,
    organisation,
    chequeMin,
    chequeMax,
    message,
    status,
    answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
