import { dayAfter } from '../day';

/** The longest line of a calendar file, in bytes; longer ones continue in the next line after a space. */
const LONGEST_LINE = 75;

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
export function calendarText(product: string, entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Touchline//${product}//EN`,
    ...entries.flatMap((entry) => eventOf(entry, madeAt)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function eventOf({ id, times, title, place, description, address }: CalendarEntry, madeAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `DTSTAMP:${utc(madeAt.getTime())}`,
    ...timeLines(times),
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(address === null ? [] : [`URL:${address}`]),
    'END:VEVENT',
  ];
}

/** The end of whole days is the day after the last one. */
function timeLines(times: CalendarTimes): readonly string[] {
  return 'start' in times
    ? [`DTSTART:${utc(times.start)}`, `DTEND:${utc(Math.max(times.start, times.end))}`]
    : [`DTSTART;VALUE=DATE:${plain(times.startsOn)}`, `DTEND;VALUE=DATE:${plain(dayAfter(times.endsOn, 1))}`];
}

function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function plain(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|[\r\n]/g, String.raw`\n`);
}

/** A line as several where it is too long; no character is cut in two. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part];
}

/** The size of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
}
