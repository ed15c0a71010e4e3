import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { type ComponentType, createElement } from 'react';
import { SAVING_WORDS } from '../components/saving/save-slot';
import { loadWords, type WordsPart } from '../i18n/languages';
import { VisitQueries } from './visit-queries';

/** The texts of the fields about a person; the dialogs' texts hold them as well. */
const PERSON_WORDS: WordsPart = {
  en: async () => (await import('../i18n/english/person')).englishPerson,
  de: async () => (await import('../i18n/german/person')).germanPerson,
};

/** The texts of the admins' list of people. */
const ADMIN_WORDS: WordsPart = {
  en: async () => (await import('../i18n/english/admin')).englishAdmin,
  de: async () => (await import('../i18n/german/admin')).germanAdmin,
};

/** The texts of the account pages. */
const ACCOUNT_WORDS: WordsPart = {
  en: async () => (await import('../i18n/english/account')).englishAccount,
  de: async () => (await import('../i18n/german/account')).germanAccount,
};

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

/** Downloads the page of a signed-in user with its texts; its screen shares the visit's query cache. */
export async function loadOwnPage(name: OwnPageName, language: Language): Promise<ComponentType> {
  const { screen, words } = OWN_PAGES[name];
  const [Screen] = await Promise.all([screen(), ...words.map((part) => loadWords(part, language))]);
  return () => createElement(VisitQueries, null, createElement(Screen));
}
