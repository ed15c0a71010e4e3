import type { englishScenes } from '../english/scenes';

/** The German texts around scenes. */
export const germanScenes: Readonly<Record<keyof typeof englishScenes, string>> = {
  'coming.toColleges': 'Colleges suchen',
  'failure.notFoundLabel': 'Im Aus',
  'failure.notFoundTitle': 'Diese Seite ist hinter der Linie',
  'failure.notFoundText':
    'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder im Link steckt ein Fehler.',
  'failure.unavailableLabel': 'Halbzeit',
};
