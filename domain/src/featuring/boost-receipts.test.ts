import { expect, test } from 'vitest';
import { boostReceiptItem, boostReceiptItemOf, RECEIPTS_MAX, requestsWithReceipt } from './boost-receipts';
import { BY_PREMIUM, type FeatureRequest } from './feature-request';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const posted = (at: string): NonNullable<FeatureRequest['posted']> => ({
  at,
  by: 'uid-of-an-admin',
  wanted: { posts: 1, stories: 1 },
  links: [{ kind: 'post', network: 'instagram', url: 'https://instagram.example/p/1' }],
});
const request = (number: number, changes: Partial<FeatureRequest> = {}): FeatureRequest => ({
  ...{ _id: `uid-demo-player.${number}`, schemaVersion: 1, uid: 'uid-demo-player', number, reason: 'first', state: 'posted' },
  ...{ enteredAt: '2026-01-01T00:00:00.000Z', boughtWith: null, skip: null, leftAt: null, declined: null },
  posted: posted('2026-05-01T12:00:00.000Z'),
  ...changes,
});

test('receipts are of what was posted, the newest first, as long as all its days are stored', () => {
  const all = [
    request(1, { posted: posted('2025-05-05T11:59:59.999Z') }),
    request(2, { posted: posted('2025-06-01T12:00:00.000Z') }),
    request(3, { posted: posted('2026-05-01T12:00:00.000Z') }),
    request(4, { state: 'queued', posted: null }),
  ];
  expect(requestsWithReceipt(all, NOW).map(({ number }) => number)).toEqual([3, 2]);
  const many = Array.from({ length: 20 }, (_, at) => request(at + 1));
  expect(requestsWithReceipt(many, NOW)).toHaveLength(RECEIPTS_MAX);
});

test.each([
  ['the free one', {}, []],
  ['one more', { reason: 'again' }, ['featureAgain']],
  ['one in front by a purchase', { skip: { at: '2026-01-01T00:00:00.000Z', by: 'purchase-1' } }, ['skipTheLine']],
  ['one in front by Premium', { skip: { at: '2026-01-01T00:00:00.000Z', by: BY_PREMIUM } }, ['premium']],
  [
    'one more in front',
    { reason: 'again', skip: { at: '2026-01-01T00:00:00.000Z', by: 'purchase-1' } },
    ['featureAgain', 'skipTheLine'],
  ],
] satisfies readonly (readonly [string, Partial<FeatureRequest>, readonly string[]])[])(
  'a receipt says what it was bought with: %s',
  (_, changes, boosts) => {
    const [one] = requestsWithReceipt([request(1, changes)], NOW);
    if (one === undefined) throw new Error('what is posted has a receipt');
    const views = [{ day: '2026-05-02', lists: 4, opens: 3, videos: 2, saves: 1 }];
    const item = boostReceiptItemOf(one, views, NOW);
    expect(boostReceiptItem.parse(item)).toEqual(item);
    expect(item).toMatchObject({ id: 'uid-demo-player.1', boosts, links: ['https://instagram.example/p/1'] });
    expect(item.receipt.phases[1]?.total).toEqual({ lists: 4, opens: 3, videos: 2, saves: 'few' });
    expect(JSON.stringify(item)).not.toContain('uid-of-an-admin');
  },
);
