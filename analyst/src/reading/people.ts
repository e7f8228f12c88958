import { tongues } from "./languages/tongues.ts";

/** Whether the words behind a number say, in any language, that people or establishments are counted. */
export function countsPeople(noun: string): boolean {
  return Object.values(tongues).some((tongue) => tongue.countsPeople(noun));
}
