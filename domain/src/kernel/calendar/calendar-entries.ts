import { dayAfter } from '../day';
import { calendarDay, calendarMoment, calendarText, calendarValue } from './calendar-lines';

/** When an entry is: on whole days, which no time zone moves, or from a moment to another one, in milliseconds. */
export type CalendarTimes =
  { readonly startsOn: string; readonly endsOn: string } | { readonly start: number; readonly end: number };

/** An entry of a calendar file. A file that is read again replaces the entry with the same `id`. */
export interface CalendarEntry {
  readonly id: string;
  readonly times: CalendarTimes;
  readonly title: string;
  readonly place: string | null;
  readonly description: string | null;
  readonly address: string | null;
}

/** Entries as a calendar file (iCalendar, RFC 5545), made at a moment; `product` names its part of the site. */
export function calendarOf(product: string, entries: readonly CalendarEntry[], madeAt: Date): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Touchline//${product}//EN`,
    ...entries.flatMap((entry) => eventOf(entry, madeAt)),
    'END:VCALENDAR',
  ]);
}

function eventOf({ id, times, title, place, description, address }: CalendarEntry, madeAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `DTSTAMP:${calendarMoment(madeAt.getTime())}`,
    ...timeLines(times),
    `SUMMARY:${calendarValue(title)}`,
    ...(place === null ? [] : [`LOCATION:${calendarValue(place)}`]),
    ...(description === null ? [] : [`DESCRIPTION:${calendarValue(description)}`]),
    ...(address === null ? [] : [`URL:${address}`]),
    'END:VEVENT',
  ];
}

/** The end of whole days is the day after the last one. */
function timeLines(times: CalendarTimes): readonly string[] {
  return 'start' in times
    ? [`DTSTART:${calendarMoment(times.start)}`, `DTEND:${calendarMoment(Math.max(times.start, times.end))}`]
    : [`DTSTART;VALUE=DATE:${calendarDay(times.startsOn)}`, `DTEND;VALUE=DATE:${calendarDay(dayAfter(times.endsOn, 1))}`];
}
