import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { type ComponentType, createElement } from 'react';
import { SAVING_MESSAGES } from '../components/saving/save-slot';
import { loadMessages, type MessagesPart } from '../i18n/languages';
import { VisitQueries } from './visit-queries';

/** The texts of the fields about a person; the dialogs' texts hold them as well. */
const PERSON_MESSAGES: MessagesPart = {
  en: async () => (await import('../i18n/english/person')).englishPerson,
  de: async () => (await import('../i18n/german/person')).germanPerson,
};

/** The texts of the admins' list of people. */
const ADMIN_MESSAGES: MessagesPart = {
  en: async () => (await import('../i18n/english/admin')).englishAdmin,
  de: async () => (await import('../i18n/german/admin')).germanAdmin,
};

/** The texts of the account pages. */
const ACCOUNT_MESSAGES: MessagesPart = {
  en: async () => (await import('../i18n/english/account')).englishAccount,
  de: async () => (await import('../i18n/german/account')).germanAccount,
};

interface OwnPage {
  readonly screen: () => Promise<ComponentType>;
  readonly messages: readonly MessagesPart[];
}

const OWN_PAGES = {
  adminUsers: {
    screen: async () => (await import('../features/admin-users/admin-users-screen')).AdminUsersScreen,
    messages: [ACCOUNT_MESSAGES, ADMIN_MESSAGES],
  },
  account: {
    screen: async () => (await import('../features/account/account-screen')).AccountScreen,
    messages: [ACCOUNT_MESSAGES],
  },
  personalInfo: {
    screen: async () => (await import('../features/account/personal-info-screen')).PersonalInfoScreen,
    messages: [ACCOUNT_MESSAGES, PERSON_MESSAGES],
  },
  loginAndSecurity: {
    screen: async () => (await import('../features/account/security-screen')).SecurityScreen,
    messages: [ACCOUNT_MESSAGES, PERSON_MESSAGES],
  },
  manageData: {
    screen: async () => (await import('../features/account/manage-data-screen')).ManageDataScreen,
    messages: [ACCOUNT_MESSAGES, PERSON_MESSAGES],
  },
  mycolleges: {
    screen: async () => (await import('../features/saved-colleges/my-colleges-screen')).MyCollegesScreen,
    messages: [SAVING_MESSAGES],
  },
} as const satisfies Record<string, OwnPage>;

export type OwnPageName = keyof typeof OWN_PAGES;

/** Downloads the page of a signed-in user with its texts; its screen shares the visit's query cache. */
export async function loadOwnPage(name: OwnPageName, language: Language): Promise<ComponentType> {
  const { screen, messages } = OWN_PAGES[name];
  const [Screen] = await Promise.all([screen(), ...messages.map((part) => loadMessages(part, language))]);
  return () => createElement(VisitQueries, null, createElement(Screen));
}
