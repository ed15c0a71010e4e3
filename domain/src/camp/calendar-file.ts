import { calendarDay, calendarMoment, calendarText, calendarValue } from '../kernel/calendar/calendar-lines';
import { dayAfter } from '../kernel/day';
import { sessionsOf } from './camp-span';
import type { ListedCamp } from './listed-camp';

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
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Camps//EN',
    ...camps.flatMap((camp) => eventsOf(camp, madeAt, texts)),
    'END:VCALENDAR',
  ]);
}

function eventsOf(camp: ListedCamp, madeAt: Date, { addressOf, descriptionOf }: EntryTexts): string[] {
  const { _id, name, host, placeName } = camp;
  const place = [placeName, host.name, host.city, host.state].filter((part) => part !== null).join(', ');
  return timesOf(camp).flatMap((times, index, all) => [
    'BEGIN:VEVENT',
    `UID:${_id}${all.length > 1 ? `-${index + 1}` : ''}@touchline`,
    `DTSTAMP:${calendarMoment(madeAt.getTime())}`,
    ...times,
    `SUMMARY:${calendarValue(`${name} · ${host.shortName ?? host.name}`)}`,
    `LOCATION:${calendarValue(place)}`,
    `DESCRIPTION:${calendarValue(descriptionOf(camp))}`,
    `URL:${addressOf(camp)}`,
    'END:VEVENT',
  ]);
}

function timesOf(camp: ListedCamp): readonly (readonly string[])[] {
  const { startsOn, endsOn, startsAt, endsAt } = camp;
  if (startsAt === null || endsAt === null)
    return [[`DTSTART;VALUE=DATE:${calendarDay(startsOn)}`, `DTEND;VALUE=DATE:${calendarDay(dayAfter(endsOn, 1))}`]];
  return sessionsOf(camp).map(({ start, end }) => [
    `DTSTART:${calendarMoment(start)}`,
    `DTEND:${calendarMoment(Math.max(start, end))}`,
  ]);
}
