import { describe, expect, test } from 'vitest';
import { aTypedMatch } from '../testing/a-typed-match';
import { blankAddedSoccer } from './added-soccer';
import type { SquadFacts } from './added-squad';
import { editAdded, type EditContext, type TeamEdit, undoAdded } from './edit-added';
import type { MatchFacts } from './match-cells';

function context(changes: Partial<EditContext> = {}): EditContext {
  let made = 0;
  return {
    ...{ sex: 'female', by: 'coach', today: '2026-09-10', collegeNamed: () => null, official: [] },
    newId: () => `${changes.by ?? 'coach'}-${(made += 1)}`,
    ...changes,
  };
}
const add = (...lines: readonly Parameters<typeof aTypedMatch>[0][]): TeamEdit => ({
  ...{ kind: 'add', corrects: false, lines: lines.map((cells, index) => aTypedMatch(cells, index + 2)) },
});
const NO_PLAYERS = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
const squad = (changes: Partial<SquadFacts> = {}): SquadFacts => ({
  ...{ season: 2026, players: 5, abroad: null, home: null },
  lines: { GK: { ...NO_PLAYERS, senior: 2 }, DF: { ...NO_PLAYERS, freshman: 3 }, MF: NO_PLAYERS, FW: NO_PLAYERS },
  ...changes,
});

test('a match is added with who added it and when, and undone', () => {
  const { document, record } = editAdded(blankAddedSoccer('ash'), add({}), context());
  expect(document).toMatchObject({
    version: 1,
    teams: { female: { matches: { 'coach-1': { opponent: ':Mobile', by: 'coach', on: '2026-09-10' } } }, male: { matches: {} } },
  });
  expect(undoAdded(document, record ?? { inverse: [] })).toEqual({ ...blankAddedSoccer('ash'), version: 2 });
});

test('two coaches lose nothing: each edit applies to what is stored, and undoing one keeps the other', () => {
  const first = editAdded(blankAddedSoccer('ash'), add({}), context());
  const second = editAdded(first.document, add({ opponent: 'Hartford' }), context({ by: 'admin' }));
  const undone = undoAdded(second.document, first.record ?? { inverse: [] });
  expect(Object.values(undone.teams.female.matches).map(({ opponent }) => opponent)).toEqual([':Hartford']);
});

test('a match that somebody changed meanwhile is neither changed nor removed', () => {
  const { document } = editAdded(blankAddedSoccer('ash'), add({}), context());
  const seen = document.teams.female.matches['coach-1'];
  if (seen === undefined) throw new Error('no match');
  const changed = editAdded(document, { kind: 'change', id: 'coach-1', seen, line: aTypedMatch({ goals_for: '3' }) }, context());
  expect(changed.document.teams.female.matches['coach-1']).toMatchObject({ goalsFor: 3 });
  for (const edit of [
    { kind: 'remove', id: 'coach-1', seen },
    { kind: 'change', id: 'coach-1', seen, line: aTypedMatch({ goals_for: '4' }) },
    { kind: 'remove', id: 'gone', seen },
  ] as const)
    expect(() => editAdded(changed.document, edit, context())).toThrow(expect.objectContaining({ code: 'addedMeanwhile' }));
});

describe('attack 299: lines of which one is refused change nothing', () => {
  const codes = (edit: TeamEdit, official: readonly MatchFacts[] = []) => {
    const before = editAdded(blankAddedSoccer('ash'), add({}), context()).document;
    const { document, record, plan } = editAdded(before, edit, context({ official }));
    if ((plan?.problems.length ?? 0) > 0) expect([document, record]).toEqual([before, null]);
    return plan?.problems.map(({ line, code }) => [line, code]);
  };
  test('a match twice, or on two dates, in the lines', () => {
    expect(codes(add({ opponent: 'A' }, { opponent: 'A' }))).toEqual([[3, 'matchTwice']]);
    expect(codes(add({ opponent: 'A', date: '2026-09-01' }, { opponent: 'A', date: '2026-09-02' }))).toEqual([[3, 'matchTwice']]);
    expect(codes(add({ opponent: 'A', date: '2026-09-01' }, { opponent: 'A', date: '2026-09-05' }))).toEqual([]);
  });
  test('a match that is there, unless the lines correct it', () => {
    expect(codes(add({ goals_for: '5' }))).toEqual([[2, 'matchKnown']]);
    expect(codes({ kind: 'add', corrects: true, lines: [aTypedMatch({ goals_for: '5' })] })).toEqual([]);
  });
  test('more matches than a season has', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({ opponent: `Team ${index}` }));
    expect(codes(add(...lines))).toEqual([[2, 'tooManyInSeason']]);
  });
});

test('lines count what is known already, and say where the imported results differ', () => {
  const official: MatchFacts = {
    ...{ day: '2026-09-04', opponent: ':Mobile', goalsFor: 2, goalsAgainst: 1, ground: 'home', place: null, counts: true },
  };
  const plan = editAdded(blankAddedSoccer('ash'), add({}, { opponent: 'B' }), context({ official: [official] })).plan;
  expect([plan?.added.length, plan?.unchanged, plan?.differing.length]).toEqual([1, 1, 0]);
  const other = editAdded(blankAddedSoccer('ash'), add({ goals_for: '9' }), context({ official: [official] })).plan;
  expect([other?.added.length, other?.differing.length]).toEqual([1, 1]);
});

test('a removal is not undone where the match has been added again', () => {
  const { document } = editAdded(blankAddedSoccer('ash'), add({}), context());
  const seen = document.teams.female.matches['coach-1'];
  if (seen === undefined) throw new Error('no match');
  const removed = editAdded(document, { kind: 'remove', id: 'coach-1', seen }, context());
  const again = editAdded(removed.document, add({}), context({ by: 'admin' }));
  expect(() => undoAdded(again.document, removed.record ?? { inverse: [] })).toThrow(
    expect.objectContaining({ code: 'changedSince' }),
  );
});

describe('attack 300: the counts of a squad', () => {
  test('are stored with who counted, and refused where another count came first', () => {
    const { document } = editAdded(blankAddedSoccer('ash'), { kind: 'squad', seen: null, squad: squad() }, context());
    expect(document.teams.female.squad).toMatchObject({ players: 5, by: 'coach', on: '2026-09-10' });
    expect(() => editAdded(document, { kind: 'squad', seen: null, squad: null }, context())).toThrow(
      expect.objectContaining({ code: 'addedMeanwhile' }),
    );
  });
  test.each([
    [{ players: 4 }, 'squadExceeded'],
    [{ players: 0 }, 'squadEmpty'],
    [{ season: 2028 }, 'squadInFuture'],
    [{ abroad: 4, home: 3 }, 'squadExceeded'],
    [{ abroad: 4 }, 'squadOriginsHalf'],
  ] as const)('%j is refused', (changes, code) => {
    const edit: TeamEdit = { kind: 'squad', seen: null, squad: squad(changes) };
    expect(() => editAdded(blankAddedSoccer('ash'), edit, context())).toThrow(expect.objectContaining({ code }));
  });
});
