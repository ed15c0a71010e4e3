import type { SignInMethod } from '@touchline/domain/account/sign-in-method';
import type { WordKey } from '../../i18n/english';
import type { SignInEntry } from '../../session/sign-in-opening';

/** Where the panel stands (specification §2, Sign-in panel); `testAccounts` exists in local builds only. */
export type PanelStep = 'email' | 'password' | 'google' | 'register' | 'resetSent' | 'terms' | 'testAccounts';

const FIRST_TITLES = {
  landing: 'signIn.titleLanding',
  pagination: 'signIn.titlePagination',
  default: 'signIn.titleDefault',
} as const satisfies Record<SignInEntry, WordKey>;

const LATER_TITLES = {
  password: 'signIn.titleLogIn',
  google: 'signIn.titleLogIn',
  resetSent: 'signIn.titleLogIn',
  testAccounts: 'signIn.titleLogIn',
  register: 'signIn.titleRegister',
  terms: 'signIn.titleTerms',
} as const satisfies Record<Exclude<PanelStep, 'email'>, WordKey>;

/** The panel's title: by how it was opened, later 'Log in' or 'Finish signing up' (specification §2, Sign-in panel). */
export function titleOf(step: PanelStep, entry: SignInEntry): WordKey {
  return step === 'email' ? FIRST_TITLES[entry] : LATER_TITLES[step];
}

/** The step that an address leads to, by how its owner signs in (specification §4, Sign-in flow). */
export function stepFor(method: SignInMethod): PanelStep {
  if (method === 'password') return 'password';
  return method === 'google.com' ? 'google' : 'register';
}
