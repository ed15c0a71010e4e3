import type { HIDEABLE_TEXTS } from '@touchline/domain/person/profiles/audience/visibility';
import type { Language } from '@touchline/domain/kernel/language';

interface HiddenTexts {
  readonly profile: string;
  readonly parts: Readonly<Record<'picture' | (typeof HIDEABLE_TEXTS)[number], string>>;
  readonly reason: (reason: string) => string;
  readonly label: string;
  readonly help: string;
  readonly missing: string;
  readonly send: string;
  readonly sent: string;
  readonly answered: string;
}

/** What /account says of what admins hide; downloaded where something is. */
export const HIDDEN_TEXTS: Readonly<Record<Language, HiddenTexts>> = {
  en: {
    profile: 'We have hidden your profile',
    parts: {
      picture: 'We have hidden one of your pictures',
      about: 'We have hidden the text about you',
      teams: 'We have hidden your teams',
      honours: 'We have hidden your honors and awards',
      schedule: 'We have hidden your schedule',
      videos: 'We have hidden your videos',
      albums: 'We have hidden your albums',
      social: 'We have hidden your social media',
    },
    reason: (reason) => `Our note: ${reason}`,
    label: 'Your answer to us',
    help: 'You can answer once. Tell us what you have changed or why you disagree.',
    missing: 'Please write an answer.',
    send: 'Send answer',
    sent: 'Thank you. We will look at it again.',
    answered: 'We have your answer and will look at it again.',
  },
  de: {
    profile: 'Wir haben dein Profil verborgen',
    parts: {
      picture: 'Wir haben eines deiner Bilder verborgen',
      about: 'Wir haben den Text über dich verborgen',
      teams: 'Wir haben deine Teams verborgen',
      honours: 'Wir haben deine Auszeichnungen verborgen',
      schedule: 'Wir haben deinen Spielplan verborgen',
      videos: 'Wir haben deine Videos verborgen',
      albums: 'Wir haben deine Alben verborgen',
      social: 'Wir haben deine sozialen Netzwerke verborgen',
    },
    reason: (reason) => `Unsere Anmerkung: ${reason}`,
    label: 'Deine Antwort an uns',
    help: 'Du kannst einmal antworten. Schreib uns, was du geändert hast oder warum du das anders siehst.',
    missing: 'Bitte schreib eine Antwort.',
    send: 'Antwort senden',
    sent: 'Danke. Wir sehen es uns noch einmal an.',
    answered: 'Wir haben deine Antwort und sehen es uns noch einmal an.',
  },
};
