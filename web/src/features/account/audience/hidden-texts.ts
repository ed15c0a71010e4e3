import type { HIDEABLE_TEXTS } from '@touchline/domain/person/profiles/audience/visibility';
import type { Language } from '@touchline/domain/kernel/language';

interface HiddenTexts {
  readonly profile: string;
  readonly parts: Readonly<Record<'picture' | (typeof HIDEABLE_TEXTS)[number], string>>;
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
  },
};
