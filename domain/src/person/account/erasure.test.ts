import { expect, test } from 'vitest';
import { isOrphaned, type AuthUser } from './erasure';

const NOW = new Date('2026-03-03T12:00:00.000Z');
const user: AuthUser = { createdAt: '2026-03-01T12:00:00.000Z', lastSignInAt: null, isDisabled: false, claims: {} };

test.each<[string, Partial<AuthUser>, boolean]>([
  ['came two days ago', {}, true],
  ['came two days ago and coaches', { claims: { roles: ['one'] } }, true],
  ['came 24 hours and a second ago', { createdAt: '2026-03-02T11:59:59.000Z' }, true],
  ['came 24 hours ago', { createdAt: '2026-03-02T12:00:00.000Z' }, false],
  ['came two days ago and is here again', { lastSignInAt: '2026-03-03T11:00:00.000Z' }, false],
  ['is disabled', { isDisabled: true }, false],
  ['is an admin', { claims: { admin: true } }, false],
])('%s: orphaned is %s', (_, changes, expected) => {
  expect(isOrphaned({ ...user, ...changes }, NOW)).toBe(expected);
});
