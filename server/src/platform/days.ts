/** The day of a moment, in UTC: nobody says where a member is. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** It is still yesterday somewhere: a day is over when it is over everywhere. */
const msBehind = 12 * 60 * 60_000;

export const isDayOver = (day: string, now: Date): boolean => day < dayOf(new Date(now.getTime() - msBehind));
