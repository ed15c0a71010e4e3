import { describe, expect, test } from 'vitest';
import { comparedChanges, comparedWhole, seenResults } from './seen-results';

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `college-${from + at}`);

describe('what a search has seen', () => {
  test('is the same text in any order, five characters for each result, and differs for 20,000 ids', () => {
    expect(seenResults(ids(0, 50).toReversed())).toBe(seenResults(ids(0, 50)));
    expect(seenResults(ids(0, 50))).toMatch(/^[A-Za-z0-9_-]{250}$/);
    expect(seenResults(ids(0, 20_000)).length).toBeGreaterThan(5 * 19_998);
    expect(seenResults(['a', 'a'])).toHaveLength(5);
  });

  test('tells as new what it did not find before, in the order of the search, and again what has left and come back', () => {
    const seen = seenResults(['b', 'a']);
    expect(comparedWhole(seen, ['d', 'a', 'c'])).toEqual({ fresh: ['d', 'c'], seen: seenResults(['a', 'c', 'd']) });
    expect(comparedWhole(seen, ['a', 'b'])).toEqual({ fresh: [], seen });
    expect(comparedWhole(comparedWhole(seen, ['a']).seen, ['a', 'b']).fresh).toEqual(['b']);
    expect(comparedWhole('', []).fresh).toEqual([]);
  });

  test('keeps what has not changed: who fits and was seen is no news, and who does not fit any more is forgotten', () => {
    const seen = seenResults(['a', 'b', 'c']);
    const after = comparedChanges(seen, ['a', 'd'], ['b', 'x']);
    expect(after).toEqual({ fresh: ['d'], seen: seenResults(['a', 'c', 'd']) });
    expect(comparedChanges(after.seen, ['b', 'd'], []).fresh).toEqual(['b']);
    expect(comparedChanges(seen, [], [])).toEqual({ fresh: [], seen });
  });
});
