import { type Account, ACCOUNT_SCHEMA_VERSION } from './account';

/** Everything a new account does not choose by itself: `now` is an ISO 8601 moment, at which the terms were accepted. */
export interface NewAccount extends Pick<
  Account,
  'email' | 'firstName' | 'lastName' | 'dateOfBirth' | 'marketingOptIn' | 'locale'
> {
  readonly uid: string;
  readonly now: string;
}

/** The private document of somebody who has just joined and accepted the terms: nothing bought, no guardian, two lines of consent history. */
export function newAccount({ uid, now, ...chosen }: NewAccount): Account {
  return {
    _id: uid,
    ...chosen,
    schemaVersion: ACCOUNT_SCHEMA_VERSION,
    termsAcceptedAt: now,
    stripeCustomerId: null,
    entitlements: { premium: null, guestAccess: null },
    guardian: null,
    consents: [
      { at: now, kind: 'terms', granted: true, services: [] },
      { at: now, kind: 'marketing', granted: chosen.marketingOptIn, services: [] },
    ],
    roleDecisions: [],
    deactivatedAt: null,
    createdAt: now,
  };
}
