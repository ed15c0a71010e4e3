/** The messages about the lists that the staff of a college share; a part of `STAFF_MESSAGES`. */
export const SHARED_LIST_MESSAGES = {
  notOnStaff: {
    en: 'Only the staff of this college share this list.',
    de: 'Diese Liste gehört nur den Coaches dieses Colleges.',
  },
  recruitMoved: {
    en: 'Somebody else on your staff moved this player first. Nothing was overwritten.',
    de: 'Jemand anderes aus deinem Team war schneller. Nichts wurde überschrieben.',
  },
  recruitRemoved: {
    en: 'Somebody on your staff took this player off the list.',
    de: 'Jemand aus deinem Team hat diese Person von der Liste genommen.',
  },
  sharedListFull: {
    en: 'The shared list holds {most} players at most. Take one off first.',
    de: 'Auf die gemeinsame Liste passen höchstens {most} Personen. Nimm zuerst eine herunter.',
  },
  staffEntriesFull: {
    en: 'The shared list holds {most} entries at most. Remove an old note first.',
    de: 'Auf die gemeinsame Liste passen höchstens {most} Einträge. Lösche zuerst eine alte Notiz.',
  },
  staffEntryChanged: {
    en: 'You changed this note in another window. Nothing was overwritten.',
    de: 'Du hast diese Notiz in einem anderen Fenster geändert. Nichts wurde überschrieben.',
  },
  staffEntryRemoved: {
    en: 'This note was removed in another window.',
    de: 'Diese Notiz wurde in einem anderen Fenster gelöscht.',
  },
  notYourEntry: {
    en: 'Only the person who wrote this can change it.',
    de: 'Das kann nur ändern, wer es geschrieben hat.',
  },
} as const;
