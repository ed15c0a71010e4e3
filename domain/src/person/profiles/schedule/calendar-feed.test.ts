import { expect, test } from 'vitest';
import { feedIdOf, newFeed, ownFeedAt } from './calendar-feed';

const AT = '2026-06-01T12:00:00.000Z';

test('a feed works for a year, and belongs to one person and one player', () => {
  const feed = newFeed({ reader: 'a', player: 'b', secretHash: 'x'.repeat(43), madeAt: AT });
  expect(feed._id).toBe(feedIdOf('a', 'b'));
  expect(ownFeedAt(feed, AT)).toEqual({ madeAt: AT, validUntil: '2027-06-01T12:00:00.000Z' });
  expect(ownFeedAt(feed, '2027-06-01T11:59:59.999Z')).not.toBeNull();
  expect(ownFeedAt(feed, '2027-06-01T12:00:00.000Z')).toBeNull();
});
