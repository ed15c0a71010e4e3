import { describe, expect, test } from 'vitest';
import { newAccount } from '../person/account/account';
import type { Person } from '../person/account/change-account';
import { FORMER_MEMBER } from '../person/account/erasure';
import { aProfile } from '../person/testing/a-profile';
import { settled as settledAt, settledWithoutPerson } from './settlement';
import type { CustomerFacts } from './customer-facts';
import type { Purchase } from './purchase';
import { aPayment, factsWith, RENEWAL, START } from './testing/a-purchase';

const NOW = '2026-01-11T00:00:00.000Z';
const buyer: Person = {
  account: newAccount({
    ...{ uid: 'uid-1', email: 'a@b.example', firstName: 'Ada', lastName: 'Bell', dateOfBirth: '2000-01-01' },
    ...{ marketingOptIn: false, locale: 'en', now: NOW },
  }),
  profile: aProfile(),
};

const settled = (...[person, facts, known]: [Person, CustomerFacts, readonly Purchase[]]) => settledAt(person, facts, known, NOW);

describe('a settlement', () => {
  test('writes what is new once: the same facts again change nothing', () => {
    const first = settled(buyer, factsWith(), []);
    expect(first.person.account.entitlements.premium).toMatchObject({ until: null });
    expect(first.person.profile.premium).toEqual({ since: START, until: null });
    expect([first.hasOtherPlans, first.rows.length, first.newPayments.length]).toEqual([true, 1, 1]);

    const again = settled(first.person, factsWith(), first.rows);
    expect(again.person.profile).toBe(first.person.profile);
    expect(again).toMatchObject({ rows: [], newPayments: [], failed: [], hasOtherPlans: false });
  });

  test('names the plan whose payment has just failed, once', () => {
    const first = settled(buyer, factsWith(), []);
    const unpaid = factsWith({ status: 'past_due', periodStart: RENEWAL });
    const failed = settled(first.person, unpaid, first.rows);
    expect(failed.failed.map(({ _id }) => _id)).toEqual(['sub_1']);
    expect(settled(failed.person, unpaid, failed.rows).failed).toEqual([]);
  });

  test('names what was paid at another price, and gives nothing for it', () => {
    const { person, foreign, rows } = settled(buyer, factsWith({ priceName: 'other' }), []);
    expect([foreign, rows, person.account.entitlements.premium]).toEqual([['sub_1'], [], null]);
  });

  test('of a deleted account changes its rows, without the person, and adds none', () => {
    const rows = settled(buyer, factsWith(), []).rows.map((row) => ({ ...row, buyer: FORMER_MEMBER }));
    const over = factsWith({ status: 'canceled', payments: [aPayment({ refundedCents: 999 })] });
    expect(settledWithoutPerson(over, rows)).toEqual([expect.objectContaining({ buyer: FORMER_MEMBER, status: 'canceled' })]);
    expect([settledWithoutPerson(factsWith(), rows), settledWithoutPerson(over, [])]).toEqual([[], []]);
  });
});
