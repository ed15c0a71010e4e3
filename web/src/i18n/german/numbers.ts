import type { englishNumbers } from '../english/numbers';

/** The German texts of the form for the reader's own numbers. */
export const germanNumbers: Readonly<Record<keyof typeof englishNumbers, string>> = {
  'numbers.ownTitle': 'Deine eigenen Zahlen',
  'numbers.own_sat': 'Dein SAT-Ergebnis',
  'numbers.own_act': 'Dein ACT-Ergebnis',
  'numbers.own_budget': 'Dein Budget im Jahr, Dollar',
  'numbers.ownWrong': 'Eine ganze Zahl von {least, number} bis {most, number}',
  'numbers.ownSave': 'Bei jedem College anzeigen',
  'numbers.ownClear': 'Löschen',
  'numbers.ownStays': 'Sie bleiben auf diesem Gerät.',
};
