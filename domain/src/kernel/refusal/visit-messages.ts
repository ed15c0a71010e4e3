/** The messages about visits of colleges; a part of `API_MESSAGES`. */
export const VISIT_MESSAGES = {
  unknownVisit: { en: 'This visit is not in your journal.', de: 'Diesen Besuch gibt es in deinem Tagebuch nicht.' },
  visitAhead: {
    en: 'This day is still ahead. Plan the visit as your next step and write it down afterwards.',
    de: 'Dieser Tag kommt erst noch. Plane den Besuch als nächsten Schritt und schreib ihn danach auf.',
  },
  visitNotSaved: {
    en: 'Save this college first. Then you can write down a visit.',
    de: 'Merk dir dieses College zuerst. Dann kannst du einen Besuch aufschreiben.',
  },
  visitChanged: {
    en: 'You changed this visit in another window. Nothing was overwritten.',
    de: 'Du hast diesen Besuch in einem anderen Fenster geändert. Nichts wurde überschrieben.',
  },
  visitRemoved: {
    en: 'This visit was removed in another window.',
    de: 'Dieser Besuch wurde in einem anderen Fenster gelöscht.',
  },
  visitsTooMany: {
    en: 'Your journal holds {most} visits at most. Remove one first.',
    de: 'In dein Tagebuch passen höchstens {most} Besuche. Lösche zuerst einen.',
  },
  visitPhotosTooMany: {
    en: 'A visit has {most} photos at most. Remove one first.',
    de: 'Ein Besuch hat höchstens {most} Fotos. Lösche zuerst eines.',
  },
  visitPhotoRefused: {
    en: 'We can’t store this photo: it looks like one that was removed from Touchline.',
    de: 'Dieses Foto können wir nicht speichern: Es gleicht einem, das bei Touchline entfernt wurde.',
  },
} as const;
