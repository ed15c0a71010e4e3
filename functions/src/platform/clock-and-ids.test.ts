import { describe, expect, test } from 'vitest';
import { newId, repeatableIds } from './clock-and-ids';
import { beginShared, takeIdsFrom, withinDeadline } from './deadline';

const drawn = (next: () => string): readonly string[] => [next(), next(), next()];

describe('the ids of a call that can be repeated', () => {
  test('are the same each time, one unlike the other, and of the form of every id', () => {
    const ids = drawn(repeatableIds('secret', ['createCamp', 'uid', 'key']));

    expect(drawn(repeatableIds('secret', ['createCamp', 'uid', 'key']))).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  });

  test.each([
    ['another secret', 'other', ['createCamp', 'uid', 'key']],
    ['another call', 'secret', ['copyCamp', 'uid', 'key']],
    ['another person', 'secret', ['createCamp', null, 'key']],
    ['other borders between the parts', 'secret', ['createCamp', 'uidkey', '']],
  ])('are others with %s', (_, secret, call) => {
    const ids = drawn(repeatableIds('secret', ['createCamp', 'uid', 'key']));
    expect(drawn(repeatableIds(secret, call)).filter((id) => ids.includes(id))).toEqual([]);
  });

  test('are what the call draws from then on, and nobody else: not another call, nor work that several calls share', async () => {
    const ids = repeatableIds('secret', ['createCamp']);
    const [first, second] = [ids(), ids()];
    const repeatable = withinDeadline(async () => {
      takeIdsFrom(repeatableIds('secret', ['createCamp']));
      return [newId(), await Promise.resolve().then(newId), beginShared(newId)];
    });
    const other = await withinDeadline(() => Promise.resolve(newId()));

    const [one, two, shared] = await repeatable;
    expect([one, two]).toEqual([first, second]);
    expect([shared, other, newId()].filter((id) => id === first || id === second)).toEqual([]);
    expect(newId()).not.toBe(newId());
  });
});
