import type { englishCollegeEditing } from '../english/college-editing';

/** The German texts that only the editors of a college page see. */
export const germanCollegeEditing: Readonly<Record<keyof typeof englishCollegeEditing, string>> = {
  'staff.remove': '{name} entfernen',
  'staff.name': 'Name',
  'staff.post': 'Aufgabe',
  'staff.choosePost': 'Aufgabe auswählen',
  'staff.public': 'Steht für alle sichtbar auf der Seite.',
  'staff.sinceYear': 'Am College seit',
  'staff.biography': 'Werdegang',
  'staff.previousPosts': 'Frühere Stationen',
  'staff.licences': 'Lizenzen',
  'staff.picture': 'Porträt',
  'staff.isRight': 'Stimmt das?',
  'staff.teamExists': 'Ja, dieses Team gibt es',
  'staff.noTeam': 'Nein, entfernen',
  'staff.addTeamMale': 'Männerteam anlegen',
  'staff.addTeamFemale': 'Frauenteam anlegen',
  'needs.none': '–',
  'needs.help':
    'Wähle für jede Position und jeden Jahrgang, wen du suchst. Jede Wahl wird sofort gespeichert und lässt sich zurücknehmen.',
  'needs.done': 'Fertig',
  'people.addAlumni': 'Person hinzufügen',
  'people.addContact': 'Ansprechperson hinzufügen',
  'people.role': 'Aufgabe',
  'people.type': 'Bekannt als',
  'people.chooseType': 'Bitte wählen',
  'people.field': 'Berufsfeld',
  'people.chooseField': 'Keine Angabe',
  'people.fromYear': 'Hier ab (Jahr)',
  'people.toYear': 'Hier bis (Jahr)',
  'people.text': 'In wenigen Sätzen',
  'majors.find': 'Studiengang in der amtlichen Liste suchen',
  'majors.findHelp':
    'Alle Fächer der US-Klassifikation (CIP 2020), auf Englisch. Einmal drücken fügt hinzu, noch einmal entfernt.',
  'majors.found':
    '{count, plural, =0 {Nichts gefunden: Unten lässt es sich eintippen} one {# Studiengang} other {# Studiengänge}}',
  'majors.awarded':
    'Euer College hat {year} in {count, plural, one {# weiteren Fach} other {# weiteren Fächern}} Abschlüsse vergeben.',
  'majors.known': 'Eure Seite nennt {count, plural, one {# weiteres Fach} other {# weitere Fächer}}.',
  'majors.addAll': '{count, plural, one {Hinzufügen} other {Alle # hinzufügen}}',
  'majors.chosen': 'Gewählte Studiengänge',
  'majors.remove': '{name} entfernen',
  'majors.asText': 'Eigene Studiengänge eintippen',
};
