import { describe, expect, test } from 'vitest';
import { aSuggestion } from '../college/suggestions/testing/a-suggestion';
import { movedSuggestion, placeOfSuggestion, restoredSuggestion } from './moved-suggestions';

const NOW = '2026-03-04T10:00:00.000Z';
const MERGING = { from: 'old', into: 'new' } as const;
const suggestion = aSuggestion({ collegeId: 'old' });

describe('a suggested correction of a merged college', () => {
  test.each(['open', 'unconfirmed'] as const)('that is %s moves with its id, and an undo brings it back', (state) => {
    const one = { ...suggestion, state };
    const moved = movedSuggestion(one, [], MERGING, NOW);
    expect(moved).toEqual({ ...one, collegeId: 'new' });
    if (moved === null) return;
    const places = { before: placeOfSuggestion(one), after: placeOfSuggestion(moved) };
    expect(restoredSuggestion(moved, places)).toEqual(one);
    for (const since of ['accepted', 'withdrawn'] as const)
      expect(restoredSuggestion({ ...moved, state: since }, places)).toBeNull();
    expect(restoredSuggestion({ ...moved, collegeId: 'third' }, places)).toBeNull();
  });

  test.each(['accepted', 'changed', 'refused', 'withdrawn'] as const)('that is %s stays', (state) => {
    expect(movedSuggestion({ ...suggestion, state }, [], MERGING, NOW)).toBeNull();
  });

  test('is withdrawn where its author has an open one about the same fact at the remaining college', () => {
    const there = aSuggestion({ _id: 'there', collegeId: 'new', value: 'Puffins' });
    expect(movedSuggestion(suggestion, [there], MERGING, NOW)).toEqual({
      ...{ ...suggestion, collegeId: 'new', state: 'withdrawn', adminsFrom: null, decidedAt: NOW },
    });
    const others = [
      { ...there, by: 'another' },
      { ...there, field: 'legalName' },
      { ...there, state: 'refused' },
    ] as const;
    expect(movedSuggestion(suggestion, others, MERGING, NOW)?.state).toBe('open');
    const visitors = { ...suggestion, by: null };
    expect(movedSuggestion(visitors, [{ ...there, by: null }], MERGING, NOW)?.state).toBe('open');
  });
});
