const format = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11-17" → "November 17, 2026", the same in every time zone. */
export const dayOf = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
