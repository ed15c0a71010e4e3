import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedMatches, repeatedMatch } from './merged-matches';
import { aMatch, aSeason } from './testing/a-season';

const FIRST = aMatch('2025-09-01', 'ash', 'birch', '1-0');
const SECOND = aMatch('2025-09-05', 'cedar', 'ash', '2-2');

test('a season grows: what a file repeats stays as it is, and what is new is added', () => {
  const merged = mergedMatches([FIRST], [SECOND, FIRST]);
  expect(merged).toEqual({ matches: [FIRST, SECOND], added: [SECOND], corrected: [] });
});

test('a corrected score, side or day replaces its match', () => {
  const score = { ...FIRST, homeGoals: 2 };
  expect(mergedMatches([FIRST, SECOND], [score])).toEqual({
    ...{ matches: [score, SECOND], added: [], corrected: [{ before: FIRST, after: score }] },
  });
  const side = aMatch('2025-09-01', 'birch', 'ash', '0-1');
  expect(mergedMatches([FIRST], [side]).matches).toEqual([side]);
  const day = { ...FIRST, day: '2025-09-02' };
  expect(mergedMatches([FIRST], [day]).matches).toEqual([day]);
});

test('two matches of the same teams within two days are two, unless the score is the same', () => {
  const next = aMatch('2025-09-02', 'ash', 'birch', '0-3');
  expect(mergedMatches([FIRST], [next]).matches).toEqual([FIRST, next]);
  expect(repeatedMatch([FIRST, next, SECOND])).toBeNull();
  expect(repeatedMatch([FIRST, SECOND, { ...FIRST, day: '2025-09-02' }])).toEqual([0, 2]);
  expect(repeatedMatch([FIRST, aMatch('2025-09-01', 'birch', 'ash', '5-5')])).toEqual([0, 1]);
});

test('importing a file a second time changes nothing, whatever was stored', () => {
  fc.assert(
    fc.property(aSeason(20), aSeason(20), (stored, file) => {
      fc.pre(repeatedMatch(file) === null && repeatedMatch(stored) === null);
      const once = mergedMatches(stored, file).matches;
      expect(mergedMatches(once, file)).toEqual({ matches: once, added: [], corrected: [] });
      expect(once).toEqual(expect.arrayContaining([...file]));
    }),
    { seed: 38, numRuns: 100 },
  );
});
