/** The messages about watched searches; a part of `API_MESSAGES`. */
export const WATCHING_MESSAGES = {
  watchedUnverified: {
    en: 'Please confirm your email address first, so that we can write to you.',
    de: 'Bitte bestätige zuerst deine E-Mail-Adresse, damit wir dir schreiben können.',
  },
  watchedTooMany: {
    en: 'You already follow {most} searches. End one in your account first.',
    de: 'Du lässt dir schon zu {most} Suchen schreiben. Beende zuerst eine in deinem Konto.',
  },
  watchedTooWide: {
    en: 'This search finds more than {most} recruits. Choose filters first, and we’ll tell you who is new.',
    de: 'Diese Suche findet mehr als {most} Talente. Wähle zuerst Filter, dann sagen wir dir, wer neu ist.',
  },
  watchedUnknownFilter: {
    en: 'This search has a filter that no longer exists. Search again and then press the button.',
    de: 'Diese Suche hat einen Filter, den es nicht mehr gibt. Suche noch einmal und drück dann auf den Knopf.',
  },
  watchedPastCamps: {
    en: 'These camps are over, so nothing new can fit. Search camps to come.',
    de: 'Diese Camps sind vorbei, da kommt nichts Neues dazu. Suche Camps, die noch kommen.',
  },
  watchedByChange: {
    en: 'We can’t follow a search by when profiles changed. Remove that filter first.',
    de: 'Eine Suche danach, wann sich Profile geändert haben, geht hier nicht. Nimm diesen Filter zuerst heraus.',
  },
} as const;
