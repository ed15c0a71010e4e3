import type { SignInMethod } from '@touchline/domain/person/sign-in/sign-in-change';
import type { MessageKey } from '../../i18n/english';
import type { SignInEntry } from '../../session/session-context';

/** The step of the panel (S2-33); `testAccounts` exists in local builds only. */
export type PanelStep = 'email' | 'password' | 'google' | 'register' | 'resetSent' | 'terms' | 'testAccounts';

const FIRST_TITLES = {
  landing: 'signIn.titleLanding',
  pagination: 'signIn.titlePagination',
  default: 'signIn.titleDefault',
} as const satisfies Record<SignInEntry, MessageKey>;

const LATER_TITLES = {
  password: 'signIn.titleLogIn',
  google: 'signIn.titleLogIn',
  resetSent: 'signIn.titleLogIn',
  testAccounts: 'signIn.titleLogIn',
  register: 'signIn.titleRegister',
  terms: 'signIn.titleTerms',
} as const satisfies Record<Exclude<PanelStep, 'email'>, MessageKey>;

/** The panel's title: it depends on what opened the panel; later it is 'Log in' or 'Finish signing up' (S2-32). */
export function titleOf(step: PanelStep, entry: SignInEntry): MessageKey {
  return step === 'email' ? FIRST_TITLES[entry] : LATER_TITLES[step];
}

/** The step after the address, by how its owner signs in (S4-06). */
export function stepFor(method: SignInMethod): PanelStep {
  if (method === 'password') return 'password';
  return method === 'google.com' ? 'google' : 'register';
}
