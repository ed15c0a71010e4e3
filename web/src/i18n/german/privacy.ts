import type { englishPrivacy } from '../english/privacy';

/** The German texts of who sees what of a profile. */
export const germanPrivacy = {
  'privacy.title': 'Wer sieht was',
  'privacy.intro':
    'Du entscheidest für jeden Teil deiner Seite. Name, Bestätigung und Spielertyp sind immer zu sehen; E-Mail, Geburtsdatum und Telefonnummer nie.',
  'privacy.introShort':
    'Du entscheidest für jeden Teil deiner Seite. Name und Bestätigung sind immer zu sehen; E-Mail, Geburtsdatum und Telefonnummer nie.',
  'privacy.minor':
    'Bis du 18 bist, sehen Fremde dein Land, deinen Bundesstaat, deine Liga, deren Stufe und deine Position. Deinen Ort, deine Schule, deine Vereine und deine Trikotnummer sehen sie nicht, ebenso wenig deine Noten, deinen Spielplan und deine Namen in sozialen Netzwerken. Deshalb fehlen manche Möglichkeiten.',
  'privacy.minorTexts':
    'Wo deine eigenen Texte deinen Ort, deine Schule oder deinen Verein nennen, lesen andere „…“ oder nichts. Videos und Bilder zeigen wir, wie sie sind.',
  'privacy.minorPortrait':
    'Dein Porträt sehen alle, solange du es hier nicht schließt. Auch wer für dich sorgeberechtigt ist, kann es hier schließen.',
  'privacy.soonAdult':
    'Du bist 18. Ab {date} gelten für deine Seite die Regeln für Erwachsene. Das ändert sich nur an festen Tagen, damit niemand deinen Geburtstag erfährt.',
  'privacy.narrowed.title': 'Andere sehen jetzt weniger von deiner Seite',
  'privacy.narrowed.text':
    'Deinen Ort, deine Vereine, deine Trikotnummer und deine Schule haben wir für Fremde geschlossen, auch wenn du etwas anderes gewählt hattest. Angenommene Coaches sehen sie, Mitglieder nur, wenn du das willst. Mitglieder sind Leute mit bestätigter E-Mail-Adresse.',
  'privacy.narrowed.choose': 'Ansehen, wer was sieht',
  'privacy.narrowed.done': 'Verstanden',
  'privacy.everybody': 'Alle',
  'privacy.members': 'Mitglieder',
  'privacy.audiences':
    'Mitglieder sind Leute mit Konto und bestätigter E-Mail-Adresse. Angenommene Coaches sind die, deren College wir geprüft haben. Eltern, deren Konto mit deinem verknüpft ist, sehen das ganze Profil.',
  'privacy.coaches': 'Nur Coaches',
  'privacy.nobody': 'Nur du',
  'privacy.suggested': '{audience} (empfohlen)',
  'privacy.saved': 'Sichtbarkeit gespeichert',
  'privacy.preview': 'Deine Seite ansehen als',
  'privacy.as.visitor': 'Besucher',
  'privacy.as.member': 'Mitglied',
  'privacy.as.coach': 'Coach',
  'privacy.as.guardian': 'Elternteil',
  'privacy.as.owner': 'Du',
  'privacy.how': 'So funktioniert es',
  'privacy.suggestAll': 'Überall die Empfehlung nehmen',
  'privacy.undo': 'RÜCKGÄNGIG',
  'privacy.undone': 'Sichtbarkeit wie vorher',
  'privacy.loading': 'Deine Seite lädt …',
  'privacy.seenBy.visitor': 'Das sehen Besucher',
  'privacy.seenBy.member': 'Das sehen Mitglieder',
  'privacy.seenBy.coach': 'Das sehen angenommene Coaches',
  'privacy.seenBy.guardian': 'Das sehen verknüpfte Eltern',
  'privacy.seenBy.owner': 'Das siehst du',
  'privacy.allSeen': 'Sie sehen alle Teile deiner Seite.',
  'privacy.ownerSeesAll': 'Du siehst alle Teile deiner Seite.',
  'privacy.noPreview': 'Die Vorschau lässt sich gerade nicht zeigen.',
  'privacy.closedTo': 'Nicht zu sehen: {parts}',
  'privacy.open.visitor': 'Meine Seite als Besucher öffnen',
  'privacy.open.member': 'Meine Seite als Mitglied öffnen',
  'privacy.open.coach': 'Meine Seite als Coach öffnen',
  'privacy.open.guardian': 'Meine Seite als Elternteil öffnen',
  'privacy.open.owner': 'Meine Seite öffnen',
  'privacy.featuring.title': 'Vorgestellt werden',
  'privacy.featuring.text':
    'Auf unserer Startseite und in unseren sozialen Netzwerken stellen wir Talente vor, mit dem, was Besucher von ihrer Seite sehen. Nur wer das möchte, und du kannst es jederzeit beenden.',
  'privacy.featuring.minor':
    'Bis du 18 bist, muss vorher ein Elternteil oder eine andere sorgeberechtigte Person zustimmen. Wir fragen per E-Mail; bis zum Ja bleibt alles aus.',
  'privacy.featuring.worth':
    'Mehr als die Antwort auf diese eine E-Mail verlangen wir nicht. Wer das Postfach liest, prüfen wir nicht; auf eine ehrliche Adresse verlassen wir uns. Deine eigenen Adressen und die anderer Talente gehen nicht, und 30 Tage nach einem Ja erinnern wir daran, dass es sich zurücknehmen lässt.',
  'privacy.featuring.refused':
    'Zur Adresse deiner sorgeberechtigten Person gehört jetzt ein Konto als Talent, deshalb ist die Zustimmung beendet. Bitte gib eine andere Adresse an.',
  'privacy.featuring.guardian': 'E-Mail eines Elternteils oder einer sorgeberechtigten Person',
  'privacy.featuring.ask': 'Um Erlaubnis fragen',
  'privacy.featuring.allow': 'Ihr dürft mich vorstellen',
  'privacy.featuring.end': 'Mich nicht mehr vorstellen',
  'privacy.featuring.stop': 'Nicht mehr fragen',
  'privacy.featuring.asked':
    'Am {date} haben wir nachgefragt. Bis {until} ist eine Antwort möglich. Bis zum Ja wirst du nicht vorgestellt.',
  'privacy.featuring.unanswered': 'Auf unsere Frage kam rechtzeitig keine Antwort. Du kannst noch einmal fragen.',
  'privacy.featuring.on': 'Du darfst vorgestellt werden: Du hast am {date} zugestimmt.',
  'privacy.featuring.onByGuardian':
    'Du darfst vorgestellt werden: Ein Elternteil oder eine sorgeberechtigte Person hat am {date} zugestimmt.',
  'privacy.featuring.nowAsked': 'Wir haben die E-Mail geschickt',
  'privacy.featuring.nowOn': 'Du darfst jetzt vorgestellt werden',
  'privacy.featuring.nowOff': 'Du wirst nicht mehr vorgestellt',
  'privacy.group.portrait': 'Porträt und Titelbild',
  'privacy.help.portrait': 'Dein Porträt und das Bild dahinter.',
  'privacy.group.about': 'Über dich',
  'privacy.help.about': 'Was du über dich schreibst.',
  'privacy.group.player': 'Du als Spielerin oder Spieler',
  'privacy.help.player': 'Position, Fuß, Größe, Trikotnummer, Klasse, Abschlussjahr und Status.',
  'privacy.helpOfMinor.player': 'Position, Fuß, Größe, Klasse, Abschlussjahr und Status.',
  'privacy.group.teams': 'Teams und Auszeichnungen',
  'privacy.help.teams': 'Deine Teams mit ihren Ligen und deine Auszeichnungen.',
  'privacy.helpOfMinor.teams':
    'Ligen und Stufen deiner Teams und deine Auszeichnungen. Namen und Wappen richten sich nach „Ort“ und „Schule“.',
  'privacy.group.place': 'Land und Bundesstaat',
  'privacy.help.place': 'Wo du wohnst, ohne den Ort, und deine Staatsangehörigkeit.',
  'privacy.group.town': 'Ort',
  'privacy.help.town': 'Dein Ort, höchstens für die, die deinen Bundesstaat sehen. Deine Straße sieht nie jemand.',
  'privacy.helpOfMinor.town':
    'Dein Ort, Namen und Wappen deiner Vereine und deine Trikotnummer, höchstens für die, die deinen Bundesstaat sehen. Deine Straße sieht nie jemand.',
  'privacy.group.videos': 'Videos',
  'privacy.help.videos': 'Die Videos auf deiner Seite.',
  'privacy.group.photos': 'Fotos',
  'privacy.help.photos': 'Deine Alben und die Bildunterschriften aller Bilder.',
  'privacy.group.school': 'Schule',
  'privacy.help.school': 'Der Name deiner Schule.',
  'privacy.helpOfMinor.school': 'Der Name deiner Schule und dein Schulteam.',
  'privacy.group.grades': 'Noten',
  'privacy.help.grades': 'GPA, SAT und ACT.',
  'privacy.group.schedule': 'Spielplan',
  'privacy.help.schedule': 'Wann und wo du spielst.',
  'privacy.group.social': 'Soziale Netzwerke',
  'privacy.help.social': 'Deine Namen bei X und Instagram.',
} as const satisfies Readonly<Record<keyof typeof englishPrivacy, string>>;
