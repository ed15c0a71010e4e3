import type { Language } from '../../kernel/language';
import { listedPositionNames, POSITION_NAMES } from '../../reference/player-lists';
import type { Position } from '../../reference/positions';

/** The names of positions within a sentence. */
function positionsIn(positions: readonly Position[], language: Language): string {
  const names = positions.map((position) => POSITION_NAMES.entries.find(({ value }) => value === position)?.[language] ?? '');
  return listedPositionNames(names, language).join(', ');
}

interface Who {
  readonly name: string;
  readonly positions: readonly Position[];
  readonly year: number | null;
  readonly town: string | null;
  readonly team: string | null;
}

/** The words of a letter from a player to a coach. What stands in brackets is for the player to fill in. */
export const LETTER_TEXTS = {
  en: {
    gpa: (gpa: string) => `${gpa} GPA`,
    hello: (coach: string) => `Dear Coach ${coach},`,
    who: ({ name, positions, year, town, team }: Who) =>
      [
        `My name is ${name}`,
        ...(town === null ? [] : [`, and I am from ${town}`]),
        '.',
        ...(year === null ? [] : [` I graduate in ${year}.`]),
        ...(positions.length === 0 ? [] : [` My position: ${positionsIn(positions, 'en')}.`]),
        ...(team === null ? [] : [` My team: ${team}.`]),
      ].join(''),
    grades: (grades: string) => `My grades: ${grades}.`,
    profile: (address: string) => `My profile with videos: ${address}`,
    reasons: {
      need: (position: Position, year: number) =>
        `I am writing to you because your page says that you are looking for players of the class of ${year} in my position (${positionsIn([position], 'en').toLowerCase()}). [Say in one sentence what you would bring.]`,
      camp: (camp: string) => `I would like to come to your camp “${camp}”. [Say in one sentence what you want to show there.]`,
      conference: (college: string, conference: string) =>
        `I would like to play for ${college} in the ${conference}. [Say in one sentence why.]`,
      place: (college: string, place: string) =>
        `I would like to study at ${college} in ${place}. [Say in one sentence why, and which subject.]`,
    },
    matches: 'My next matches: [day, place, opponent, shirt number]',
    question: (year: number | null) =>
      year === null
        ? 'Are you still looking for players in my position?'
        : `Are you still looking for players in my position for the class of ${year}?`,
    next: 'What would you like to see of me next?',
    bye: 'Kind regards,',
    nextStep: 'Write again if there is no answer',
  },
  de: {
    gpa: (gpa: string) => `GPA ${gpa}`,
    hello: (coach: string) => `Guten Tag, Coach ${coach},`,
    who: ({ name, positions, year, town, team }: Who) =>
      [
        `ich heiße ${name}`,
        ...(town === null ? [] : [` und wohne in ${town}`]),
        '.',
        ...(year === null ? [] : [` Ich mache ${year} meinen Abschluss.`]),
        ...(positions.length === 0 ? [] : [` Meine Position: ${positionsIn(positions, 'de')}.`]),
        ...(team === null ? [] : [` Mein Team: ${team}.`]),
      ].join(''),
    grades: (grades: string) => `Meine Noten: ${grades}.`,
    profile: (address: string) => `Mein Profil mit Videos: ${address}`,
    reasons: {
      need: (position: Position, year: number) =>
        `Ich schreibe, weil auf eurer Seite steht, dass ihr für den Jahrgang ${year} auf meiner Position sucht (${positionsIn([position], 'de')}). [Sag in einem Satz, was du mitbringst.]`,
      camp: (camp: string) => `Ich möchte zu eurem Camp „${camp}“ kommen. [Sag in einem Satz, was du dort zeigen willst.]`,
      conference: (college: string, conference: string) =>
        `Ich möchte für ${college} in der Conference ${conference} spielen. [Sag in einem Satz, warum.]`,
      place: (college: string, place: string) =>
        `Ich möchte an der Hochschule ${college} in ${place} studieren. [Sag in einem Satz, warum, und welches Fach.]`,
    },
    matches: 'Meine nächsten Spiele: [Tag, Ort, Gegner, Rückennummer]',
    question: (year: number | null) =>
      year === null ? 'Sucht ihr noch auf meiner Position?' : `Sucht ihr für den Jahrgang ${year} noch auf meiner Position?`,
    next: 'Was möchtet ihr als Nächstes von mir sehen?',
    bye: 'Viele Grüße',
    nextStep: 'Noch einmal schreiben, wenn keine Antwort kommt',
  },
} as const satisfies Record<Language, unknown>;
