import type { YouthTexts } from './youth-texts';

/** The page about people under 18 in German. */
export const germanYouth: YouthTexts = {
  title: 'Jugendschutz',
  lead: 'Was wir für alle unter 18 tun, was Eltern tun können, und wem du Bescheid sagst, wenn sich etwas falsch anfühlt.',
  sections: ({ minimumAge, ageRule, adultAge, answerDays, readWithinHours }) => [
    {
      id: 'age',
      title: 'Wie alt du sein musst',
      paragraphs: [
        `Für ein Konto musst du ${minimumAge} sein. Wir fragen beim Registrieren nach deinem Geburtsdatum und zeigen es niemandem. Bist du jünger, speichern wir nichts über dich.`,
        `Bis du ${adultAge} bist, schützen strengere Regeln deine Seite, und du kannst sie nicht ausschalten. Bis du ${ageRule} bist, bleiben auch Statistik und Marketing aus.`,
      ],
    },
    {
      id: 'who-sees-what',
      title: 'Wer was sieht',
      paragraphs: [
        'Dein Geburtsdatum, deine E-Mail-Adresse, deine Telefonnummer und deine Straße sieht niemand, nie. Das gilt auch für Erwachsene.',
        'Fremde sehen deinen Namen, dein Land und deinen Bundesstaat, deine Position, deine Liga mit ihrer Stufe, deine Auszeichnungen, die Zahlen deiner Saisons ohne den Verein und das, was du über dich schreibst. Dein Porträt sehen sie, solange du es nicht schließt. Deinen Ort, deine Schule, deine Vereine und deine Trikotnummer sehen sie nicht, denn zusammen verraten sie, wo man dich findet.',
        'Deine Fotos sind für Mitglieder mit bestätigter E-Mail-Adresse, wenn du nichts anderes wählst. Ort, Schule, Noten, Spielplan, deine Links zu sozialen Netzwerken, Hudl und Veo, deine IDs von NCAA und NAIA und deine Referenzen sehen nur Coaches, deren College wir geprüft haben. Jeden Teil kannst du auch für sie schließen. Ort, Schule und Noten kannst du für Mitglieder öffnen, aber nie für alle.',
        'Mit einem privaten Link zeigst du einem Coach mehr, sobald ein Elternteil bestätigt hat. Er öffnet nur, was du aussuchst, und erst, wenn sich der Coach angemeldet oder seine E-Mail-Adresse bestätigt hat; nie eine Adresse oder Telefonnummer. Wir sagen deinen Eltern von jedem Link, und ihr könnt ihn alle beenden.',
        'Wer deinen Spielplan sieht, kann ihm im Kalenderprogramm folgen, unter einer eigenen Adresse. Blockierst du einen Coach, gilt sie für niemanden mehr, der an diesem College Coach ist. Trägst du ein Camp eines Colleges ein, lesen nur Coaches, die deinen Spielplan sehen dürfen, dass du kommst.',
        'Nennt dein eigener Text deinen Ort, deine Schule oder deinen Verein, obwohl sie geschlossen sind, lesen andere dort „…“. Suchmaschinen führen deine Seite nicht.',
        'Wenn du 18 wirst, ändert sich deine Seite am ersten Tag des nächsten Quartals und nicht an deinem Geburtstag. So kann niemand dein Geburtsdatum ausrechnen. 30 Tage vor deinem Geburtstag sagen wir dir per E-Mail und in deinem Konto, was sich dann öffnet, und mit einem Klick bleibt alles, wie es ist.',
      ],
      links: [{ to: '/account/manage-data', text: 'Bestimmen, wer was sieht' }],
    },
    {
      id: 'contact',
      title: 'Wer dir schreiben kann',
      paragraphs: [
        'Auf Touchline können dir nur Coaches schreiben, die wir geprüft haben, und erst wenn ein Elternteil bestätigt hat. Deine Eltern bekommen jede Nachricht als Kopie, auch deine. Deine Adresse und Telefonnummer sieht niemand. In deinem Posteingang kannst du Nachrichten abschalten, „Kein Interesse, danke“ sagen, einen Coach blockieren oder eine Nachricht melden. Kommt dir eine Nachricht komisch vor, zeig sie deinen Eltern, bevor du antwortest.',
        'Wenn du dir Angaben von Verein oder Schule bestätigen lässt, muss vorher ein Elternteil verknüpft sein oder per Mail zugestimmt haben. Wir sagen deinen Eltern, wen du fragst, bevor die Mail hinausgeht. Adressen bei freien Anbietern sehen wir uns selbst zuerst an. Den Namen von Verein oder Schule lesen nur Leute, die auch deinen Ort und deine Schule sehen.',
        'Coaches bekommen Zugang erst, wenn wir geprüft haben, dass sie am College arbeiten. Stimmt das nicht mehr, beenden wir den Zugang.',
        'Coaches können private Listen führen. Niemand erfährt, wer deine Seite angesehen hat. Du siehst Zahlen, und den Namen eines Colleges nur, wenn sein Coach ihn nennen wollte.',
      ],
      links: [
        { to: '/guide/writing-to-coaches', text: 'Ratgeber: Coaches schreiben' },
        { to: '/guide/parents', text: 'Ratgeber: für Eltern' },
      ],
    },
    {
      id: 'parents',
      title: 'Was Eltern und Sorgeberechtigte entscheiden',
      paragraphs: [
        `Auf unserer Startseite und in sozialen Netzwerken stellen wir nur vor, wer das möchte. Unter ${adultAge} muss außerdem eine sorgeberechtigte Person zustimmen. Sie bekommt einen Link, der ${answerDays} Tage gilt und zeigt, was wir veröffentlichen würden. Über denselben Link kann sie es jederzeit beenden.`,
        'Ganz ehrlich: Wir prüfen nicht, wer auf die Mail antwortet. Das kann, wer das Postfach liest. Deshalb erinnern wir später noch einmal, und die Adresse einer sorgeberechtigten Person darf nie die einer Spielerin oder eines Spielers sein.',
        `Eltern können auch ein eigenes Konto verknüpfen, wenn ihr Kind unter ${adultAge} zustimmt; beim zweiten Elternteil muss das erste Ja sagen. Sie sehen das ganze Profil, können den Kontakt abschalten, es verbergen und eine Zustimmung beenden, aber nichts ändern. Mit dem 18. Geburtstag endet das, außer das Kind möchte es behalten.`,
        `Kauft jemand unter ${adultAge} etwas, fragen wir zuerst nach der Adresse eines Elternteils. Dorthin geht der Beleg, und von dort aus lässt sich kündigen. Wer sein Konto verknüpft hat, kann sich vor jeder Zahlung fragen lassen.`,
        'Du willst sehen, korrigieren oder löschen, was dein Kind hier gespeichert hat? Das geht gemeinsam im Konto unter „Deine Daten“, oder du schreibst uns.',
      ],
      links: [{ to: '/contact', text: 'Schreib uns' }],
    },
    {
      id: 'report',
      title: 'Wenn etwas nicht stimmt',
      paragraphs: [
        'Jemand ist gerade in Gefahr? Ruf zuerst den Notruf: 112 in Europa, 911 in den USA und in Kanada.',
        'Auf jedem Profil gibt es „Melden“: für die Seite, für jedes Bild und für jeden Text. Du brauchst dafür kein Konto. Wer etwas gemeldet hat, erfahren nur unsere Admins; der gemeldeten Person sagen wir nichts davon.',
        `Eine Meldung, dass jemand in Gefahr sein könnte, steht über allen anderen. Wir wollen jede Meldung innerhalb von ${readWithinHours} Stunden gelesen haben. Ist bis dahin nichts geschehen, schreib uns.`,
        'Admins können eine Seite sofort verbergen. Dann sieht sie nur noch, wem sie gehört, und liest dort auch den Grund. Geschieht es wieder, schließen wir das Konto.',
      ],
      links: [{ to: '/contentResponsibility', text: 'Um Entfernung eines Bildes oder Textes bitten' }],
    },
  ],
};
