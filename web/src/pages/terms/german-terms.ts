import type { TermsFacts, TermsTexts } from './terms-texts';

/** The terms and the privacy notice in German. */
export const germanTerms: TermsTexts = {
  title: 'Bedingungen und Datenschutz',
  description: 'Worauf du dich einlässt, wenn du Touchline nutzt, und was mit deinen Daten geschieht, in klaren Worten.',
  edition: (version, date) => `Fassung ${version}, gültig seit ${date}`,
  terms: { title: 'Bedingungen', parts: termsParts },
  privacy: { title: 'Datenschutz', parts: privacyParts },
};

function termsParts({ operator, minimumAge }: TermsFacts) {
  return [
    {
      title: 'Worum es geht',
      paragraphs: [
        `Touchline wird von ${operator} betrieben. Es zeigt College-Teams im Fußball in den USA und Kanada und lässt Spieler und Coaches sich einander vorstellen.`,
        'Die meisten Seiten kannst du ohne Konto lesen. Diese Bedingungen gelten für alle, die das tun, und mit einem Konto kommt einiges dazu.',
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        `Du musst mindestens ${minimumAge} Jahre alt sein. Jeder Mensch hat ein Konto, unter dem eigenen Namen und einer E-Mail-Adresse, die er lesen kann.`,
        'Coaches registrieren sich mit einer Adresse ihres Colleges. Wir prüfen jeden Coach, bevor er die Seite eines Colleges bearbeiten darf, und können dieses Recht beenden, wenn es nicht mehr passt.',
        'Behalte dein Passwort für dich. Hat jemand anderes dein Konto benutzt, ändere es und melde dich überall ab; beides findest du in deinem Konto unter „Anmeldung & Sicherheit“.',
      ],
    },
    {
      title: 'Was du veröffentlichst',
      paragraphs: [
        'Was du schreibst und hochlädst, bleibt deins. Du erlaubst uns, es auf Touchline zu zeigen, solange es dort steht.',
        'Veröffentliche nur, was stimmt, was du veröffentlichen darfst und was niemandem schadet. Keine Bilder von Menschen, die nicht zugestimmt haben.',
        'Was gegen diese Regeln verstößt, entfernen wir; geschieht es wieder, schließen wir das Konto. Du kannst uns nach dem Grund fragen.',
      ],
    },
    {
      title: 'Tabellen und Angaben',
      paragraphs: [
        'Angaben zu Colleges stammen von ihren Coaches, aus öffentlichen Daten und aus eigener Recherche; jede Tabelle sagt, woher. Wir geben uns Mühe, versprechen aber weder, dass sie vollständig sind, noch dass sie dir einen Platz im Team bringen. Frag bitte das College, bevor du dich entscheidest.',
        'Coaches stehen selbst für die Regeln ihres Verbands ein, etwa dafür, wann sie einen Spieler ansprechen dürfen.',
      ],
    },
    {
      title: 'Preise',
      paragraphs: [
        'Touchline zu nutzen kostet heute nichts. Die Preisliste sagt, was die Tarife kosten werden. Niemand zahlt etwas, bevor er den Preis gesehen und zugestimmt hat.',
      ],
    },
    {
      title: 'Änderungen und Ende',
      paragraphs: [
        'Ändern sich diese Bedingungen, bekommen sie eine neue Fassung und ein neues Datum, und wir bitten dich beim nächsten Besuch um deine Zustimmung. Stimmst du nicht zu, kannst du deine Daten herunterladen und dein Konto löschen.',
        'Löschen kannst du dein Konto jederzeit und ohne Grund.',
      ],
    },
  ];
}

function privacyParts({ operator, adultAge, fullAge, historyMonths, mailDays }: TermsFacts) {
  return [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [`${operator} entscheidet, was mit deinen Daten geschieht. Wie du uns erreichst, steht im Impressum.`],
    },
    {
      title: 'Was wir speichern',
      paragraphs: [
        'Von allen mit einem Konto: Name, E-Mail-Adresse, Geburtsdatum, Sprache, und wozu du wann zugestimmt hast. Von Spielern: was du in dein Profil schreibst. Von Coaches: dein College und deine Stelle.',
        'Dein Passwort speichert allein der Anmeldedienst, in einer Form, die niemand lesen kann.',
        'Wer die Seite eines Colleges bearbeitet hat und was dabei geändert wurde. Was du über das Feedback-Formular schickst. Die Colleges, die du gespeichert hast, und deine Notizen dazu.',
        'Deine Netzadresse für Augenblicke, damit niemand endlos Passwörter ausprobiert oder Aufrufe schickt.',
      ],
    },
    {
      title: 'Wer es sieht',
      paragraphs: [
        'Für jeden Teil deines Profils entscheidest du, wer ihn sieht: alle, Mitglieder mit bestätigter E-Mail-Adresse, Coaches, deren College wir geprüft haben, oder nur du. Was du nicht entscheidest, folgt unserem Rat. Geburtsdatum, E-Mail-Adresse, Telefonnummer und Straße zeigen wir nie anderen; unsere Admins sehen Namen und E-Mail-Adresse.',
        `Bis du ${fullAge} bist, sehen Fremde dein Land, deinen Bundesstaat, deine Liga, deren Stufe und deine Position. Dein Ort, deine Schule, deine Vereine und deine Trikotnummer sind für Coaches, und für Mitglieder nur, wenn du das willst. Dein Porträt sehen alle, solange nicht du oder eine sorgeberechtigte Person es schließt. Suchmaschinen führen nur die Seiten von Erwachsenen.`,
        'Wir verkaufen keine Daten. Gespeichert werden sie bei Google Firebase, das für uns arbeitet und sie für nichts anderes nutzen darf.',
      ],
    },
    {
      title: 'Cookies und Dienste',
      paragraphs: [
        'Ein Cookie hält dich angemeldet, und dein Browser merkt sich Sprache, Farben und deine Auswahl der Dienste.',
        `Statistik, Videos und Karten anderer Seiten laufen nur so, wie du es ausgewählt hast; „Cookies“ am Ende jeder Seite ändert das. In Ländern, die zuerst nach Zustimmung fragen, läuft vor deiner Wahl nur das Nötige, und wer jünger als ${adultAge} ist, kann Statistik und Marketing nicht einschalten.`,
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Dein Konto bleibt, bis du es löschst. Dann gehen deine Dokumente, deine Bilder, deine gespeicherten Colleges und deine Anmeldung. Was du an College-Seiten geändert hast, bleibt, ohne deinen Namen.',
        `Der Verlauf der Änderungen geht nach ${historyMonths} Monaten, Kopien verschickter Mails nach ${mailDays} Tagen.`,
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        'In deinem Konto unter „Daten verwalten“ kannst du alles herunterladen, was wir über dich speichern, sehen, wozu du zugestimmt hast, dein Profil verbergen und dein Konto löschen. Namen und Werbemails änderst du unter „Persönliche Angaben“.',
        'Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
  ];
}
