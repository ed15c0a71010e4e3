import { dayAfter } from '../kernel/day';
import { sessionsOf } from './camp-span';
import type { ListedCamp } from './listed-camp';

/** The longest line of a calendar file, in bytes; longer ones continue in the next line after a space. */
const LONGEST_LINE = 75;

/** What an entry says besides its camp: its address on this site, and its description. */
interface EntryTexts {
  readonly addressOf: (camp: ListedCamp) => string;
  readonly descriptionOf: (camp: ListedCamp) => string;
}

/**
 * Camps as a calendar file (iCalendar, RFC 5545), made at a moment. A camp of several days with times has an entry for
 * each day, one that stays overnight or has no times is one entry; times are UTC.
 */
export function calendarFileOf(camps: readonly ListedCamp[], madeAt: Date, texts: EntryTexts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Camps//EN',
    ...camps.flatMap((camp) => eventsOf(camp, madeAt, texts)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function eventsOf(camp: ListedCamp, madeAt: Date, { addressOf, descriptionOf }: EntryTexts): string[] {
  const { _id, name, host, placeName } = camp;
  const place = [placeName, host.name, host.city, host.state].filter((part) => part !== null).join(', ');
  return timesOf(camp).flatMap((times, index, all) => [
    'BEGIN:VEVENT',
    `UID:${_id}${all.length > 1 ? `-${index + 1}` : ''}@touchline`,
    `DTSTAMP:${utc(madeAt.getTime())}`,
    ...times,
    `SUMMARY:${escaped(`${name} · ${host.shortName ?? host.name}`)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(descriptionOf(camp))}`,
    `URL:${addressOf(camp)}`,
    'END:VEVENT',
  ]);
}

function timesOf(camp: ListedCamp): readonly (readonly string[])[] {
  const { startsOn, endsOn, startsAt, endsAt } = camp;
  if (startsAt === null || endsAt === null)
    return [[`DTSTART;VALUE=DATE:${plain(startsOn)}`, `DTEND;VALUE=DATE:${plain(dayAfter(endsOn, 1))}`]];
  return sessionsOf(camp).map(({ start, end }) => [`DTSTART:${utc(start)}`, `DTEND:${utc(Math.max(start, end))}`]);
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
