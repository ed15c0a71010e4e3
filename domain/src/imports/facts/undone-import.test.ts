import type { College } from '../../college/college';
import { editCollege } from '../../college/editing/edit-college';
import type { ImportChange } from '../../college/editing/import-record';
import { SOURCED_FIELDS, sourcedValue } from '../../college/facts/sourced-fields';
import { aCollege, aTeam } from '../../college/testing/a-college';
import { type Json, sameJson } from '../../kernel/json/json';
import { describe, expect, test } from 'vitest';
import { planImport } from './plan-import';
import { rowFacts } from './testing/a-row';
import { importChangeOf, undoneImport } from './undone-import';

type Cells = Readonly<Record<string, string>>;
const ROW = { unitid: '100001', name: 'Quarry Hill College', city: 'Quarry Hill', state: 'VT', nickname: 'Masons' };
const OTHER_OF_ITS_NAME = { ...ROW, unitid: '200002', city: 'Northbank', state: 'OH' };
const ADDRESS = { ...aCollege().address, locality: 'Quarry Hill', administrative_area_level_1: 'VT' };
const AS_ADMIN = { isAdmin: true, today: '2026-03-01' };

/** A college that no file knows yet, but that has the name and state of the row. */
const unregistered = (): College =>
  aCollege({
    _id: 'quarry-hill-college',
    name: ROW.name,
    pathName: 'Quarry_Hill_College',
    address: ADDRESS,
    athletics: { sport: [] },
  });

/** An import of these rows, and what it records of the college. */
function importOf(
  college: College | null,
  ...rows: readonly Cells[]
): { readonly after: College; readonly change: ImportChange } {
  const stored = college === null ? [] : [college];
  const addresses = new Map(stored.map(({ pathName, _id }) => [pathName, _id]));
  const planned = planImport(rows.map(rowFacts), stored, addresses).changes.find(({ before }) => before === college);
  if (planned === undefined) throw new Error('The import changes nothing at this college');
  return { after: planned.after, change: importChangeOf(planned) };
}
const imported = (college: College | null, ...rows: readonly Cells[]): College => importOf(college, ...rows).after;
const edited = (college: College, path: string, value: unknown): College =>
  editCollege(college, [{ op: 'replace', path, value }], AS_ADMIN).college;

/** Value and source of each fact, and what else an import may give. */
const factsOf = (college: College): Readonly<Record<string, unknown>> => ({
  pathName: college.pathName,
  registryId: college.ipedsUnitId ?? college.canadianId,
  ...Object.fromEntries(SOURCED_FIELDS.map((field) => [field, [sourcedValue(college, field), college.sources[field] ?? null]])),
});
const known = (): College => imported(unregistered(), ROW);

/** What an import can do to a college that is there already, with a field that it writes. */
const IMPORTS: readonly (readonly [what: string, before: () => College, rows: readonly Cells[]])[] = [
  ['gives a registry number and fills empty fields', unregistered, [{ ...ROW, tuition_in: '12000', lat: '44', lng: '-72' }]],
  ['overwrites what an import wrote', known, [{ ...ROW, nickname: 'Granites' }]],
  ['renews the source of a value alone', () => withYear(known(), 'nickname', 2020), [ROW]],
  ['adds a team with its fields', known, [{ ...ROW, soccer_men: 'yes', url_athletics: 'quarryhill.edu' }]],
  ['moves the address because of a second college of the name', known, [OTHER_OF_ITS_NAME]],
  ['renames the college', () => imported(null, ROW), [{ ...ROW, name: 'Quarry Hill University' }]],
];
function withYear(college: College, field: string, year: number): College {
  const source = college.sources[field];
  return source === undefined ? college : { ...college, sources: { ...college.sources, [field]: { ...source, year } } };
}

/** What happens between an import and its undo. */
const BETWEEN: readonly (readonly [what: string, happens: (college: College) => College])[] = [
  ['nothing', (college) => college],
  ['a person writes another value', (college) => edited(college, '/nickname', 'Stonecutters')],
  [
    'a person confirms the value, so that only its source is another',
    (college) => edited(college, '/nickname', college.nickname),
  ],
  ['a person deletes the value', (college) => edited(college, '/nickname', null)],
  ['a later import writes another value', (college) => imported(college, { ...ROW, nickname: 'Quarriers' })],
  ['an admin chooses another address', (college) => edited(college, '/pathName', 'Quarry_Hill')],
  ['a person fills another field', (college) => edited(college, '/city/description', 'A town of slate.')],
];

