import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import type { MailState } from '@touchline/domain/person/claims/decide-role';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { expect, test } from 'vitest';
import { aChangedCatalogue } from '../colleges/testing/a-changed-catalogue';
import { decideRole } from './role-handlers';

const collegeAt = (collegeURL: string) =>
  catalogueRowOf(aCollege({ _id: 'grove', name: 'Grove College', pathName: 'Grove_College', collegeURL }));

/**
 * Which colleges the decision about a coach of grove.edu rests on, where the catalogue has changed since it was read.
 */
async function decidedBy(before: string, after: string): Promise<readonly string[]> {
  const seen: MailState[] = [];
  const decide = decideRole({
    catalogue: aChangedCatalogue([collegeAt(before)], [collegeAt(after)]),
    roles: {
      decide: ({ mail }) => {
        seen.push(mail);
        return Promise.reject(new Refusal('conflict', 'emailOfOtherCollege'));
      },
    },
    users: {
      find: (uid) =>
        Promise.resolve({
          uid,
          email: 'robin@grove.edu',
          emailVerified: true,
          displayName: null,
          isDisabled: false,
          providers: ['password'],
          createdAt: '2026-06-01T12:00:00.000Z',
          lastSignInAt: null,
          sessionsEndedAt: null,
          claims: {},
        }),
    },
    renewClaims: () => Promise.resolve(),
    show: () => Promise.resolve([]),
  });
  const body = () => ({ type: 'headcoach', collegeId: 'grove', decision: 'accepted', reason: null }) as const;
  const call = { actor: { uid: 'admin-1', isAdmin: true, roles: [], isDeactivated: false }, params: { uid: 'uid-1' }, body };
  await expect(decide(call as unknown as Parameters<typeof decide>[0])).rejects.toThrow(Refusal);
  return seen.flatMap(({ collegeIds }) => collegeIds);
}

test('a decision rests on the catalogue as it is at that moment, not as this instance read it before', async () => {
  expect(await decidedBy('https://www.old-grove.edu/', 'https://www.grove.edu/')).toEqual(['grove']);
  expect(await decidedBy('https://www.grove.edu/', 'https://www.old-grove.edu/')).toEqual([]);
});
