import type { englishCollegeEditing } from '../english/college-editing';

/** The German texts that only the editors of a college page see. */
export const germanCollegeEditing: Readonly<Record<keyof typeof englishCollegeEditing, string>> = {
  'edit.notNumber': 'Bitte gib eine Zahl ein.',
  'edit.notWhole': 'Bitte gib eine ganze Zahl ein.',
  'edit.notInRange': 'Bitte gib eine Zahl von {count, number} bis {page, number} ein.',
  'edit.notLink': 'Bitte gib eine Webadresse wie https://example.edu ein.',
  'edit.notVideo': 'Bitte gib Links zu Videos auf YouTube, Vimeo, Hudl oder Dailymotion ein.',
  'edit.notMail': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'edit.notPhone': 'Bitte gib eine Telefonnummer wie +1 207-555-0100 ein.',
  'edit.tooLong': 'Bitte verwende höchstens {count, number} Zeichen.',
  'edit.optional': 'Lass ein Feld leer, wenn nichts bekannt ist.',
  'conflict.title': 'Das hat auch jemand anderes geändert',
  'conflict.text':
    'Während du geschrieben hast, wurde dieser Teil von jemand anderem gespeichert. Nichts ist verloren: Wähle, welche Fassung bleibt.',
  'conflict.undoText':
    'Dieser Teil wurde seit deiner Änderung geändert und deshalb nicht zurückgenommen. Wähle, welche Fassung bleibt.',
  'conflict.movedText':
    'Der Eintrag, den du bearbeitet hast, wurde verschoben oder entfernt. Kopiere deine Fassung, wenn du sie noch brauchst.',
  'conflict.yours': 'Deine Fassung',
  'conflict.theirs': 'Jetzige Fassung',
  'conflict.empty': '(leer)',
  'conflict.keepTheirs': 'Jetzige behalten',
  'conflict.saveMine': 'Meine darüber speichern',
  'conflict.back': 'Weiter bearbeiten',
  'staff.add': 'Person hinzufügen',
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
  'staff.addTeamMale': 'Männerteam anlegen',
  'staff.addTeamFemale': 'Frauenteam anlegen',
  'edit.missing': 'Bitte fülle dieses Feld aus.',
  'edit.notYear': 'Bitte gib ein Jahr wie 2019 ein.',
  'edit.tooMany': 'Bitte gib höchstens {count, number} Zeilen ein.',
};
