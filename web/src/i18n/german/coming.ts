import type { ComingTexts, ComingTopic, InsteadTexts, InsteadTopic } from '../english/coming';

/** What each screen that is still to be built will contain, in German. */
export const germanComing: Readonly<Record<ComingTopic, ComingTexts>> = {
  adminColleges: {
    title: 'Colleges',
    text: 'Alle Colleges nach Liga und Division, wie vollständig ihre Seiten sind, wer zuletzt bearbeitet hat, und Importe mit Unterschied je Feld.',
  },
  coachInvites: {
    title: 'Einladungen an Coaches',
    text: 'Coaches einzeln oder per Liste einladen, sehen, wer geöffnet und angenommen hat, und erneut einladen.',
  },
  adminLogs: {
    title: 'Protokoll',
    text: 'Wer was woran getan hat und mit welchem Ergebnis. Aus dieser Liste verschwindet nichts.',
  },
  secret: {
    title: 'Was geheim bleibt',
    text: 'Eine schlichte Liste dessen, was sonst niemand zu sehen bekommt: Geburtsdatum, E-Mail, Telefon und Straße, bei allen und immer.',
  },
  compliance: {
    title: 'NCAA-Regeln',
    text: 'Die Regeln des Recruitings, denen Coaches und Spieler auf Touchline begegnen, nach Division und Saison, jede mit ihrer Quelle.',
  },
  faqs: {
    title: 'Fragen und Antworten',
    text: 'Kurze Antworten auf das, was Spieler, Eltern und Coaches am häufigsten fragen, von „Kostet das etwas?“ bis „Wer kann mich sehen?“.',
  },
};

/** What is there today in place of a screen still to be built, in German. */
export const germanInstead: Readonly<Record<InsteadTopic, InsteadTexts>> = {
  terms: {
    text: 'Heute sagen Bedingungen und Datenschutz, wer Touchline betreibt und was mit deinen Daten geschieht.',
    link: 'Bedingungen lesen',
  },
  facts: { text: 'Heute nennt die Seite jedes Colleges Liga, Kosten, Zulassungsquote und Trainerstab.', link: 'Colleges suchen' },
  users: { text: 'Heute entscheidest du über Menschen, ihre Rollen und fehlende Colleges.', link: 'Zu den Nutzern' },
  team: { text: 'Heute nennt die Seite des Colleges diesen Coach im Trainerstab.', link: 'Trainerstab ansehen' },
};
