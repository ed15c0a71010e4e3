import { calendarDay, calendarMoment, calendarText, calendarValue } from '../../../kernel/calendar/calendar-lines';
import { dayAfter } from '../../../kernel/day';
import type { Language } from '../../../kernel/language';
import { shownProfileTo } from '../audience/shown-profile';
import type { Reader } from '../audience/visibility';
import type { Profile } from '../profile';
import { numberedEntries, type ScheduleEntry, type ScheduleStamps } from './schedule';

/** How long a match takes in a calendar. */
const MATCH_LENGTH = 'PT2H';
/** How often calendar programs are asked to look for changes. */
const REFRESH_EVERY = 'PT6H';

const TEXTS = {
  en: {
    title: (name: string) => `${name}: where to see me play`,
    number: (number: number) => `Number ${number}`,
    from: (time: string) => `From ${time}, local time`,
  },
  de: {
    title: (name: string) => `${name}: hier spiele ich`,
    number: (number: number) => `Trikotnummer ${number}`,
    from: (time: string) => `Ab ${time} Uhr Ortszeit`,
  },
} as const;

/** A calendar has to have some component; the zone of UTC says nothing. */
const NO_ENTRIES = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

interface CalendarReader {
  readonly reader: Reader;
  /** Now, ISO 8601. */
  readonly at: string;
  readonly language: Language;
  /** The whole address of the player's page. */
  readonly address: string;
}

/**
 * The schedule of a player as a calendar (iCalendar, RFC 5545) with what a reader sees of it: the same text as long as
 * nothing changes, so that caches can tell. Times are those at the place. A match with a time takes two hours;
 * everything else takes whole days and leaves them free. Null where the reader sees no such page.
 */
export function scheduleCalendar(stored: Profile, { reader, at, language, address }: CalendarReader): string | null {
  const shown = shownProfileTo(stored, reader, at);
  if (shown === null) return null;
  const texts = TEXTS[language];
  const title = calendarValue(texts.title(shown.displayName));
  const events = numberedEntries(shown).flatMap((entry) => {
    const stamp = stored.scheduleStamps.entries[entry.id] ?? { revision: 0, at: stored.createdAt };
    const named = { uid: `${shown._id}-${entry.id}@touchline`, name: shown.displayName, language, address };
    return eventOf(entry, stamp, named);
  });
  return calendarText([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Touchline//Schedule//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`NAME:${title}`, `X-WR-CALNAME:${title}`],
    ...[`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_EVERY}`, `X-PUBLISHED-TTL:${REFRESH_EVERY}`],
    ...(events.length > 0 ? events : NO_ENTRIES),
    'END:VCALENDAR',
  ]);
}

interface NamedEvent {
  readonly uid: string;
  readonly name: string;
  readonly language: Language;
  readonly address: string;
}

function eventOf(entry: ScheduleEntry, stamp: ScheduleStamps['entries'][string], { uid, name, language, address }: NamedEvent) {
  const { kind, date, until, time, event, place, shirtNumber } = entry;
  const texts = TEXTS[language];
  const isTimed = kind === 'match' && until === null && time !== null;
  const changedAt = calendarMoment(Date.parse(stamp.at));
  const described = [
    time === null || isTimed ? null : texts.from(time),
    shirtNumber === null ? null : texts.number(shirtNumber),
    address,
  ].filter((part) => part !== null);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `SEQUENCE:${stamp.revision}`,
    ...(isTimed
      ? [`DTSTART:${calendarDay(date)}T${time.replace(':', '')}00`, `DURATION:${MATCH_LENGTH}`]
      : [
          `DTSTART;VALUE=DATE:${calendarDay(date)}`,
          `DTEND;VALUE=DATE:${calendarDay(dayAfter(until ?? date, 1))}`,
          'TRANSP:TRANSPARENT',
        ]),
    `SUMMARY:${calendarValue(`${name}: ${event}`)}`,
    ...(place === null ? [] : [`LOCATION:${calendarValue(place)}`]),
    `DESCRIPTION:${calendarValue(described.join('\n'))}`,
    `URL:${address}`,
    'END:VEVENT',
  ];
}
