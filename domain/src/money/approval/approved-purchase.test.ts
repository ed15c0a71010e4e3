import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../kernel/day';
import { Refusal } from '../../kernel/refusal/refusal';
import type { Guardianship } from '../../person/guardianship/guardianship';
import { GUARDIANSHIP_SCHEMA_VERSION } from '../../person/guardianship/guardianship';
import {
  answeredPurchaseRequest,
  approvalState,
  guardiansToAsk,
  newPurchaseRequest,
  type PurchaseApproval,
} from './approved-purchase';
import type { PurchaseRequest } from './purchase-request';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

function aLink(guardian: string, changes: Partial<Guardianship> = {}): Guardianship {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    ...{ _id: `link-${guardian}`, schemaVersion: GUARDIANSHIP_SCHEMA_VERSION, player: 'child', guardian },
    ...{ email: `${guardian}@people.example`, typed: 'child', begunBy: 'guardian', askedAt: at, validUntil: at },
    ...{ playerAt: at, guardianAt: at, furtherAt: null, confirmedAt: at, endedAt: null, endedBy: null },
    ...{ adultFrom: '2026-06-01', keepAskedAt: null, keptAt: null, contactOff: false, pageHidden: false },
    ...{ asksPurchases: true, changedAt: at },
    ...changes,
  };
}

const asked = (guardian: string, at = NOW): PurchaseRequest =>
  newPurchaseRequest(
    { _id: `${guardian}-${at.toISOString()}`, player: 'child', guardian, priceName: 'premium', currency: 'usd' },
    at,
  );
const answered = (guardian: string, answer: 'yes' | 'no', at = NOW): PurchaseRequest =>
  answeredPurchaseRequest(asked(guardian), answer, { purchases: [] }, at);

const of = (changes: Partial<PurchaseApproval>, at = NOW): PurchaseApproval => ({
  ...{ priceName: 'premium', links: [aLink('kim')], requests: [], purchases: [], now: at.toISOString() },
  ...changes,
});
const stateOf = (changes: Partial<PurchaseApproval>, at = NOW) => approvalState(of(changes, at));

const BOTH = [aLink('kim'), aLink('alex')];
const ONE_OF_TWO = [aLink('kim'), aLink('alex', { asksPurchases: false })];

describe('a purchase of a minor', () => {
  test('is free where no guardian asks for it, no link holds, and from the 18th birthday on', () => {
    for (const links of [[], [aLink('kim', { asksPurchases: false })], [aLink('kim', { confirmedAt: null })]])
      expect(stateOf({ links })).toBe('free');
    expect(stateOf({ links: [aLink('kim', { endedAt: NOW.toISOString(), endedBy: 'player' })] })).toBe('free');
    const kept = [aLink('kim', { keptAt: NOW.toISOString() })];
    expect([stateOf({ links: kept }), stateOf({ links: kept }, new Date('2026-06-01T00:00:00.000Z'))]).toEqual([
      'unasked',
      'free',
    ]);
  });

  test('is asked about once, approved for seven days, and asked about again', () => {
    expect([stateOf({}), guardiansToAsk(of({}))]).toEqual(['unasked', ['kim']]);
    expect([stateOf({ requests: [asked('kim')] }), guardiansToAsk(of({ requests: [asked('kim')] }))]).toEqual(['asked', []]);
    expect(stateOf({ requests: [asked('kim')] }, later(14))).toBe('unasked');
    const yes = [answered('kim', 'yes', later(13))];
    expect([stateOf({ requests: yes }, later(19)), stateOf({ requests: yes }, later(20))]).toEqual(['approved', 'unasked']);
    expect(stateOf({ requests: yes, priceName: 'skipTheLine' }, later(14)), 'exactly that item').toBe('unasked');
  });

  test('is approved once: what was bought since uses the yes up, what was not paid does not', () => {
    const requests = [answered('kim', 'yes')];
    const bought = (status: PurchaseApproval['purchases'][number]['status'], startedAt: Date, paidAt: Date | null = null) => {
      const payments = paidAt === null ? [] : [{ id: 'pay', at: paidAt.toISOString(), cents: 999, refundedCents: 0 }];
      const rest = { refunds: [], dispute: null, disputedAt: null };
      return {
        ...{ priceName: 'premium' as const, status, startedAt: startedAt.toISOString() },
        payments: payments.map((one) => ({ ...one, ...rest })),
      };
    };
    expect(stateOf({ requests, purchases: [bought('active', later(1))] }, later(2))).toBe('unasked');
    expect(stateOf({ requests, purchases: [bought('paid', later(-1), later(1))] }, later(2))).toBe('unasked');
    for (const one of [bought('canceled', later(-30), later(-30)), bought('unpaid', later(1)), bought('incomplete', later(1))])
      expect(stateOf({ requests, purchases: [one] }, later(2))).toBe('approved');
    const other = { ...bought('paid', later(1)), priceName: 'featureAgain' as const };
    expect(stateOf({ requests, purchases: [other] }, later(2))).toBe('approved');
  });

  test('waits for the yes of each guardian who asks for it, and ends with the no of either', () => {
    expect(guardiansToAsk(of({ links: ONE_OF_TWO }))).toEqual(['kim', 'alex']);
    const kims = [answered('kim', 'yes'), asked('alex')];
    expect([stateOf({ links: BOTH, requests: kims }), stateOf({ links: ONE_OF_TWO, requests: kims })]).toEqual([
      'asked',
      'approved',
    ]);
    for (const links of [BOTH, ONE_OF_TWO])
      expect(stateOf({ links, requests: [answered('kim', 'yes'), answered('alex', 'no')] })).toBe('declined');
    expect(stateOf({ links: BOTH, requests: [answered('kim', 'yes'), answered('alex', 'yes')] })).toBe('approved');
    expect(stateOf({ links: [aLink('kim')], requests: [answered('kim', 'yes'), answered('alex', 'no')] }), 'who is gone').toBe(
      'approved',
    );
    expect([
      stateOf({ links: BOTH, requests: [asked('kim')] }),
      guardiansToAsk(of({ links: BOTH, requests: [asked('kim')] })),
    ]).toEqual(['unasked', ['alex']]);
  });

  test('that was declined can be asked about again a week later', () => {
    const requests = [answered('kim', 'no')];
    expect([stateOf({ requests }, later(6)), stateOf({ requests }, later(7))]).toEqual(['declined', 'unasked']);
  });

  test('is asked about again at another price', () => {
    expect(stateOf({ requests: [{ ...answered('kim', 'yes'), cents: 1 }] })).toBe('unasked');
  });
});

test('an answer counts as long as it holds; the same again changes nothing, another one replaces it', () => {
  const yes = answered('kim', 'yes');
  expect(answeredPurchaseRequest(yes, 'yes', { purchases: [] }, later(1))).toBe(yes);
  expect(answeredPurchaseRequest(yes, 'no', { purchases: [] }, later(1))).toMatchObject({ answer: 'no' });
  const used = [{ priceName: 'premium' as const, status: 'active' as const, startedAt: later(1).toISOString(), payments: [] }];
  const codeOf = (act: () => unknown): string | null => {
    try {
      act();
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.code : null;
    }
  };
  expect(codeOf(() => answeredPurchaseRequest(yes, 'no', { purchases: used }, later(2)))).toBe('purchaseRequestOver');
  expect(codeOf(() => answeredPurchaseRequest(asked('kim'), 'yes', { purchases: [] }, later(14)))).toBe('purchaseRequestOver');
});
