import type { englishReporting } from '../english/reporting';

/** The German texts of reporting a profile or a camp. */
export const germanReporting: Readonly<Record<keyof typeof englishReporting, string>> = {
  'reporting.more': 'Mehr: {name}',
  'reporting.word': 'Melden',
  'reporting.open': 'Melden: {name}',
  'reporting.title.profile': 'Dieses Profil melden',
  'reporting.title.picture': 'Dieses Bild melden',
  'reporting.title.text': 'Diesen Text melden',
  'reporting.title.camp': 'Dieses Camp melden',
  'reporting.text': 'Wir sehen uns jede Meldung an. Niemand sonst erfährt, dass du etwas gemeldet hast.',
  'reporting.reason': 'Was stimmt nicht?',
  'reporting.choose': 'Bitte wählen',
  'reporting.reasonMissing': 'Bitte wähle einen Grund.',
  'reporting.reason.childAbuse': 'Sexueller Missbrauch eines Kindes',
  'reporting.reason.danger': 'Jemand könnte in Gefahr sein',
  'reporting.reason.impersonation': 'Das ist nicht diese Person',
  'reporting.reason.offensive': 'Beleidigend oder hasserfüllt',
  'reporting.reason.privateData': 'Private Daten, etwa eine Telefonnummer',
  'reporting.reason.wrongFact': 'Falsch, oder kein Camp dieses Colleges',
  'reporting.reason.spam': 'Werbung oder Unsinn',
  'reporting.reason.other': 'Etwas anderes',
  'reporting.note': 'Sag uns mehr dazu',
  'reporting.noteHelp': 'Nur Admins lesen das.',
  'reporting.send': 'Meldung senden',
  'reporting.cancel': 'Abbrechen',
  'reporting.sent': 'Danke. Wir sehen es uns an.',
};
