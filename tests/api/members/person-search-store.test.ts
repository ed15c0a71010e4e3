import { newAccount } from '@touchline/domain/person/account/account';
import { blankProfile } from '@touchline/domain/person/profiles/new-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { type PersonSearchStore, personSearchStore } from '@touchline/functions/features/members/person-search-store';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDatabase } from '../../support/api/platform/own-project';

/** More people than one look reads; the three who are sought come after the first hundred. */
const PEOPLE = 110;
const SOUGHT_FROM = 107;

let store: PersonSearchStore;
beforeAll(async () => {
  const database = aDatabase();
  store = personSearchStore(() => database);
  const { accounts, profiles } = personDocuments(database);
  const batch = database.batch();
  for (let at = 0; at < PEOPLE; at += 1) {
    const uid = uidOf(at);
    const lastName = at < SOUGHT_FROM ? 'Oak' : 'Ash';
    const fields = { uid, email: `${uid}@people.example`, firstName: 'Morgana', lastName, dateOfBirth: '2000-02-03' };
    batch.set(accounts.doc(uid), newAccount({ ...fields, marketingOptIn: false, locale: 'en', now: momentOf(PEOPLE - at) }));
    const profile = { _id: uid, username: uid, displayName: `Morgana ${lastName}`, sportsTypeGender: 'Male' } as const;
    const roles = [{ type: 'coach', value: 'grove', status: 'Pending' } as const];
    batch.set(profiles.doc(uid), blankProfile({ ...profile, type: 'coach', roles, now: momentOf(at) }));
  }
  await batch.commit();
});

/** The lowest numbers are the newest accounts and the profiles that are longest unchanged: first in both lists. */
const uidOf = (at: number): string => `person-${String(at).padStart(4, '0')}`;
const momentOf = (minutes: number): string => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();

describe('a search whose words only people beyond the first hundred have', () => {
  test.each(['find', 'listPending'] as const)('%s shows a page without anybody and a cursor that leads to them', async (list) => {
    const first = await store[list]('Morgana Ash', null);
    expect(first.people).toEqual([]);
    expect(first.next).toContain(`~${uidOf(99)}`);

    const second = await store[list]('Morgana Ash', first.next);
    expect(second.people.map(({ account }) => account._id)).toEqual([107, 108, 109].map(uidOf));
    expect(second.next).toBeNull();
  });

  test.each(['find', 'listPending'] as const)('%s goes on after each full page until everyone was shown once', async (list) => {
    const shown: string[] = [];
    for (let after: string | null = null, page = 0; page < 10; page += 1) {
      const { people, next }: Awaited<ReturnType<typeof store.find>> = await store[list]('Morgana', after);
      shown.push(...people.map(({ account }) => account._id));
      after = next;
      if (after === null) break;
    }
    expect(shown).toEqual(Array.from({ length: PEOPLE }, (_, at) => uidOf(at)));
  });
});
