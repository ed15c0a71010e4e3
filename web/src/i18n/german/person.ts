import type { englishPerson } from '../english/person';

/** The German texts of the fields about a person. */
export const germanPerson: Readonly<Record<keyof typeof englishPerson, string>> = {
  'person.firstName': 'Vorname',
  'person.lastName': 'Nachname',
  'person.lastNameHint': 'So, wie er in deinem Ausweis steht.',
  'person.showPassword': 'Passwort zeigen',
  'person.hidePassword': 'Passwort verbergen',
};
