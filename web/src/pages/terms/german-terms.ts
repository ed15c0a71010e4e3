import type { TermsFacts, TermsTexts } from './terms-texts';

/** The terms and the privacy notice in German. */
export const germanTerms: TermsTexts = {
  title: 'Bedingungen und Datenschutz',
  description: 'Worauf du dich einlässt, wenn du Touchline nutzt, und was mit deinen Daten geschieht, in klaren Worten.',
  edition: (version, date) => `Fassung ${version}, gültig seit ${date}`,
  terms: { title: 'Bedingungen', parts: termsParts },
  privacy: { title: 'Datenschutz', parts: privacyParts },
};

function termsParts({ operator, minimumAge, graceDays, prices }: TermsFacts) {
  return [
    {
      title: 'Worum es geht',
      paragraphs: [
        `${operator} betreibt diese Website. Sie zeigt Fußballteams von Colleges in den USA und Kanada, und Spielerinnen, Spieler und Coaches können sich hier vorstellen.`,
        'Die meisten Seiten kannst du ohne Konto lesen. Diese Bedingungen gelten für alle, die die Website nutzen; einige Teile gelten erst mit einem Konto.',
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        `Du musst mindestens ${minimumAge} Jahre alt sein. Jede Person hat ein Konto, unter dem eigenen Namen und mit einer E-Mail-Adresse, auf die sie Zugriff hat.`,
        'Coaches registrieren sich mit der E-Mail-Adresse ihres Colleges. Wir prüfen alle Coaches, bevor sie die Seite eines Colleges bearbeiten dürfen, und können dieses Recht beenden, wenn es nicht mehr zutrifft.',
        'Behalte dein Passwort für dich. Hat jemand anderes dein Konto benutzt, ändere es und melde dich überall ab; beides findest du in deinem Konto unter „Anmeldung und Sicherheit“.',
      ],
    },
    {
      title: 'Was du veröffentlichst',
      paragraphs: [
        'Was du schreibst und hochlädst, bleibt deins. Du erlaubst uns, es auf Touchline zu zeigen, solange es auf deiner Seite steht.',
        'Veröffentliche nur, was stimmt, was du veröffentlichen darfst und was niemandem schadet. Zeig keine Bilder von Menschen, die nicht zugestimmt haben.',
        'Was gegen diese Regeln verstößt, entfernen wir; geschieht es wieder, schließen wir das Konto. Du kannst uns nach dem Grund fragen.',
      ],
    },
    {
      title: 'Ranglisten und Angaben',
      paragraphs: [
        'Angaben zu Colleges stammen von ihren Coaches, aus öffentlichen Daten und aus eigener Recherche; zu jeder steht die Quelle. Wir arbeiten sorgfältig, können aber nicht versprechen, dass sie vollständig sind, und keinen Platz im Kader zusagen. Frag bitte das College, bevor du dich entscheidest.',
        'Coaches sind selbst dafür verantwortlich, die Regeln ihres Verbands einzuhalten, zum Beispiel dafür, ab wann sie jemanden ansprechen dürfen.',
      ],
    },
    {
      title: 'Preise und Zahlung',
      paragraphs: [
        `Der freie Zugang kostet nichts: Colleges, Camps und Ranglisten durchsuchen, das eigene Profil, gemerkte Colleges. Der Gastzugang kostet ${prices.guestAccess} im Monat, Premium ${prices.premium} im Monat. „Nach vorn rücken“ kostet ${prices.skipTheLine} und „Noch ein Beitrag“ ${prices.featureAgain}, jeweils einmalig. Coaches zahlen nichts.`,
        `Ein Tarif verlängert sich jeden Monat, bis du ihn in deinem Konto kündigst. Das geht jederzeit; er läuft dann bis zum Ende des bezahlten Monats. Schlägt eine Zahlung fehl, behältst du den Tarif ${graceDays} Tage lang und kannst das in Ordnung bringen. Vor jedem Kauf siehst du den Preis und bestätigst ihn. Bist du unter 18, bekommt eine sorgeberechtigte Person den Beleg und kann kündigen.`,
      ],
    },
    {
      title: 'Änderungen und Abschied',
      paragraphs: [
        'Ändern sich diese Bedingungen, bekommen sie eine neue Fassung und ein neues Datum, und wir bitten dich beim nächsten Besuch um deine Zustimmung. Stimmst du nicht zu, kannst du deine Daten herunterladen und dein Konto löschen.',
        'Dein Konto löschen kannst du jederzeit und ohne Angabe von Gründen.',
      ],
    },
  ];
}

