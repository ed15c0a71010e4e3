import type { Role } from '@touchline/domain/person/roles/role';
import { expect, test } from 'vitest';
import type { AuthUser } from '../../platform/auth/auth-changes-gateway';
import { renewRoleClaims } from './role-claims';

type Claims = Readonly<Record<string, unknown>>;
const coachAt = (value: string): Role => ({ type: 'headcoach', value, status: 'Accepted' });
const record = (claims: Claims): AuthUser => ({
  uid: 'uid-1',
  email: 'robin@one.edu',
  emailVerified: true,
  displayName: null,
  isDisabled: false,
  providers: ['password'],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: null,
  sessionsEndedAt: null,
  claims,
});

/** A provider and documents, in which others do something just before claims are written for the first time. */
function aWorld(
  stored: { claims: Claims; roles: readonly Role[]; revoked?: boolean },
  meanwhile: (world: typeof stored) => void,
) {
  const written: Claims[] = [];
  const renew = renewRoleClaims({
    users: {
      find: () => Promise.resolve(record(stored.claims)),
      setClaims: (_, claims) => {
        if (written.length === 0) meanwhile(stored);
        written.push(claims);
        stored.claims = claims;
        return Promise.resolve();
      },
    },
    rolesOf: () => Promise.resolve(stored.roles),
    wasRevokedSince: () => Promise.resolve(stored.revoked === true),
    clock: () => new Date('2026-06-01T12:00:00.000Z'),
  });
  return { renew: () => renew('uid-1'), stored, written };
}

test('[S6-03] the roles claim follows the documents; other claims stay, and what is right is not written', async () => {
  const { renew, stored, written } = aWorld({ claims: { plan: 'kept', admin: true }, roles: [coachAt('one')] }, () => undefined);
  await renew();
  await renew();
  expect(stored.claims).toEqual({ plan: 'kept', admin: true, roles: ['one'] });
  expect(written).toHaveLength(1);
});

test('whoever stops being an admin meanwhile is not made one again', async () => {
  const { renew, stored } = aWorld({ claims: { admin: true }, roles: [coachAt('one')] }, (world) => {
    world.claims = {};
    world.revoked = true;
  });
  await renew();
  expect(stored.claims).toEqual({ roles: ['one'] });
});

test('of two decisions at once no role is lost', async () => {
  const { renew, stored } = aWorld({ claims: {}, roles: [coachAt('one')] }, (world) => {
    world.roles = [coachAt('one'), coachAt('two')];
    world.claims = { roles: ['one', 'two'] };
  });
  await renew();
  expect(stored.claims).toEqual({ roles: ['one', 'two'] });
});

test('claims that others write all the time are looked at four times, no more', async () => {
  let turn = 0;
  const { renew, written, stored } = aWorld({ claims: {}, roles: [coachAt('one')] }, () => undefined);
  Object.defineProperty(stored, 'claims', { get: () => ({ turn: (turn += 1) }), set: () => undefined });
  await renew();
  expect(written).toHaveLength(4);
});
