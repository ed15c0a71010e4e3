import { newAccount } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { recruitSearchAnswer } from '@touchline/domain/person/recruits/recruit-search-schema';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Caller } from '../caller';

/** Of age whenever a test runs. */
const ADULT = '2000-01-01';

/** The class of players who are found whenever a test runs. */
const GRADUATION_YEAR = 2088;

/** Stores players who have no account; their ids begin with `player-` and end with their number in three digits. */
export async function storedRecruits(all: readonly Partial<Profile>[]): Promise<readonly Profile[]> {
  const { profiles } = personDocuments(firestore());
  const players = all.map((changes, at) => {
    const _id = `player-${String(at).padStart(3, '0')}`;
    return aProfile({ _id, username: _id, adultFrom: ADULT, graduationYear: GRADUATION_YEAR, ...changes });
  });
  await Promise.all(players.map((player) => profiles.doc(player._id).set(player)));
  return players;
}

/** What a caller is answered who searches; fails if the answer is not one. */
export async function searched(caller: Caller, query: string) {
  const { status, body, text } = await caller.call('searchProfiles', { query });
  if (status !== 200) throw new Error(`${query}: ${status} ${text}`);
  return recruitSearchAnswer.parse(body);
}

/** The ids of the players on the first page of a search. */
export async function foundBy(caller: Caller, query: string): Promise<readonly string[]> {
  return (await searched(caller, query)).items.map(({ _id }) => _id);
}

/** Gives a member a plan, from a time until another; null where it renews. */
export async function givePlan(
  { uid, email }: { readonly uid: string; readonly email: string },
  plan: 'premium' | 'guestAccess',
  until: string | null,
): Promise<void> {
  const identity = { firstName: 'Test', lastName: 'Person', dateOfBirth: '2000-02-03' };
  const account = newAccount({ uid, email, ...identity, marketingOptIn: false, locale: 'en', now: '2026-01-01T00:00:00.000Z' });
  const entitlements = {
    ...account.entitlements,
    [plan]: { since: '2026-01-01T00:00:00.000Z', until, subscriptionId: null },
  };
  await personDocuments(firestore())
    .accounts.doc(uid)
    .set({ ...account, entitlements });
}
