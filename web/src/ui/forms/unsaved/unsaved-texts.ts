import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

interface UnsavedTexts {
  readonly title: string;
  readonly textWithDraft: string;
  readonly text: string;
  readonly stay: string;
  readonly keep: string;
  readonly discard: string;
  readonly offeredOn: (moment: string) => string;
  readonly quoted: (beginning: string) => string;
  readonly stale: string;
  readonly restore: string;
}

/** The texts of unsaved text: they are downloaded with what shows them, in both languages. */
const TEXTS = {
  en: {
    title: 'Discard what you typed?',
    textWithDraft: 'It is not saved yet. You can keep it as a draft on this device, and find it here when you come back.',
    text: 'It is not saved yet, and leaving loses it.',
    stay: 'Keep editing',
    keep: 'Keep a draft',
    discard: 'Discard',
    offeredOn: (moment) => `You have unsaved text from ${moment}`,
    quoted: (beginning) => `“${beginning}”`,
    stale: 'The saved text has changed since then. Restore yours to compare the two, or discard it.',
    restore: 'Restore',
  },
  de: {
    title: 'Verwerfen, was du getippt hast?',
    textWithDraft:
      'Es ist noch nicht gespeichert. Du kannst es als Entwurf auf diesem Gerät behalten und findest es hier wieder, wenn du zurückkommst.',
    text: 'Es ist noch nicht gespeichert und geht verloren, wenn du jetzt gehst.',
    stay: 'Weiter bearbeiten',
    keep: 'Entwurf behalten',
    discard: 'Verwerfen',
    offeredOn: (moment) => `Du hast ungespeicherten Text vom ${moment}`,
    quoted: (beginning) => `„${beginning}“`,
    stale: 'Der gespeicherte Text hat sich seitdem geändert. Stell deinen wieder her, um beide zu vergleichen, oder verwirf ihn.',
    restore: 'Wiederherstellen',
  },
} as const satisfies Record<Language, UnsavedTexts>;

/** The texts of unsaved text in the user's language; `offered` names the day and the time of a draft (ISO 8601). */
export function useUnsavedTexts() {
  const { language } = useLanguage();
  const moment = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const texts: UnsavedTexts = TEXTS[language];
  return { ...texts, offered: (at: string) => texts.offeredOn(moment.format(new Date(at))) };
}
