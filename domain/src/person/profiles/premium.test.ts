import { expect, test } from 'vitest';
import { isActiveAt, premiumOf } from './premium';

const AT = '2026-06-10T12:00:00.000Z';
const bought = (until: string | null, since = '2026-06-01T00:00:00.000Z') => ({ since, until, subscriptionId: 'sub_1' });

test.each([
  [null, null],
  [bought(null), { since: '2026-06-01T00:00:00.000Z', until: null }],
  [bought('2026-06-10T12:00:00.001Z'), { since: '2026-06-01T00:00:00.000Z', until: '2026-06-10T12:00:00.001Z' }],
  [bought(AT), null],
])('of the plan %j a profile keeps %j', (premium, kept) => {
  expect(premiumOf({ entitlements: { premium, guestAccess: null } }, AT)).toEqual(kept);
});

test('Guest Access gives a profile nothing', () => {
  expect(premiumOf({ entitlements: { premium: null, guestAccess: bought(null) } }, AT)).toBeNull();
});

test('a period covers the time from its beginning to before its end', () => {
  expect(
    [null, bought(null), bought(AT), bought(null, AT), bought(null, '2026-06-10T12:00:00.001Z')].map((one) =>
      isActiveAt(one, AT),
    ),
  ).toEqual([false, true, false, true, false]);
});