/** The facts of a college that are not as expected, one sentence for each. */
function differencesFrom(expected: Readonly<Record<string, unknown>>, college: College): readonly string[] {
  const found = factsOf(college);
  return Object.entries(expected).flatMap(([field, value]) =>
    sameJson(value as Json, found[field] as Json)
      ? []
      : [`${field} is ${JSON.stringify(found[field])} instead of ${JSON.stringify(value)}`],
  );
}

describe('undoing an import of a college that was there', () => {
  test.each(IMPORTS)('that %s: everything is as before', (_, before, rows) => {
    const was = before();
    const { after, change } = importOf(was, ...rows);
    const { college, kept } = undoneImport(after, change);
    expect(kept).toEqual([]);
    expect(differencesFrom(factsOf(was), college ?? after)).toEqual([]);
    expect(college).toEqual({ ...was, version: after.version + 1 });
  });

  test.each(IMPORTS.flatMap(([what, ...given]) => BETWEEN.map(([then, happens]) => [what, then, given, happens] as const)))(
    'that %s, when meanwhile %s: that stays, all else is as before',
    (_, __, [before, rows], happens) => {
      const was = before();
      const { after, change } = importOf(was, ...rows);
      const now = happens(after);
      const [earlier, left, current] = [factsOf(was), factsOf(after), factsOf(now)];
      const isTouched = (field: string): boolean => !sameJson(left[field], current[field]);

      const { college, kept } = undoneImport(now, change);

      const expected = Object.keys(left).map((field) => [field, isTouched(field) ? current[field] : earlier[field]] as const);
      expect(college && differencesFrom(Object.fromEntries<unknown>(expected), college)).toEqual([]);
      expect(college?.city).toEqual(now.city);
      expect(kept.toSorted()).toEqual(
        change.fields
          .map(({ field }) => field)
          .filter(isTouched)
          .toSorted(),
      );
    },
  );
});

describe('undoing an import that added a team', () => {
  const [TEAM, PAGE] = ['athletics.sport.male', 'athletics.sport.male.athleticsURL'];
  const added = () => importOf(known(), { ...ROW, soccer_men: 'yes', url_athletics: 'quarryhill.edu' });

  test('in which a coach has written since: the team stays with that text, and is named', () => {
    const { after, change } = added();
    const { college, kept } = undoneImport(edited(after, '/athletics/sport/0/description', 'We press high.'), change);
    expect(college?.athletics.sport).toEqual([aTeam({ sex: 'male', description: 'We press high.' })]);
    expect(kept).toEqual([TEAM]);
  });

  test('whose imported value a coach has changed: value and team stay, and both are named', () => {
    const { after, change } = added();
    const { college, kept } = undoneImport(edited(after, '/athletics/sport/0/athleticsURL', 'https://masons.edu/'), change);
    expect((college ?? after).athletics.sport).toMatchObject([{ sex: 'male', athleticsURL: 'https://masons.edu/' }]);
    expect(kept.toSorted()).toEqual([TEAM, PAGE]);
  });

  test('that a coach has deleted since: it stays deleted', () => {
    const { after, change } = added();
    const { college, kept } = undoneImport(edited(after, '/athletics/sport/0', null), change);
    expect((college ?? after).athletics.sport).toEqual([]);
    expect(kept).toContain(TEAM);
  });
});

describe('undoing an import that created the college', () => {
  test('removes it', () => {
    const { after, change } = importOf(null, ROW);
    expect(undoneImport(after, change)).toEqual({ college: null, kept: [] });
  });

  test.each(BETWEEN.slice(1))('leaves it whole when meanwhile %s', (_, happens) => {
    const { after, change } = importOf(null, ROW);
    const now = happens(after);
    expect(undoneImport(now, change)).toEqual({ college: now, kept: ['college'] });
  });
});
