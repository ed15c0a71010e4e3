import { expect, test } from 'vitest';
import { boostStateOf } from './boost-state';

type Own = Parameters<typeof boostStateOf>[0];

const REQUEST: Own['requests'][number] = {
  ...{ requestId: 'uid.1', enteredAt: '2026-03-01T00:00:00.000Z', posted: null, declined: null },
  ...{ state: 'queued' as const, reason: 'first' as const, isFirst: false },
};
const POSTED: Own['requests'][number] = { ...REQUEST, state: 'posted' };
const NONE = { skipTheLine: 0, featureAgain: 0 };

test.each<[string, Partial<Own>, 'skipTheLine' | 'featureAgain', ReturnType<typeof boostStateOf>]>([
  ['is bought by who stands in the queue', { requests: [REQUEST] }, 'skipTheLine', { kind: 'buy' }],
  ['is used by who has moved up', { requests: [{ ...REQUEST, isFirst: true }] }, 'skipTheLine', { kind: 'used' }],
  ['waits for the next request', { waiting: { ...NONE, skipTheLine: 1 } }, 'skipTheLine', { kind: 'waits' }],
  ['has no effect outside of the queue', {}, 'skipTheLine', { kind: 'noEffect', why: 'nothingQueued' }],
  ['is bought by who was featured', { requests: [POSTED] }, 'featureAgain', { kind: 'buy' }],
  [
    'is used by the request that it paid for',
    { requests: [{ ...REQUEST, reason: 'again' }, POSTED] },
    'featureAgain',
    { kind: 'used' },
  ],
  [
    'waits where it is paid and not used',
    { requests: [POSTED], waiting: { ...NONE, featureAgain: 1 } },
    'featureAgain',
    { kind: 'waits' },
  ],
  ['has no effect before the first', { requests: [REQUEST] }, 'featureAgain', { kind: 'noEffect', why: 'queuedAlready' }],
  [
    'has no effect while the profile may not be featured',
    { requests: [POSTED], mayQueue: false },
    'featureAgain',
    { kind: 'noEffect', why: 'notQueueable' },
  ],
])('[S1-09] a boost %s', (_, own, boost, state) => {
  expect(boostStateOf({ requests: [], waiting: NONE, mayQueue: true, ...own }, boost)).toEqual(state);
});
