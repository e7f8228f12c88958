const hourMs = 3_600_000;

/** The age of a chat in the three steps of its list; the texts belong to the locale. */
export type RelativeTime =
  | { unit: "now" }
  | { unit: "hours"; count: number }
  | { unit: "day" }
  | { unit: "days"; count: number };

export function relativeTime(iso: string, now: number): RelativeTime {
  const hours = (now - Date.parse(iso)) / hourMs;
  if (hours < 1) return { unit: "now" };
  if (hours < 24) return { unit: "hours", count: Math.floor(hours) };
  if (hours < 48) return { unit: "day" };
  return { unit: "days", count: Math.floor(hours / 24) };
}
