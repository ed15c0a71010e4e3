/** The messages about the links between players and their guardians; a part of `API_MESSAGES`. */
export const GUARDIANSHIP_MESSAGES = {
  guardianshipToNobody: {
    en: 'Please enter an email address or the link to a player’s page.',
    de: 'Gib bitte eine E-Mail-Adresse oder den Link zum Profil an.',
  },
  guardianshipNeedsParent: {
    en: 'For this you need a parent’s account, and you have to be 18 or older.',
    de: 'Dafür brauchst du ein Elternkonto, und du musst mindestens 18 sein.',
  },
  guardianshipForMinors: {
    en: 'Only players under 18 link a parent or guardian.',
    de: 'Einen Elternteil verknüpfen kann nur, wer als Spielerin oder Spieler unter 18 ist.',
  },
  guardianshipAskedAlready: {
    en: 'You are linked already, or a question is still open.',
    de: 'Ihr seid schon verknüpft, oder eine Anfrage ist noch offen.',
  },
  guardiansFull: {
    en: 'Two parents or guardians are linked already. That is as many as we allow.',
    de: 'Zwei Eltern oder Sorgeberechtigte sind schon verknüpft. Mehr geht nicht.',
  },
  guardianshipsTooMany: {
    en: 'Too many questions are open. End one of them first.',
    de: 'Es sind zu viele Anfragen offen. Beende zuerst eine davon.',
  },
  unknownGuardianship: { en: 'We can’t find this question.', de: 'Diese Anfrage gibt es nicht.' },
  guardianshipExpired: {
    en: 'This question has expired. Please ask again.',
    de: 'Diese Anfrage ist abgelaufen. Bitte fragt noch einmal.',
  },
  guardianshipOver: { en: 'This question is closed already.', de: 'Diese Anfrage ist schon erledigt.' },
  guardianshipOfAge: {
    en: 'The player is 18 now, so there is nothing to link any more.',
    de: 'Das Talent ist jetzt 18. Eine Verknüpfung ist nicht mehr möglich.',
  },
  guardianshipUnread: {
    en: 'Please read first what this opens, and tick the box.',
    de: 'Lies bitte zuerst, was damit sichtbar wird, und setze dann das Häkchen.',
  },
  guardianshipReadsOnly: {
    en: 'You can’t decide anything for this player now.',
    de: 'Für dieses Profil kannst du gerade nichts entscheiden.',
  },
  guardianshipNotAsked: {
    en: 'You can decide this 30 days before your 18th birthday.',
    de: 'Das kannst du 30 Tage vor deinem 18. Geburtstag entscheiden.',
  },
} as const;
