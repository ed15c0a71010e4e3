import { type CalendarEntry, type CalendarTimes, calendarText } from '../kernel/format/calendar-lines';
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
  return calendarText(
    'Camps',
    camps.flatMap((camp) => entriesOfCamp(camp, texts)),
    madeAt,
  );
}

/** The entries of a camp in a calendar file. */
export function entriesOfCamp(camp: ListedCamp, { addressOf, descriptionOf }: EntryTexts): readonly CalendarEntry[] {
  const { _id, name, host, placeName } = camp;
  const place = [placeName, host.name, host.city, host.state].filter((part) => part !== null).join(', ');
  return timesOf(camp).map((times, index, all) => ({
    id: `${_id}${all.length > 1 ? `-${index + 1}` : ''}`,
    times,
    title: `${name} · ${host.shortName ?? host.name}`,
    place,
    description: descriptionOf(camp),
    address: addressOf(camp),
  }));
}

function timesOf(camp: ListedCamp): readonly CalendarTimes[] {
  const { startsOn, endsOn, startsAt, endsAt } = camp;
  return startsAt === null || endsAt === null ? [{ startsOn, endsOn }] : sessionsOf(camp);
}
