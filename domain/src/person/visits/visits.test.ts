import { describe, expect, test } from 'vitest';
import { VISIT_LIMITS, VISIT_QUESTIONS } from '../../reference/visits';
import { comparedVisits } from './compare-visits';
import { aVisit, NO_MARKS } from './testing/a-visit';
import { type Visit, visitForm } from './visit';
import { recordedVisit, withoutPhoto, withPhoto } from './visit-changes';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const BEFORE = aVisit();
const { _id, owner } = BEFORE;
const formOf = (changes: object = {}) =>
  visitForm.parse({
    ...{ collegeId: 'eastridge', on: '2026-11-27', withWhom: null, marks: NO_MARKS, text: null, version: 0 },
    ...changes,
  });
const record = (changes: object = {}, given: object = {}, now = NOW): Visit =>
  recordedVisit({ _id, owner, before: null, isSaved: true, count: 0, ...given }, formOf(changes), now);
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return null;
  } catch (refusal) {
    return (refusal as { readonly code: unknown }).code;
  }
};

describe('a visit', () => {
  test('is recorded with what was typed, unknown marks as null and without photos', () => {
    const visit = record({ withWhom: ' Coach ', marks: { ...NO_MARKS, food: 2 }, text: '  ' });
    expect(visit).toMatchObject({ withWhom: 'Coach', text: null, photos: [], version: 1, createdAt: NOW.toISOString() });
    expect([visit.marks.food, visit.marks.coach]).toEqual([2, null]);
  });

  test.each([0, 6, 2.5, '3', undefined])('takes no mark of %s', (mark) => {
    expect(visitForm.safeParse({ ...formOf(), marks: { ...NO_MARKS, coach: mark } }).success).toBe(false);
  });

  test('takes a text of 4,000 characters and no more, and no eleventh question', () => {
    expect(formOf({ text: 'ä'.repeat(VISIT_LIMITS.text) }).text).toHaveLength(VISIT_LIMITS.text);
    expect(visitForm.safeParse({ ...formOf(), text: 'x'.repeat(VISIT_LIMITS.text + 1) }).success).toBe(false);
    expect(visitForm.safeParse({ ...formOf(), marks: { ...NO_MARKS, weather: 5 } }).success).toBe(false);
  });

  test.each([
    ['2026-11-28T12:00:00.000Z', '2026-11-29', null],
    ['2026-11-28T09:59:00.000Z', '2026-11-29', 'visitAhead'],
    ['2026-11-28T12:00:00.000Z', '2026-11-30', 'visitAhead'],
    ['2026-11-28T12:00:00.000Z', '2016-02-29', null],
  ])('at %s of %s is refused with %s: a day may have come in the first zone on earth', (now, on, code) => {
    expect(codeOf(() => record({ on }, {}, new Date(now)))).toBe(code);
  });

  test('needs a saved college and a place in the journal when it is new, and neither when it is changed', () => {
    expect(codeOf(() => record({}, { isSaved: false }))).toBe('visitNotSaved');
    expect(codeOf(() => record({}, { count: VISIT_LIMITS.perPerson }))).toBe('visitsTooMany');
    expect(record({}, { count: VISIT_LIMITS.perPerson - 1 }).version).toBe(1);
    const changed = record({ version: 1 }, { before: BEFORE, isSaved: false, count: VISIT_LIMITS.perPerson });
    expect(changed).toMatchObject({ version: 2, collegeId: BEFORE.collegeId, createdAt: BEFORE.createdAt });
  });

  test('is never overwritten by an edit that began before another one, nor brought back after its removal', () => {
    const later = aVisit({ version: 2, text: 'Later.' });
    expect(codeOf(() => record({ version: 1 }, { before: later }))).toBe('visitChanged');
    expect(codeOf(() => record({ version: 0 }, { before: later }))).toBe('visitChanged');
    expect(codeOf(() => record({ version: 1 }))).toBe('visitRemoved');
  });

  test('stays the same when a call is repeated, first save and edit alike', () => {
    const first = record();
    expect(record({}, { before: first })).toBe(first);
    const edited = record({ version: 1, text: 'More.' }, { before: first });
    expect(record({ version: 1, text: 'More.' }, { before: edited })).toBe(edited);
  });

  test('has six photos at most, which an edit leaves alone', () => {
    const photo = (pictureId: string) => ({ pictureId, width: 4, height: 3, placeholder: null });
    const ids = Array.from({ length: VISIT_LIMITS.photos }, (_, at) => `picture-${at}`);
    const full = ids.reduce((visit, id) => withPhoto(visit, photo(id)), BEFORE);
    expect(codeOf(() => withPhoto(full, photo('picture-more')))).toBe('visitPhotosTooMany');
    expect(record({ version: 1, text: 'More.' }, { before: full }).photos).toEqual(full.photos);
    expect(withoutPhoto(full, 'picture-0').photos.map(({ pictureId }) => pictureId)).toEqual(ids.slice(1));
    expect(full.version).toBe(BEFORE.version);
  });
});

describe('visited colleges side by side', () => {
  const visit = (collegeId: string, marks: Partial<Visit['marks']>, on = '2026-10-10') =>
    aVisit({ collegeId, on, marks: { ...NO_MARKS, ...marks } });

  test('unknown is never zero: a question without a mark lowers no mean', () => {
    const [only] = comparedVisits([visit('a', { coach: 4, food: 1 })]);
    expect(only).toMatchObject({ mean: 2.5, marked: 2, visits: 1 });
    expect(only?.means).toEqual({ ...NO_MARKS, coach: 4, food: 1 });
    expect(comparedVisits([visit('a', {})])).toMatchObject([{ mean: null, marked: 0 }]);
  });

  test('several visits of a college count together, and no question twice', () => {
    const both = [visit('a', { coach: 5, food: 1 }), visit('a', { coach: 4 }, '2026-11-01')];
    expect(comparedVisits(both)).toMatchObject([{ visits: 2, lastOn: '2026-11-01', mean: (4.5 + 1) / 2 }]);
  });

  test('the best mean comes first, one without marks last', () => {
    const visits = [visit('none', {}), visit('low', { town: 1 }), visit('high', { town: 5 })];
    expect(comparedVisits(visits).map(({ collegeId }) => collegeId)).toEqual(['high', 'low', 'none']);
    expect(comparedVisits([])).toEqual([]);
  });

  test('asks ten questions', () => {
    expect(new Set(VISIT_QUESTIONS).size).toBe(10);
    expect(Object.keys(NO_MARKS)).toEqual([...VISIT_QUESTIONS]);
  });
});
