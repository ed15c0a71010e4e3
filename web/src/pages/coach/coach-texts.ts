import type { Language } from '@touchline/domain/kernel/language';

/** The texts of a coach's page besides those of college pages. */
export const COACH_TEXTS = {
  en: {
    since: (year: number) => `On the staff since ${year}`,
    about: 'About',
    write: 'How to write to this coach',
    writeTo: (name: string) => `Write to ${name}`,
    call: 'Call',
    noContact: (college: string) => `This coach has published no address. The way to the staff of ${college}:`,
    questionnaire: 'The questionnaire for recruits',
    contact: 'Phones and addresses of the college',
    tips: [
      'Begin with your graduation year, your position and your town.',
      'Add your grades and one link to a video of at most four minutes.',
      'Say why this college, in one sentence that fits no other.',
      'Name your next matches with day, place and shirt number.',
    ],
    camps: 'Camps',
    campsText: (college: string) => `Meet the staff on the pitch: the camps of ${college}.`,
    toCamps: 'See all camps',
    college: 'College',
    unknownTitle: 'This coach is not here',
    unknownText: 'Nobody with this address is on the staff of the college. Coaches move: look at the team’s page.',
    toColleges: 'Search colleges',
    description: (name: string, post: string, team: string) =>
      `${name}, ${post}, ${team}: earlier posts, licences, camps, and how recruits write to this coach.`,
  },
  de: {
    since: (year: number) => `Im Trainerstab seit ${year}`,
    about: 'Über mich',
    write: 'So schreibst du diesem Coach',
    writeTo: (name: string) => `${name} schreiben`,
    call: 'Anrufen',
    noContact: (college: string) =>
      `Dieser Coach hat keine Adresse veröffentlicht. So erreichst du den Trainerstab (${college}):`,
    questionnaire: 'Der Fragebogen für Talente',
    contact: 'Telefon und Adressen des Colleges',
    tips: [
      'Beginne mit deinem Abschlussjahr, deiner Position und deinem Wohnort.',
      'Dazu deine Noten und ein Link zu einem Video von höchstens vier Minuten.',
      'Sag in einem Satz, warum gerade dieses College: in einem, der zu keinem anderen passt.',
      'Nenne deine nächsten Spiele mit Tag, Ort und Rückennummer.',
    ],
    camps: 'Camps',
    campsText: (college: string) => `Lerne den Trainerstab auf dem Platz kennen: die Camps von ${college}.`,
    toCamps: 'Alle Camps ansehen',
    college: 'College',
    unknownTitle: 'Diesen Coach gibt es hier nicht',
    unknownText:
      'Unter dieser Adresse ist niemand im Trainerstab des Colleges. Coaches wechseln: Sieh auf der Seite des Teams nach.',
    toColleges: 'Colleges suchen',
    description: (name: string, post: string, team: string) =>
      `${name}, ${post}, ${team}: frühere Stationen, Lizenzen, Camps und wie Talente diesem Coach schreiben.`,
  },
} as const satisfies Record<Language, Readonly<Record<string, unknown>>>;
