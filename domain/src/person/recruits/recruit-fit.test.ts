import { expect, test } from 'vitest';
import { recruitFit } from './recruit-fit';

const TEAM = {
  sex: 'female',
  needs: [
    { position: 'GK', graduationYear: 2028, need: 'open' },
    { position: 'GK', graduationYear: 2029, need: 'watching' },
    { position: 'CB', graduationYear: 2028, need: 'closed' },
  ],
  leastGpa: 2.3,
} as const;
const ADA = { sex: 'female', positions: ['GK'], graduationYear: 2028, gpa: 3.2, gpaOf: 4, tier: null } as const;
const kinds = (given: Partial<Parameters<typeof recruitFit>[1]> = {}, team: Parameters<typeof recruitFit>[0] = TEAM) =>
  recruitFit(team, { ...ADA, ...given }).map(({ kind, isFor }) => [kind, isFor]);

test('an open need for position and class, and grades that are enough, speak for a player', () => {
  expect(kinds()).toEqual([
    ['need', true],
    ['grades', true],
  ]);
});

test('a need that is watched speaks neither for nor against, a closed one and another class against', () => {
  expect(kinds({ graduationYear: 2029 })[0]).toEqual(['need', null]);
  expect(kinds({ positions: ['CB'] })[0]).toEqual(['need', false]);
  expect(recruitFit(TEAM, { ...ADA, graduationYear: 2030 })[0]).toEqual({
    ...{ kind: 'otherYear', position: 'GK', years: [2028], isFor: false },
  });
  expect(kinds({ positions: ['FW'] })[0]).toEqual(['noNeed', false]);
});

test('what the coach does not see is said, and speaks neither for nor against', () => {
  expect(kinds({ gpa: null, gpaOf: null, graduationYear: null })).toEqual([
    ['classUnknown', null],
    ['gradesUnknown', null],
  ]);
  expect(kinds({}, { ...TEAM, needs: [], leastGpa: null })).toEqual([['needsUnknown', null]]);
});

test('a player of the other team is said at once, and a level is shown as it is', () => {
  expect(kinds({ sex: 'male' })).toEqual([['otherTeam', false]]);
  expect(kinds({ tier: 'tier1' })).toContainEqual(['level', null]);
});
