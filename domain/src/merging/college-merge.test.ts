import { describe, expect, test } from 'vitest';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { afterStep, type CollegeMerge, newMerge, shownMergeOf, undoBegun } from './college-merge';
import { MERGE_PARTS } from './merge-parts';
import { newMove } from './merge-move';

const refusal = (code: MessageCode): unknown => expect.objectContaining({ kind: 'conflict', code });
const STARTED = '2026-01-05T10:00:00.000Z';
const NOW = '2026-01-06T10:00:00.000Z';
const parties = { from: { _id: 'old', name: 'Old' }, into: { _id: 'new', name: 'New' } };
const aMerge = (given: Partial<CollegeMerge> = {}): CollegeMerge => ({
  ...newMerge({ _id: 'merge', ...parties, by: 'an-admin', reason: 'The same.', startedAt: STARTED }, 2),
  ...given,
});
const NOTHING = { moved: {}, kept: [], cursor: null };

describe('a merge', () => {
  test('goes through its parts and what follows from them, and is merged then', () => {
    let merge = aMerge();
    const phases: string[] = [];
    for (; merge.state === 'merging'; merge = afterStep(merge, NOTHING, NOW)) phases.push(merge.phase);
    expect(phases).toEqual([...MERGE_PARTS.slice(1), 'aftermath']);
    expect(merge).toMatchObject({ state: 'merged', endedAt: NOW, step: phases.length });
  });

  test('stays at a part while it has a cursor, and counts what it moved', () => {
    const first = afterStep(aMerge({ phase: 'camps' }), { ...NOTHING, moved: { camps: 2 }, cursor: 'camps/b' }, NOW);
    expect(first).toMatchObject({ phase: 'camps', cursor: 'camps/b', moved: { addresses: 2, camps: 2 } });
    expect(afterStep(first, { ...NOTHING, moved: { camps: 1 } }, NOW)).toMatchObject({
      ...{ phase: 'rankings', cursor: null, moved: { addresses: 2, camps: 3 } },
    });
  });

  test('says how far it is', () => {
    expect(shownMergeOf(aMerge())).toMatchObject({ done: 1, parts: 19, undoUntil: '2026-02-04T10:00:00.000Z' });
    expect(shownMergeOf(aMerge({ state: 'merged' }))).toMatchObject({ done: 19, parts: 19 });
    expect(shownMergeOf(aMerge({ state: 'undoing', phase: 'aftermath' }))).toMatchObject({ done: 1, parts: 2 });
  });
});

describe('its undo', () => {
  test('puts documents back first, counts what it leaves, and names the first of it', () => {
    const undoing = undoBegun(aMerge({ state: 'merged' }), NOW);
    expect(undoing).toMatchObject({ state: 'undoing', phase: 'restoring', endedAt: null });
    const kept = Array.from({ length: 25 }, (_, index) => ({ part: 'camps' as const, name: `Camp ${index}` }));
    const step = afterStep(undoing, { ...NOTHING, kept: [...kept, { part: 'saves', name: null }] }, NOW);
    expect(step.kept.camps).toMatchObject({ count: 25 });
    expect(step.kept.camps?.names).toHaveLength(20);
    expect(step.kept.saves).toEqual({ count: 1, names: [] });
    expect(afterStep(step, NOTHING, NOW)).toMatchObject({ state: 'undone', endedAt: NOW });
  });

  test.each([
    ['mergeRunning', { state: 'merging' }, NOW],
    ['mergeUndone', { state: 'undone' }, NOW],
    ['mergeTooOld', { state: 'merged' }, '2026-02-04T10:00:00.001Z'],
  ] as const)('is refused: %s', (code, given, at) => {
    expect(() => undoBegun(aMerge(given), at)).toThrow(refusal(code));
  });
});

test('a move is recorded under its part and document', () => {
  expect(newMove({ part: 'saves', path: 'accounts/kim/savedColleges/new', startedAt: STARTED, person: 'kim' })).toMatchObject({
    ...{ _id: 'saves~accounts~kim~savedColleges~new', person: 'kim', objector: null, isUndone: false },
  });
});
