/** What the form says by which a coach writes to a player, in both languages. */
export const CONTACT_TEXTS = {
  en: {
    write: 'Write',
    writeTo: (name: string) => `Write to ${name}`,
    intro:
      'The message goes to the player by mail and into the inbox. Neither of you sees the other’s address. If the player is under 18, a parent or guardian gets a copy of every message.',
    loading: 'Looking up whether you can write …',
    college: 'For which college?',
    why: 'Why are you writing?',
    whyHelp: 'What you have seen and what interests you. Plain text; links are not clickable.',
    next: 'What comes next?',
    camp: 'Name a camp',
    noCamp: 'No camp',
    send: 'Send',
    sent: 'Sent. The answer comes into your inbox.',
    cancel: 'Cancel',
    toThread: 'Open the conversation',
    refusal: {
      contactOff: 'This player takes no messages from you on Touchline.',
      contactNeedsGuardian:
        'This player is under 18, and no parent or guardian has confirmed yet. Until one has, nobody can write to them here. The player reads in the inbox how to change that.',
      contactDeclined: 'The player has thanked you: your college is not what they are looking for.',
      threadIsOpen: 'Your college is already in a conversation with this player.',
    },
    ruleFrom: (whose: string, date: string) => `${whose}: you may write from ${date}.`,
    rule: (whose: string, text: string) => `${whose}: ${text}.`,
    ruleNote: 'For your information, from our table of rules. Please check with your compliance office.',
  },
  de: {
    write: 'Schreiben',
    writeTo: (name: string) => `${name} schreiben`,
    intro:
      'Die Nachricht kommt per Mail und in den Posteingang. Keine Seite sieht die Adresse der anderen. Wer unter 18 ist, dessen Eltern bekommen jede Nachricht als Kopie.',
    loading: 'Wir sehen nach, ob du schreiben kannst …',
    college: 'Für welches College?',
    why: 'Warum schreibst du?',
    whyHelp: 'Was du gesehen hast und was dich interessiert. Nur Text; Links sind nicht anklickbar.',
    next: 'Wie geht es weiter?',
    camp: 'Ein Camp nennen',
    noCamp: 'Kein Camp',
    send: 'Senden',
    sent: 'Gesendet. Die Antwort kommt in deinen Posteingang.',
    cancel: 'Abbrechen',
    toThread: 'Unterhaltung öffnen',
    refusal: {
      contactOff: 'Auf Touchline nimmt dieses Profil keine Nachrichten von dir an.',
      contactNeedsGuardian:
        'Dieses Profil gehört zu jemandem unter 18, und bisher hat kein Elternteil bestätigt. So lange kann hier niemand schreiben. Wie sich das ändert, steht dort im Posteingang.',
      contactDeclined: 'Du hast eine Absage mit Dank bekommen: Dein College ist nicht das, was gesucht wird.',
      threadIsOpen: 'Dein College schreibt mit diesem Profil schon eine Unterhaltung.',
    },
    ruleFrom: (whose: string, date: string) => `${whose}: Du darfst ab dem ${date} schreiben.`,
    rule: (whose: string, text: string) => `${whose}: ${text}.`,
    ruleNote: 'Nur zur Information, aus unserer Regeltabelle. Frag im Zweifel euer Compliance-Büro.',
  },
} as const;
