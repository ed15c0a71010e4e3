import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOfMatch, matchOfLine, outsideName, outsideTeam, type SeasonMatch } from './match-line';
import { matchLine } from './match-line-schema';

const MATCH: SeasonMatch = {
  ...{ day: '2025-08-14', home: 'air-force', away: 'denver', homeGoals: 1, awayGoals: 2 },
  ...{ counts: true, isNeutral: false, place: null },
};

test('a match is stored as a line and read from it', () => {
  expect(lineOfMatch(MATCH)).toBe('2025-08-14|air-force|denver|1-2|c|h|');
  const outside = { ...MATCH, away: outsideTeam('St. Francis (NY)'), counts: false, isNeutral: null };
  expect(matchOfLine(lineOfMatch(outside))).toEqual(outside);
  expect([outsideName(outside.away), outsideName('denver')]).toEqual(['St. Francis (NY)', null]);
});

test('every match survives its line', () => {
  const team = fc.oneof(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    fc.stringMatching(/^[A-Z][a-z .()&']{0,20}$/).map(outsideTeam),
  );
  const match = fc.record({
    day: fc.integer({ min: 1, max: 28 }).map((day) => `2025-09-${String(day).padStart(2, '0')}`),
    teams: fc.tuple(team, team).filter(([home, away]) => home !== away),
    goals: fc.tuple(fc.nat(30), fc.nat(30)),
    counts: fc.boolean(),
    isNeutral: fc.constantFrom(true, false, null),
    place: fc.option(fc.stringMatching(/^[A-Z][A-Za-z, .]{0,20}[a-z]$/)),
  });
  fc.assert(
    fc.property(match, ({ teams: [home, away], goals: [homeGoals, awayGoals], ...rest }) => {
      const one = { ...rest, home, away, homeGoals, awayGoals };
      expect(matchOfLine(lineOfMatch(one))).toEqual(one);
    }),
    { seed: 33, numRuns: 300 },
  );
});

test.each([
  ['nothing', ''],
  ['a day that does not exist', '2025-02-30|a|b|1-2|c|h|'],
  ['a team against itself', '2025-09-01|a|a|1-2|c|h|'],
  ['goals that are no numbers', '2025-09-01|a|b|x-2|c|h|'],
  ['a hundred goals', '2025-09-01|a|b|100-2|c|h|'],
  ['a mark that means nothing', '2025-09-01|a|b|1-2|q|h|'],
  ['a line break', '2025-09-01|a|b|1-2|c|h|\n'],
  ['a path as a team', '2025-09-01|../a|b|1-2|c|h|'],
])('attack 273: %s is no match', (_, line) => {
  expect(matchOfLine(line)).toBeNull();
  expect(matchLine.safeParse(line).success).toBe(false);
});
