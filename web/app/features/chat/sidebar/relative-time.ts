const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** "Just now" up to this age. */
const nowMaxMinutes = 5;

/** The age of a chat in the steps of its list; the texts belong to the locale. */
export type RelativeTime =
  | { unit: "now" }
  | { unit: "minutes"; count: number }
  | { unit: "hours"; count: number }
  | { unit: "day" }
  | { unit: "days"; count: number };

export function relativeTime(iso: string, now: number): RelativeTime {
  const age = now - Date.parse(iso);
  const hours = age / hourMs;
  if (age < nowMaxMinutes * minuteMs) return { unit: "now" };
  if (hours < 1) return { unit: "minutes", count: Math.floor(age / minuteMs) };
  if (hours < 24) return { unit: "hours", count: Math.floor(hours) };
  if (hours < 48) return { unit: "day" };
  return { unit: "days", count: Math.floor(hours / 24) };
}
