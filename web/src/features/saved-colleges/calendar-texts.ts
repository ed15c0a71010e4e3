import type { Language } from '@touchline/domain/kernel/language';

interface CalendarTexts {
  readonly title: string;
  readonly intro: string;
  readonly file: string;
  readonly fileName: string;
  readonly none: string;
  readonly noneText: string;
  readonly loading: string;
  readonly summer: (year: number) => string;
  readonly noDay: string;
  readonly overdue: string;
  readonly visit: (text: string) => string;
  readonly camp: (name: string) => string;
  readonly deadline: (name: string) => string;
  readonly adult: string;
  readonly adultText: string;
  readonly noRule: (colleges: string) => string;
  readonly campsMissing: string;
}

/** The texts of the calendar of one's own dates, in both languages. */
export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    title: 'Your dates',
    intro: 'What begins for coaches of your saved colleges, your next steps, and the camps saved on this device.',
    file: 'Calendar file (.ics)',
    fileName: 'my-dates',
    none: 'No dates yet',
    noneText: 'Save colleges, plan a next step with a day, or save a camp: the dates appear here.',
    loading: 'Loading your dates',
    summer: (year) => `Summer ${year}`,
    noDay: 'After the school year. No source names the day, so the calendar file leaves it out.',
    overdue: 'Overdue',
    visit: (text) => `Visit: ${text}`,
    camp: (name) => `Camp: ${name}`,
    deadline: (name) => `Registration ends: ${name}`,
    adult: 'You turn 18',
    adultText: 'From then on you decide alone what your page shows and who writes to you.',
    noRule: (colleges) => `No day, because we have found no rule on contact: ${colleges}.`,
    campsMissing: 'The saved camps could not be loaded. They are missing here.',
  },
  de: {
    title: 'Deine Termine',
    intro:
      'Was für Coaches deiner gemerkten Colleges beginnt, deine nächsten Schritte und die Camps, die du dir auf diesem Gerät gemerkt hast.',
    file: 'Kalenderdatei (.ics)',
    fileName: 'meine-termine',
    none: 'Noch keine Termine',
    noneText: 'Merk dir Colleges oder ein Camp, oder plane einen nächsten Schritt mit Tag: Hier stehen dann die Termine.',
    loading: 'Deine Termine werden geladen',
    summer: (year) => `Sommer ${year}`,
    noDay: 'Nach dem Schuljahr. Den Tag nennt keine Quelle, deshalb fehlt er in der Kalenderdatei.',
    overdue: 'Überfällig',
    visit: (text) => `Besuch: ${text}`,
    camp: (name) => `Camp: ${name}`,
    deadline: (name) => `Anmeldeschluss: ${name}`,
    adult: 'Du wirst 18',
    adultText: 'Ab dann entscheidest du allein, was deine Seite zeigt und wer dir schreibt.',
    noRule: (colleges) => `Ohne Tag, weil wir keine Kontaktregel gefunden haben: ${colleges}.`,
    campsMissing: 'Die gemerkten Camps konnten nicht geladen werden. Sie fehlen hier.',
  },
};
