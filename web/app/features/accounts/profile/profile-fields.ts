import type { Language, Member } from "@cofounder/contract";
import { limits } from "../../../api/index.ts";

/** The values of the fields on the profile page. */
export interface ProfileFields {
  displayName: string;
  /** An address, the path of an uploaded picture, or empty for none. */
  avatarUrl: string;
  /** Empty: follow the browser. */
  language: Language | "";
}

export type ProfileProblem = "nameLong" | "avatarForm";
export type ProfileProblems = Partial<Record<keyof ProfileFields, ProfileProblem>>;

export function fieldsOf({ displayName, avatarUrl, language }: Member): ProfileFields {
  return { displayName: displayName ?? "", avatarUrl: avatarUrl ?? "", language: language ?? "" };
}

export const isUploaded = (avatarUrl: string) => avatarUrl.startsWith("/files/");

function isPictureAddress(text: string) {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

/** The saved picture, unless another address is typed: the server reads a picture only when it is saved. */
export function previewOf(avatarUrl: string, { avatarUrl: saved, picture }: Member): string | null {
  return avatarUrl.trim() === saved ? picture : null;
}

export function whyNotProfile({ displayName, avatarUrl }: ProfileFields): ProfileProblems {
  const typed = avatarUrl.trim();
  return {
    ...(displayName.trim().length > limits.displayNameMaxLength && { displayName: "nameLong" }),
    ...(typed !== "" && !isUploaded(typed) && !isPictureAddress(typed) && { avatarUrl: "avatarForm" }),
  };
}

/** Only the changed fields, so that changes made meanwhile in another tab stay. */
export function changesOf(fields: ProfileFields, saved: ProfileFields) {
  return {
    ...(fields.displayName.trim() !== saved.displayName && { displayName: fields.displayName.trim() || null }),
    ...(fields.avatarUrl.trim() !== saved.avatarUrl && { avatarUrl: fields.avatarUrl.trim() || null }),
    ...(fields.language !== saved.language && { language: fields.language || null }),
  };
}
