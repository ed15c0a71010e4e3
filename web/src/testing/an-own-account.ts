import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aProfile } from '@touchline/domain/person/testing/a-profile';

type OwnAccount = AnswerOf<'account'>;

/** The API's answer about one's own account: an adult high-school player with a password. */
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
    consents: [{ at: '2026-01-01T10:00:00.000Z', kind: 'terms', granted: true, services: [], version: 1 }],
    termsToAgreeTo: null,
    deactivatedAt: null,
    guideTasks: [],
    mailsOff: ['weeklyInterest'],
    createdAt: '2026-01-01T10:00:00.000Z',
    currency: 'usd',
    boundCurrency: null,
    planEnding: null,
    planRenewsAt: null,
    isCustomer: false,
    hasGuardian: false,
    isGuardianRefused: false,
    mayAllowMarketing: true,
    roleRequests: [],
    claimable: [],
    collegeRequest: null,
    ...changes,
  };
}

type OwnProfile = AnswerOf<'ownProfile'>;

/** The API's answer about the signed-in user's own profile. */
export function anOwnProfile(changes: Partial<OwnProfile> = {}): OwnProfile {
  return { ...aProfile(), email: 'robin@touchline.example', currency: 'usd', ...changes };
}

/** An accepted head coach of a college. */
export function aCoachOf(collegeId: string, changes: Partial<OwnProfile> = {}): OwnProfile {
  return anOwnProfile({ type: 'coach', roles: [{ type: 'headcoach', value: collegeId, status: 'Accepted' }], ...changes });
}
