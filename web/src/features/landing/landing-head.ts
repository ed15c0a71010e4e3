import type { Language } from '@touchline/domain/http/api-messages';

const TEXTS = {
  en: {
    title: 'Find the team that needs you',
    description:
      'Touchline brings college soccer together: colleges of NCAA, NAIA, NJCAA and U SPORTS with their teams, towns and costs. Search free, without an account.',
  },
  de: {
    title: 'Finde das Team, das dich braucht',
    description:
      'Touchline bringt den College-Fußball zusammen: Colleges aus NCAA, NAIA, NJCAA und U SPORTS mit Teams, Orten und Kosten. Kostenlos suchen, ohne Konto.',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** What search engines and link previews say of /home; the title comes without the site's name. */
export function headOfLanding(language: Language): {
  readonly title: string;
  readonly description: string;
  readonly path: string;
} {
  return { ...TEXTS[language], path: '/home' };
}
