import type { Language } from '@touchline/domain/kernel/language';

/** Servers and browsers space dates differently; here all spaces are plain. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

/** The days of a camp, `Jul 10 – 12, 2026`. */
export function campDays(startsOn: string, endsOn: string, language: Language): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return plain(date.formatRange(new Date(startsOn), new Date(endsOn)));
}

/** One day with its weekday, `Wednesday, July 1, 2026`. */
export function longDay(day: string, language: Language): string {
  return plain(new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)));
}

/** The times of a camp with the name of their zone; null where neither time is known. */
export function campTimes(
  camp: {
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly startsOn: string;
    readonly timeZone: string;
  },
  language: Language,
): string | null {
  const times = [camp.startsAt, camp.endsAt].flatMap((time) => (time === null ? [] : [timeText(time, language)]));
  if (times.length === 0) return null;
  return `${times.join(' – ')} (${zoneName(camp.timeZone, camp.startsOn, language)})`;
}

function timeText(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return plain(format.format(new Date(`1970-01-01T${time}:00.000Z`)));
}

/** The name of a time zone, `Eastern Time`; one that nobody knows as it stands. */
function zoneName(timeZone: string, day: string, language: Language): string {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
