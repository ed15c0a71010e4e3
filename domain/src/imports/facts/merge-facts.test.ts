import { describe, expect, test } from 'vitest';
import { editCollege, undoCollegeEdit } from '../../college/editing/edit-college';
import type { College } from '../../college/college';
import { aCollege, aTeam } from '../../college/testing/a-college';
import { type Fact, IMPORT_SOURCES } from './fact';
import { mergeFacts } from './merge-facts';
import { rowFacts } from './testing/a-row';

const FACTS = {
  name: 'Test College',
  nickname: 'Masons',
  tuition_in: '12000',
  lat: '44',
  lng: '-72',
  soccer_men: 'yes',
  url_athletics: 'quarryhill.edu',
};
const merge = (college: College, given: Readonly<Record<string, string>> = FACTS) => mergeFacts(college, rowFacts(given).facts);

/** A college after a first import. */
function anImportedCollege(given: Readonly<Record<string, string>> = FACTS): College {
  return merge(aCollege({ athletics: { sport: [] } }), given).college;
}

function edited(college: College, isAdmin: boolean, path: string, value: unknown): College {
  return editCollege(college, [{ op: 'replace', path, value }], { isAdmin, today: '2026-03-01' }).college;
}

describe('merging an import into a college', () => {
  test('blank fields are filled, each with its source', () => {
    const college = anImportedCollege();

    expect(college.nickname).toBe('Masons');
    expect(college.position).toEqual({ lat: 44, lng: -72 });
    expect(college.athletics.sport).toEqual([aTeam({ sex: 'male', athleticsURL: 'https://quarryhill.edu/' })]);
    expect(college.sources['academics.details.costs.inStateTuition']).toEqual({
      by: 'import',
      source: 'College Scorecard',
      year: 2024,
    });
  });

  test('the same facts again write nothing', () => {
    const college = anImportedCollege();
    const again = merge(college);

    expect(again.written).toEqual([]);
    expect(again.college).toBe(college);
  });

  test('what an import wrote a later one writes again', () => {
    const { college, written } = merge(anImportedCollege(), { ...FACTS, nickname: 'Granites' });

    expect(college.nickname).toBe('Granites');
    expect(written).toEqual(['nickname']);
  });

  test('a row that no longer knows a value takes nothing away', () => {
    const college = anImportedCollege();

    expect(merge(college, { name: 'Test College', soccer_men: 'not listed' }).college).toBe(college);
  });

  test.each([false, true])('what a person wrote stays (admin: %s)', (isAdmin) => {
    const college = edited(anImportedCollege(), isAdmin, '/nickname', 'Stonecutters');
    const { college: merged, kept, written } = merge(college);

    expect(merged.nickname).toBe('Stonecutters');
    expect(kept).toEqual(['nickname']);
    expect(written).toEqual([]);
  });

  test('what a coach deleted the import does not bring back', () => {
    const college = edited(anImportedCollege(), false, '/academics/details/costs/inStateTuition', null);
    const { college: merged, kept } = merge(college);

    expect(merged.academics.details.costs.inStateTuition).toBeNull();
    expect(kept).toEqual(['academics.details.costs.inStateTuition']);
  });

  test('a team that a coach deleted does not come back, nor anything of it', () => {
    const college = edited(anImportedCollege(), false, '/athletics/sport/0', null);
    const { college: merged, kept } = merge(college);

    expect(merged.athletics.sport).toEqual([]);
    expect(kept).toEqual(['athletics.sport.male']);
  });

  test('a deletion that was undone counts no longer', () => {
    const imported = anImportedCollege();
    const editor = { isAdmin: false, today: '2026-03-01' };
    const { college, record } = editCollege(imported, [{ op: 'replace', path: '/nickname', value: null }], editor);
    if (record === null) throw new Error('the edit changed nothing');

    expect(merge(undoCollegeEdit(college, record, editor), { ...FACTS, nickname: 'Granites' }).college.nickname).toBe('Granites');
  });

  test('one number of a pair that a person wrote keeps the pair', () => {
    const college = edited(anImportedCollege(), false, '/position/lat', 45);

    expect(merge(college).college.position).toEqual({ lat: 45, lng: -72 });
  });

  test('a value of unknown origin stays, a team of unknown origin only gets what it lacks', () => {
    const { college, kept } = merge(aCollege({ nickname: 'Old Guard', athletics: { sport: [aTeam({ sex: 'male' })] } }));

    expect(college.nickname).toBe('Old Guard');
    expect(kept).toEqual(['nickname']);
    expect(college.sources).not.toHaveProperty(['athletics.sport.male']);
    expect(college.athletics.sport).toEqual([aTeam({ sex: 'male', athleticsURL: 'https://quarryhill.edu/' })]);
  });

  test('texts, albums and coaches that no import knows stay untouched', () => {
    const before = anImportedCollege();
    const after = merge(before, { ...FACTS, nickname: 'Granites' }).college;

    expect({ ...after, nickname: before.nickname, sources: before.sources }).toEqual(before);
  });

  test("a name that an admin gave stays; the import's own it may change", () => {
    const named: College = { ...anImportedCollege(), sources: { name: { by: 'import', source: 'IPEDS', year: 2023 } } };

    const university: Fact = { field: 'name', value: 'Quarry Hill University', source: IMPORT_SOURCES.survey };
    expect(mergeFacts(named, [university]).college.name).toBe('Quarry Hill University');
    expect(mergeFacts(edited(named, true, '/name', 'Quarry Hill'), [university]).college.name).toBe('Quarry Hill');
  });
});