function privacyParts({
  operator,
  adultAge,
  fullAge,
  historyMonths,
  mailDays,
  messageDays,
  inviteDays,
  viewDays,
  conversationMonths,
  linkDays,
  requestDays,
}: TermsFacts) {
  return [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [`${operator} entscheidet, was mit deinen Daten geschieht. Wie du uns erreichst, steht im Impressum.`],
    },
    {
      title: 'Was wir speichern',
      paragraphs: [
        'Von allen mit einem Konto: Name, E-Mail-Adresse, Geburtsdatum, Sprache, und wozu du wann zugestimmt hast. Von Spielerinnen und Spielern: was du in dein Profil schreibst. Von Coaches: dein College und deine Aufgabe dort.',
        'Dein Passwort speichert allein der Anmeldedienst, in einer Form, die niemand lesen kann.',
        'Außerdem: wer die Seite eines Colleges bearbeitet hat und was dabei geändert wurde, was du uns über unsere Formulare schreibst und welche Adresse du dort angibst, und die Colleges, die du dir gemerkt hast, mit deinen Notizen. Zahlungen nimmt Stripe für uns an und speichert deine Karte; wir speichern, was du wann gekauft hast.',
        'Coaches und unsere Admins können jemanden per Mail an ein College einladen. Dann speichern wir die Adresse, das College und von wem die Einladung kam. Wir zählen auch für jeden Tag, wie oft ein Talent in einer Liste steht und wie oft jemand die Seite öffnet, ein Video ansieht oder die Seite merkt: Zahlen, nie von wem. Talente sehen sie, kleine als „weniger als 5“, und mit Premium den Namen eines Colleges, dessen Coach genannt werden möchte. Einmal pro Woche per Mail bekommt sie nur, wer das einschaltet. Und ein Protokoll hält fest, wer wann was auf der Website getan hat, damit sich Fehler und Missbrauch klären lassen.',
        'Nennst oder verknüpfst du eine sorgeberechtigte Person, speichern wir ihre E-Mail-Adresse, wozu sie zugestimmt hat und welche Konten verknüpft sind. Machst du einen privaten Link für einen Coach, speichern wir den Namen und die Adresse, die du angibst, und wie oft er geöffnet wurde. Folgst du den Spielen eines Talents in deinem Kalender, speichern wir, dass du das tust, und statt der geheimen Adresse nur einen Code.',
        'Deine IP-Adresse nutzen wir für kurze Zeit, damit niemand Passwörter durchprobiert oder die Website mit Anfragen überflutet.',
      ],
    },
    {
      title: 'Wer es sieht',
      paragraphs: [
        'Für jeden Teil deines Profils entscheidest du, wer ihn sieht: alle, Mitglieder mit bestätigter E-Mail-Adresse, Coaches, deren College wir geprüft haben, oder nur du. Eltern, deren Konto du verknüpft hast, sehen alles. Was du nicht entscheidest, folgt unserem Vorschlag. Geburtsdatum, E-Mail-Adresse, Telefonnummer und Straße zeigen wir nie anderen; unsere Admins sehen Namen und E-Mail-Adresse.',
        `Bis du ${fullAge} bist, sehen Fremde dein Land, deinen Bundesstaat, deine Liga, deren Stufe, deine Position, deine Auszeichnungen und die Zahlen deiner Saisons. Dein Ort, deine Schule, deine Vereine und deine Trikotnummer sind für Coaches, und für Mitglieder nur, wenn du das willst. Dein Porträt sehen alle, solange nicht du oder eine sorgeberechtigte Person es schließt. Suchmaschinen führen nur die Seiten von Erwachsenen.`,
        'Was Coach und Talent einander schreiben, lesen nur die beiden. Ist das Talent unter 18, bekommt ein Elternteil eine Kopie. Unsere Admins lesen eine Unterhaltung nur, wenn einer der beiden sie meldet. Löscht einer der beiden sein Konto, verschwinden die Nachrichten.',
        `Ein privater Link zeigt einer einzigen Person, was du auswählst. Bis du ${fullAge} bist, öffnet er sich nur für einen Coach, den wir geprüft haben, oder für die E-Mail-Adresse, für die er gemacht ist. Adresse und Telefonnummer zeigt er dann nie, und die sorgeberechtigte Person erfährt davon. Beenden könnt ihr ihn beide.`,
        'Wer deine Spiele sehen darf, kann ihnen im eigenen Kalenderprogramm folgen. Die Adresse dafür gehört nur dieser Person und gilt nicht mehr, sobald sie deine Spiele nicht mehr sehen darf oder du sie blockierst. Trägst du ein Camp eines Colleges ein, lesen dessen Coaches beim Camp, dass du kommst, wenn sie deine Spiele sehen dürfen.',
        'Talente können jemanden aus Verein oder Schule bitten, Angaben zu bestätigen. Wir speichern dann Name, E-Mail-Adresse, Rolle und Verein oder Schule dieser Person, wie sie eingetippt wurden, und ihre Antwort: ein Jahr ab der letzten Änderung oder bis das Talent sein Konto löscht. Im Profil stehen Rolle, Verein oder Schule und Monat. Wirst du gefragt und möchtest das nicht, sag es über den Link in der Mail, oder schreib uns, dann löschen wir es.',
        'Wir verkaufen keine Daten. Gespeichert werden sie bei Google Firebase, das für uns arbeitet und sie für nichts anderes nutzen darf.',
      ],
    },
    {
      title: 'Cookies und Dienste',
      paragraphs: [
        'Ein Cookie hält dich angemeldet, und dein Browser merkt sich Sprache, Farben und deine Auswahl der Dienste.',
        'Öffnest du deine gemerkten Colleges, behält dein Browser sie mit Notizen, Plan, Camps, Besuchen und Angaben deines Profils, damit du sie ohne Netz lesen kannst. Wenn du dich abmeldest, ist diese Kopie weg, und unter „Anmeldung und Sicherheit“ in deinem Konto schaltest du sie ab.',
        `Statistik, Videos und Karten anderer Seiten laufen nur so, wie du es ausgewählt hast; „Cookies“ am Ende jeder Seite ändert das. In Ländern, die zuerst nach Zustimmung fragen, läuft vor deiner Wahl nur das Nötige, und wer jünger als ${adultAge} ist, kann Statistik und Marketing nicht einschalten.`,
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Dein Konto bleibt, bis du es löschst. Dann löschen wir deine Dokumente, deine Bilder, deine gemerkten Colleges und deine Anmeldung. Was du an College-Seiten geändert hast, bleibt, ohne deinen Namen.',
        `Den Verlauf der Änderungen löschen wir nach ${historyMonths} Monaten, Kopien verschickter Mails nach ${mailDays} Tagen. Nachrichten über das Kontaktformular löschen wir nach ${messageDays} Tagen, Bitten um Korrektur oder Entfernung ${messageDays} Tage, nachdem sie geschlossen wurden, Einladungen ${inviteDays} Tage nach dem Versand und die Zahlen einer Seite nach ${viewDays} Tagen. Unterhaltungen verschwinden ${conversationMonths} Monate nach der letzten Nachricht, private Links ${linkDays} Tage nach ihrem spätesten Ende, Anfragen zum Verknüpfen, aus denen nichts wurde, ${requestDays} Tage nach der letzten Änderung und Kalenderadressen nach einem Jahr. Das Protokoll bleibt; löschst du dein Konto, verschwindet dein Name auch dort.`,
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        'In deinem Konto unter „Deine Daten“ kannst du alles herunterladen, was wir über dich speichern, sehen, wozu du zugestimmt hast, dein Konto deaktivieren und es löschen. Deinen Namen und Werbemails änderst du unter „Persönliches“.',
        'Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
  ];
}
