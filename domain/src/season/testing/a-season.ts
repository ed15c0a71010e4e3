import fc from 'fast-check';
import type { SeasonMatch } from '../match-line';

const TEAMS = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];

/** A few teams that meet on days of September, in any order. */
export function aSeason(most = 30): fc.Arbitrary<readonly SeasonMatch[]> {
  const match = fc
    .record({
      pair: fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }),
      goals: fc.tuple(fc.nat(4), fc.nat(4)),
      day: fc.integer({ min: 1, max: 30 }),
      counts: fc.boolean(),
      isNeutral: fc.constantFrom(true, false, null),
    })
    .map(({ pair: [home = '', away = ''], goals: [homeGoals, awayGoals], day, ...rest }) => ({
      ...rest,
      ...{ home, away, homeGoals, awayGoals, place: null, day: `2025-09-${String(day).padStart(2, '0')}` },
    }));
  return fc.array(match, { maxLength: most });
}

/** A match that counts, at home: `aMatch('2025-09-01', 'ash', 'birch', '2-1')`. */
export function aMatch(day: string, home: string, away: string, score: string, changes: Partial<SeasonMatch> = {}): SeasonMatch {
  const [homeGoals = 0, awayGoals = 0] = score.split('-').map(Number);
  return { day, home, away, homeGoals, awayGoals, counts: true, isNeutral: false, place: null, ...changes };
}
