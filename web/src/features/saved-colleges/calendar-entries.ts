import { entriesOfCamp } from '@touchline/domain/camp/calendar-file';
import type { CalendarEntry } from '@touchline/domain/kernel/format/calendar-lines';
import type { Language } from '@touchline/domain/kernel/language';
import type { OwnDate } from '@touchline/domain/person/calendar/own-dates';
import { beginningText } from '../../components/contact-clock/clock-texts';
import { CALENDAR_TEXTS } from './calendar-texts';

/** What a date says: a title, and a line below it. */
export function wordsOfDate(date: OwnDate, language: Language): { readonly title: string; readonly detail: string } {
  const texts = CALENDAR_TEXTS[language];
  const list = new Intl.ListFormat(language);
  switch (date.kind) {
    case 'contact':
    case 'summer':
      return {
        title: beginningText(date.acts, date.periodsOf, language),
        detail: `${date.whose}: ${list.format(date.colleges)}`,
      };
    case 'step':
      return { title: date.text, detail: date.college };
    case 'visit':
      return { title: texts.visit(date.text), detail: date.college };
    case 'camp':
      return { title: texts.camp(date.camp.name), detail: date.camp.host.name };
    case 'deadline':
      return { title: texts.deadline(date.camp.name), detail: date.camp.host.name };
    case 'adult':
      return { title: texts.adult, detail: texts.adultText };
  }
}

/**
 * Dates as entries of a calendar file. Days are whole days, which no time zone moves; camps have their times. A summer
 * without a day is left out.
 */
export function calendarEntries(dates: readonly OwnDate[], language: Language, origin: string): readonly CalendarEntry[] {
  return dates.flatMap((date): readonly CalendarEntry[] => {
    if (date.kind === 'summer') return [];
    const { title, detail } = wordsOfDate(date, language);
    if (date.kind === 'camp') {
      const address = `${origin}/camps?camp=${date.camp._id}`;
      return entriesOfCamp(date.camp, { addressOf: () => address, descriptionOf: () => date.camp.registrationURL ?? address });
    }
    return [
      {
        id: idOf(date),
        times: { startsOn: date.on, endsOn: date.on },
        title: date.kind === 'step' || date.kind === 'visit' ? `${title} · ${detail}` : title,
        place: null,
        description: detail,
        address: `${origin}/mycolleges?view=calendar`,
      },
    ];
  });
}

/** The same date keeps its id in the next file, so that a calendar replaces it. */
function idOf(date: Exclude<OwnDate, { readonly kind: 'summer' | 'camp' }>): string {
  switch (date.kind) {
    case 'contact':
      return ['contact', date.on, ...date.whose.toLowerCase().split(' '), ...date.acts].join('-');
    case 'deadline':
      return `deadline-${date.camp._id}`;
    case 'adult':
      return 'adult';
    case 'step':
    case 'visit':
      return `step-${date.collegeId}`;
  }
}
