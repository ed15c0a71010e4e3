import { describe, expect, test } from 'vitest';
import { editCamp, undoCampEdit } from './edit-camp';
import { aCamp } from './testing/a-camp';

const NOW = '2026-03-02T10:00:00.000Z';
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });

describe('editing a camp', () => {
  test('publishes, archives and changes facts, one version higher, and is undone as a whole', () => {
    const draft = aCamp({ state: 'draft', priceCents: null });
    const { camp, record } = editCamp(draft, [replace('/state', 'published'), replace('/priceCents', 19_550)], NOW);
    expect(camp).toMatchObject({ state: 'published', priceCents: 19_550, version: 2, updatedAt: NOW });
    if (record === null) throw new Error('Nothing changed');
    expect(undoCampEdit(camp, record, NOW)).toEqual({ ...draft, version: 3, updatedAt: NOW });
  });

  test('that changes nothing leaves the version', () => {
    const camp = aCamp();
    expect(editCamp(camp, [replace('/state', 'published')], NOW)).toEqual({ camp, record: null });
  });

  test.each(['_id', 'schemaVersion', 'version', 'collegeId', 'createdAt', 'updatedAt', 'position/lat'])(
    'never changes %s',
    (field) => {
      expect(() => editCamp(aCamp(), [replace(`/${field}`, null)], NOW)).toThrow(expect.objectContaining({ kind: 'invalid' }));
    },
  );

  test.each([
    ['/state', 'hidden'],
    ['/endsOn', '2026-07-01'],
    ['/spacesLeft', 61],
    ['/registrationClosesOn', '2026-07-30'],
    ['/priceCents', 1.5],
    ['/startsAt', '25:00'],
    ['/registrationURL', 'javascript:alert(1)'],
    ['/name', null],
    ['/sponsor', 'x'],
  ])('refuses %s = %j and changes nothing', (path, value) => {
    const camp = aCamp({ capacity: 60, endsOn: '2026-07-12' });
    expect(() => editCamp(camp, [replace('/name', 'Other'), replace(path, value)], NOW)).toThrow(
      expect.objectContaining({ kind: 'invalid' }),
    );
    expect(camp.name).toBe('Sample ID Clinic');
  });

  test('is not undone over a later edit', () => {
    const { camp, record } = editCamp(aCamp(), [replace('/priceCents', 100)], NOW);
    const later = editCamp(camp, [replace('/priceCents', 200)], NOW).camp;
    if (record === null) throw new Error('Nothing changed');
    expect(() => undoCampEdit(later, record, NOW)).toThrow(expect.objectContaining({ kind: 'conflict' }));
  });

  test('is not undone where the whole camp would break a rule', () => {
    const first = editCamp(aCamp({ endsOn: '2026-07-20' }), [replace('/endsOn', '2026-07-25')], NOW);
    const later = editCamp(first.camp, [replace('/startsOn', '2026-07-22')], NOW).camp;
    if (first.record === null) throw new Error('Nothing changed');
    const { record } = first;
    expect(() => undoCampEdit(later, record, NOW)).toThrow(expect.objectContaining({ kind: 'conflict' }));
  });
});
