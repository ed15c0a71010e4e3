import type { Language } from '@touchline/domain/http/api-messages';

const TEXTS = {
  en: {
    title: 'Recruits',
    description: 'Recruit search opens soon on Touchline. Ready today: find a college by name, nickname, town or state.',
  },
  de: {
    title: 'Talente',
    description:
      'Die Talentsuche öffnet bald auf Touchline. Heute schon da: Colleges nach Name, Spitzname, Ort oder Bundesstaat finden.',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** What search engines and link previews say of /; the title comes without the site's name. */
export function headOfRecruitSearch(language: Language): {
  readonly title: string;
  readonly description: string;
  readonly path: string;
} {
  return { ...TEXTS[language], path: '/' };
}
