/** Refusals of conversations between coaches and players, in both languages. */
export const THREAD_MESSAGES = {
  messageTooShort: {
    en: 'Please write a little more: at least {min} characters.',
    de: 'Bitte schreib etwas mehr: mindestens {min} Zeichen.',
  },
  unknownThread: { en: 'We can’t find this conversation.', de: 'Diese Unterhaltung gibt es nicht.' },
  cannotWriteForCollege: {
    en: 'Only coaches of this college can write in its name.',
    de: 'Für dieses College schreibt nur, wer dort Coach ist.',
  },
  contactOff: {
    en: 'This player takes no messages from you on Touchline.',
    de: 'Auf Touchline nimmt dieses Profil keine Nachrichten von dir an.',
  },
  contactNeedsGuardian: {
    en: 'This player is under 18, and no parent or guardian has confirmed yet. Until one has, nobody can write to them here.',
    de: 'Dieses Profil gehört zu jemandem unter 18, und bisher hat kein Elternteil bestätigt. So lange kann hier niemand schreiben.',
  },
  contactDeclined: {
    en: 'The player has thanked you: your college is not what they are looking for.',
    de: 'Du hast eine Absage mit Dank bekommen: Dein College ist nicht das, was gesucht wird.',
  },
  threadIsOpen: {
    en: 'Your college is already in a conversation with this player.',
    de: 'Dein College schreibt mit diesem Profil schon eine Unterhaltung.',
  },
  threadClosed: { en: 'This conversation is closed.', de: 'Diese Unterhaltung ist beendet.' },
  unknownCampOfCollege: {
    en: 'This camp is not one that your college offers now.',
    de: 'Dieses Camp bietet dein College zurzeit nicht an.',
  },
} as const;
