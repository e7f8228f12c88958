import ical, { escape } from "ical-generator";

interface AllDayEvent {
  /** The same for every version of the event. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Counts the versions from 0. */
  sequence: number;
  stamp: Date;
  summary: string;
  description: string;
  url: string;
  language: string;
}

/** An iCalendar file with one event of a whole day, which no time zone moves. */
export function allDayEvent({ id, day, sequence, stamp, language, ...texts }: AllDayEvent): string {
  const calendar = ical({
    // The library escapes the texts of events, but not the name of a calendar.
    name: escape(texts.summary, false),
    prodId: `//Co-founder//Reminders//${language.toUpperCase()}`,
  });
  calendar.createEvent({ id, start: new Date(`${day}T00:00:00Z`), allDay: true, sequence, stamp, ...texts });
  return calendar.toString();
}
