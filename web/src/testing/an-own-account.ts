import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aProfile } from '@touchline/domain/testing/a-profile';

type OwnAccount = AnswerOf<'account'>;

/** What the API answers to its owner about an account: a grown-up high-school player with a password. */
export function anOwnAccount(changes: Partial<OwnAccount> = {}): OwnAccount {
  return {
    uid: aProfile()._id,
    email: 'robin@touchline.example',
    emailVerified: true,
    providers: ['password'],
    lastSignInAt: '2026-03-01T10:00:00.000Z',
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth: '2000-01-01',
    marketingOptIn: false,
    locale: 'en',
    entitlements: { premium: null, guestAccess: null },
    termsAcceptedAt: '2026-01-01T10:00:00.000Z',
    consents: [{ at: '2026-01-01T10:00:00.000Z', kind: 'terms', granted: true, services: [] }],
    deactivatedAt: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    currency: 'USD',
    mayAllowMarketing: true,
    roleRequests: [],
    claimable: [],
    collegeRequest: null,
    ...changes,
  };
}
