import type { ResponsibilityTexts } from './responsibility-texts';

/** The page about who answers for what, in German. */
export const germanResponsibility: ResponsibilityTexts = {
  title: 'Verantwortung für Inhalte',
  lead: 'Wer für welchen Text, welches Bild und welche Zahl verantwortlich ist und wie etwas korrigiert oder entfernt wird. Ein Konto brauchst du nicht.',
  sections: [
    {
      id: 'who',
      title: 'Wer wofür verantwortlich ist',
      paragraphs: [
        'Spielerinnen und Spieler sind für ihr Profil verantwortlich: für ihre Texte, die Bilder, die sie hochladen, und die Videos, die sie verlinken.',
        'Colleges sind für das verantwortlich, was ihre Coaches auf der Seite des Colleges schreiben, für die Bilder dort und für ihre Camps. Auf der Seite steht, wer sie zuletzt bearbeitet hat.',
        'Wir sind für die Texte dieser Website verantwortlich, für den Ratgeber, für Ranglisten, die wir berechnen, und für die Auswahl der öffentlichen Quellen unserer Zahlen. Zu jeder Zahl stehen Quelle und Jahr. Hat ein Coach eine Zahl geändert, steht das dabei.',
        'Links führen zu anderen Websites. Was dort steht, entscheiden deren Betreiber.',
      ],
    },
    {
      id: 'yourself',
      title: 'Was du selbst ändern kannst',
      paragraphs: [
        'Dein eigenes Profil: in deinem Konto, sofort. Coaches ändern die Seite ihres Colleges und können jede Änderung rückgängig machen.',
        'Auf Profilen gibt es außerdem „Melden“. Damit erfahren unsere Admins, welches Bild oder welchen Text du meinst.',
      ],
      links: [
        { to: '/account', text: 'Dein Konto' },
        { to: '/claimCollege', text: 'Du bist hier Coach? Übernimm die Seite deines Teams' },
      ],
    },
  ],
  formTitle: 'Um Korrektur oder Entfernung bitten',
  formIntro:
    'Für alle: für Menschen auf einem Bild, für Eltern, für Fotografinnen und Fotografen, für Colleges. Jemand ist gerade in Gefahr? Ruf zuerst den Notruf.',
  form: {
    wish: 'Was sollen wir tun?',
    wishes: { remove: 'Entfernen', correct: 'Korrigieren' },
    reason: 'Warum?',
    choose: 'Bitte wählen',
    reasons: {
      ownPicture: 'Es zeigt mich oder mein Kind',
      privateData: 'Es verrät etwas Privates, zum Beispiel eine Adresse',
      danger: 'Jemand könnte in Gefahr sein',
      wrongFact: 'Es ist falsch oder veraltet',
      copyright: 'Es ist mein Werk, und niemand hat mich gefragt',
      impersonation: 'Jemand gibt sich für eine andere Person aus',
      offensive: 'Es ist beleidigend oder voller Hass',
      other: 'Etwas anderes',
    },
    page: 'Adresse der Seite',
    pageHelp: 'Kopiere sie aus der Adresszeile deines Browsers.',
    text: 'Was genau meinst du?',
    textHelp: 'Welches Bild, welcher Text, welche Zahl, und was stattdessen dort stehen soll. Schick bitte keine Ausweise.',
    replyTo: 'Deine E-Mail-Adresse',
    replyToHelp: 'An diese Adresse antworten wir. Sonst sieht sie niemand.',
    send: 'Anfrage senden',
    sentTitle: 'Deine Anfrage ist da',
    sentText: (id) => `Sie hat die Nummer ${id}. Ein Admin sieht sich die Seite an und antwortet dir per Mail.`,
    again: 'Noch eine Anfrage senden',
    withoutScripts: (email) =>
      email === null
        ? 'Dein Browser führt keine Skripte aus, und dieses Formular braucht sie.'
        : `Dein Browser führt keine Skripte aus, und dieses Formular braucht sie. Schreib bitte an ${email}.`,
  },
  after: ({ readWithinHours, keptDays }) => [
    {
      id: 'what-happens',
      title: 'Wie es weitergeht',
      paragraphs: [
        `Deine Anfrage steht in der Liste unserer Admins; geht es um eine Gefahr, steht sie ganz oben. Wir wollen sie innerhalb von ${readWithinHours} Stunden gelesen haben. Ein Admin sieht sich die Seite an, entscheidet und antwortet an die Adresse, die du angegeben hast.`,
        'Wir entfernen Bilder von Menschen, die nicht gezeigt werden wollen, private Daten, Beleidigungen und alles, was jemand anderem gehört. Zahlen korrigieren wir, wenn eine bessere Quelle es sagt. Eine richtige Zahl über ein College entfernen wir nicht, nur weil sie jemandem nicht gefällt.',
        'Entscheiden wir anders, als du wolltest, sagen wir dir, warum, und du kannst antworten. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
        `Was andere von hier kopiert haben, können wir nicht löschen. Deine Anfrage mit deiner Adresse löschen wir ${keptDays} Tage, nachdem sie geschlossen wurde.`,
      ],
      links: [{ to: '/TermsAndConditions#privacy', text: 'Datenschutzhinweise' }],
    },
  ],
};
