import type { Language } from '@touchline/domain/kernel/language';

interface OfflineTexts {
  readonly site: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly toList: string;
  readonly again: string;
  readonly load: string;
  readonly back: string;
  readonly list: string;
  readonly asOf: (when: string) => string;
  readonly readOnly: string;
  readonly count: (count: number) => string;
  readonly noColleges: string;
  readonly note: string;
  readonly next: string;
  readonly camps: string;
  readonly noCamps: string;
  readonly visits: string;
  readonly noVisits: string;
  readonly sheet: string;
  readonly nothingTitle: string;
  readonly nothingText: string;
}

/** The texts of the page for readers without network; it holds both languages, because it can load nothing more. */
export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = {
  en: {
    site: 'Touchline',
    label: 'No connection',
    title: 'You are offline',
    text: 'This page needs a connection. What was last kept on this device, you can still read.',
    toList: 'Read your saved colleges',
    again: 'Try again',
    load: 'Load the page',
    back: 'You are back online. Load the page to see what is new and make changes.',
    list: 'Saved colleges',
    asOf: (when) => `As of ${when}`,
    readOnly: 'You are offline: you can read everything here, but you can’t change anything until you are back online.',
    count: (count) => (count === 1 ? '1 college' : `${count} colleges`),
    noColleges: 'You had not saved a college.',
    note: 'Note',
    next: 'Next step',
    camps: 'Your camps',
    noCamps: 'You had not saved a camp on this device.',
    visits: 'Your visits',
    noVisits: 'You had not written down a visit.',
    sheet: 'Your sheet',
    nothingTitle: 'Nothing is kept on this device',
    nothingText:
      'Open your saved colleges once while you are online. After that you can read them here, unless you said that this is a shared computer.',
  },
  de: {
    site: 'Touchline',
    label: 'Kein Netz',
    title: 'Du bist offline',
    text: 'Für diese Seite brauchst du Netz. Was zuletzt auf diesem Gerät lag, kannst du auch ohne lesen.',
    toList: 'Gemerkte Colleges lesen',
    again: 'Noch einmal versuchen',
    load: 'Seite laden',
    back: 'Du bist wieder verbunden. Lade die Seite, um Neues zu sehen und etwas zu ändern.',
    list: 'Gemerkte Colleges',
    asOf: (when) => `Stand: ${when}`,
    readOnly: 'Du bist offline: Du kannst hier alles lesen, aber erst wieder etwas ändern, wenn du verbunden bist.',
    count: (count) => (count === 1 ? '1 College' : `${count} Colleges`),
    noColleges: 'Du hattest dir kein College gemerkt.',
    note: 'Notiz',
    next: 'Nächster Schritt',
    camps: 'Deine Camps',
    noCamps: 'Du hattest dir auf diesem Gerät kein Camp gemerkt.',
    visits: 'Deine Besuche',
    noVisits: 'Du hattest keinen Besuch aufgeschrieben.',
    sheet: 'Dein Steckbrief',
    nothingTitle: 'Auf diesem Gerät liegt nichts',
    nothingText:
      'Öffne deine gemerkten Colleges einmal, solange du Netz hast. Von da an kannst du sie hier lesen, außer du teilst dir dieses Gerät mit anderen.',
  },
};
