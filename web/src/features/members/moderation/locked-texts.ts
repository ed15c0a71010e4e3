import type { AnswerOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

export type LockedPicture = AnswerOf<'lockedPictures'>['items'][number];
export type LockedAct = SentBodyOf<'askForLockedPicture'>['wanted'];

interface LockedTexts {
  readonly title: string;
  readonly text: string;
  readonly picture: (place: string) => string;
  readonly since: (moment: string) => string;
  readonly person: string;
  readonly ask: Readonly<Record<LockedAct, string>>;
  readonly askTitle: Readonly<Record<LockedAct, string>>;
  readonly askText: Readonly<Record<LockedAct, string>>;
  readonly asked: string;
  readonly reasonMissing: string;
  readonly waits: Readonly<Record<LockedAct, string>>;
  readonly confirm: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly done: string;
  readonly openUntil: (moment: string) => string;
  readonly look: string;
}

const ENGLISH: LockedTexts = {
  title: 'Locked pictures',
  text: 'Reported for the sexual abuse of a child. Nobody sees them. Never copy, send or print one. Two admins decide together.',
  picture: (place) => `The picture ${place}`,
  since: (moment) => `locked since ${moment}`,
  person: 'Person and suspension',
  ask: { open: 'Open', clear: 'Give back', remove: 'Remove for good' },
  askTitle: { open: 'Open this picture?', clear: 'Give this picture back?', remove: 'Remove this picture for good?' },
  askText: {
    open: 'Once a second admin agrees, both of you can look at it for an hour. The log keeps every look.',
    clear: 'Once a second admin agrees, the picture is visible again, and the reports about it are closed.',
    remove: 'Once a second admin agrees, the file is deleted. Do this only when the authorities no longer need it.',
  },
  asked: 'A second admin has to agree now',
  reasonMissing: 'Please give a reason.',
  waits: {
    open: 'A second admin has to agree to open it.',
    clear: 'A second admin has to agree to give it back.',
    remove: 'A second admin has to agree to remove it for good.',
  },
  confirm: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  done: 'Your decision is saved',
  openUntil: (moment) => `You can look at it until ${moment}.`,
  look: 'Look at the picture',
};

const GERMAN: LockedTexts = {
  title: 'Gesperrte Bilder',
  text: 'Gemeldet wegen sexuellen Missbrauchs eines Kindes. Niemand sieht sie. Kopiere, verschicke und drucke keines. Zwei Admins entscheiden gemeinsam.',
  picture: (place) => `Das Bild ${place}`,
  since: (moment) => `gesperrt seit ${moment}`,
  person: 'Person und Sperre',
  ask: { open: 'Öffnen', clear: 'Freigeben', remove: 'Endgültig entfernen' },
  askTitle: { open: 'Dieses Bild öffnen?', clear: 'Dieses Bild freigeben?', remove: 'Dieses Bild endgültig entfernen?' },
  askText: {
    open: 'Stimmt ein zweiter Admin zu, könnt ihr beide es eine Stunde lang ansehen. Jeder Blick steht im Protokoll.',
    clear: 'Stimmt ein zweiter Admin zu, ist das Bild wieder sichtbar, und die Meldungen dazu sind geschlossen.',
    remove: 'Stimmt ein zweiter Admin zu, wird die Datei gelöscht. Tu das erst, wenn die Behörden sie nicht mehr brauchen.',
  },
  asked: 'Jetzt muss ein zweiter Admin zustimmen',
  reasonMissing: 'Bitte gib einen Grund an.',
  waits: {
    open: 'Ein zweiter Admin muss zustimmen, damit es geöffnet wird.',
    clear: 'Ein zweiter Admin muss zustimmen, damit es freigegeben wird.',
    remove: 'Ein zweiter Admin muss zustimmen, damit es endgültig entfernt wird.',
  },
  confirm: 'Zustimmen',
  refuse: 'Ablehnen',
  withdraw: 'Zurückziehen',
  done: 'Deine Entscheidung ist gespeichert',
  openUntil: (moment) => `Du kannst es bis ${moment} ansehen.`,
  look: 'Bild ansehen',
};

const LOCKED_TEXTS: Readonly<Record<Language, LockedTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of locked pictures, which only admins download. */
export function useLockedTexts(): LockedTexts {
  return LOCKED_TEXTS[useLanguage().language];
}
