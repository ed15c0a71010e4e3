import type { Language } from '@touchline/domain/http/api-messages';
import { type ComponentType, createElement } from 'react';
import { ACCOUNT_WORDS } from '../features/account/account-words';
import { ADMIN_WORDS } from '../features/admin-users/admin-words';
import { loadWords, type WordsPart } from '../i18n/languages';
import { PERSON_WORDS } from '../components/person/person-words';
import { SAVING_WORDS } from '../components/saving/saving-words';
import { VisitQueries } from './queries/visit-queries';

interface OwnPage {
  readonly screen: () => Promise<ComponentType>;
  readonly words: readonly WordsPart[];
}

const OWN_PAGES = {
  adminUsers: {
    screen: async () => (await import('../features/admin-users/admin-users-screen')).AdminUsersScreen,
    words: [ACCOUNT_WORDS, ADMIN_WORDS],
  },
  account: {
    screen: async () => (await import('../features/account/account-screen')).AccountScreen,
    words: [ACCOUNT_WORDS],
  },
  personalInfo: {
    screen: async () => (await import('../features/account/personal-info-screen')).PersonalInfoScreen,
    words: [ACCOUNT_WORDS, PERSON_WORDS],
  },
  loginAndSecurity: {
    screen: async () => (await import('../features/account/security-screen')).SecurityScreen,
    words: [ACCOUNT_WORDS, PERSON_WORDS],
  },
  manageData: {
    screen: async () => (await import('../features/account/manage-data-screen')).ManageDataScreen,
    words: [ACCOUNT_WORDS, PERSON_WORDS],
  },
  mycolleges: {
    screen: async () => (await import('../features/saved-colleges/my-colleges-screen')).MyCollegesScreen,
    words: [SAVING_WORDS],
  },
} as const satisfies Record<string, OwnPage>;

export type OwnPageName = keyof typeof OWN_PAGES;

/** Downloads a page of somebody signed in with its texts; its screen stands among the visit's queries. */
export async function loadOwnPage(name: OwnPageName, language: Language): Promise<ComponentType> {
  const { screen, words } = OWN_PAGES[name];
  const [Screen] = await Promise.all([screen(), ...words.map((part) => loadWords(part, language))]);
  return () => createElement(VisitQueries, null, createElement(Screen));
}
