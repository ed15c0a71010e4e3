import { describe, expect, test } from 'vitest';
import { college as collegeSchema, type College } from '../../college/college';
import { editCollege } from '../../college/editing/edit-college';
import { aCollege } from '../../college/testing/a-college';
import { planImport, type ImportPlan } from './plan-import';
import { rowFacts } from './testing/a-row';

const FULTON = { unitid: '179946', name: 'Westminster College', city: 'Fulton', state: 'MO', nickname: 'Blue Jays' };
const WILMINGTON = { unitid: '216807', name: 'Westminster College', city: 'New Wilmington', state: 'PA', nickname: 'Titans' };
const QUARRY = { unitid: '100001', name: 'Quarry Hill College', url: 'https://x@quarryhill.edu/' };

const plan = (rows: readonly Record<string, string>[], stored: readonly College[] = []): ImportPlan =>
  planImport(rows.map(rowFacts), stored, new Map(stored.map(({ pathName, _id }) => [pathName, _id])));
const after = ({ changes }: ImportPlan): College[] => changes.map((change) => change.after);

describe('planning an import', () => {
  test('every row of an empty database becomes a whole college, version 1, with its UNITID', () => {
    const first = plan([FULTON, WILMINGTON, QUARRY]);

    expect(first).toMatchObject({ created: 3, changed: 0, unchanged: 0, movedAddresses: 0, unusable: new Map([['url', 1]]) });
    for (const college of after(first)) expect(collegeSchema.parse(college)).toEqual(college);
    expect(after(first).map(({ _id, pathName, version, ipedsUnitId }) => [_id, pathName, version, ipedsUnitId])).toEqual([
      ['westminster-college-fulton', 'Westminster_College_(Fulton)', 1, 179946],
      ['westminster-college-new-wilmington', 'Westminster_College_(New_Wilmington)', 1, 216807],
      ['quarry-hill-college', 'Quarry_Hill_College', 1, 100001],
    ]);
  });

  test('the same file again changes nothing', () => {
    expect(plan([FULTON, WILMINGTON, QUARRY], after(plan([FULTON, WILMINGTON, QUARRY])))).toMatchObject({
      changes: [],
      created: 0,
      changed: 0,
      unchanged: 3,
    });
  });

  test('an import that was cut off anywhere ends like one that was not', () => {
    const rows = [FULTON, WILMINGTON, QUARRY];
    const whole = after(plan(rows));
    for (let written = 0; written <= whole.length; written += 1) {
      const half = whole.slice(0, written);
      const byId = new Map([...half, ...after(plan(rows, half))].map((college) => [college._id, college]));
      expect([...byId.values()]).toEqual(whole);
    }
  });

  test('a changed row raises the version of its college alone', () => {
    const stored = after(plan([FULTON, QUARRY]));
    const second = plan([{ ...FULTON, nickname: 'Jays' }, QUARRY], stored);

    expect(second).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect(after(second)).toEqual([expect.objectContaining({ nickname: 'Jays', version: 2, pathName: 'Westminster_College' })]);
  });

  test('a twin that comes in later moves the stored one aside first', () => {
    const second = plan([WILMINGTON], after(plan([FULTON])));

    expect(second).toMatchObject({ created: 1, changed: 0, unchanged: 0, movedAddresses: 1 });
    expect(
      second.changes.map((change) => [change.before?.pathName ?? null, change.after.pathName, change.after.version]),
    ).toEqual([
      ['Westminster_College', 'Westminster_College_(Fulton)', 2],
      [null, 'Westminster_College_(New_Wilmington)', 1],
    ]);
  });

  test('a college that gets a new name keeps its id and gets a new address', () => {
    const stored = after(plan([QUARRY]));
    const [renamed] = after(plan([{ ...QUARRY, name: 'Quarry Hill University' }], stored));

    expect(renamed).toMatchObject({
      _id: 'quarry-hill-college',
      name: 'Quarry Hill University',
      pathName: 'Quarry_Hill_University',
    });
  });

  test('[S3-04] a common name stays when the legal name changes, and so does what an admin called the college', () => {
    const [stored] = after(plan([QUARRY]));
    if (stored === undefined) throw new Error('nothing was imported');
    const renamed = { ...QUARRY, name: 'Quarry Hill University' };
    const common = { ...stored, name: 'Quarry' };
    expect(after(plan([renamed], [common]))).toMatchObject([{ name: 'Quarry', legalName: 'Quarry Hill University' }]);
    const { college } = editCollege(stored, [{ op: 'replace', path: '/name', value: 'QHC' }], {
      isAdmin: true,
      today: '2026-03-01',
    });
    expect(after(plan([renamed], [college]))).toMatchObject([{ name: 'QHC', legalName: 'Quarry Hill University' }]);
  });

  test("an admin's address stays when the import renames the college", () => {
    const [stored] = after(plan([QUARRY]));
    if (stored === undefined) throw new Error('nothing was imported');
    const { college } = editCollege(stored, [{ op: 'replace', path: '/pathName', value: 'Quarry' }], {
      isAdmin: true,
      today: '2026-03-01',
    });
    const [renamed] = after(plan([{ ...QUARRY, name: 'Quarry Hill University' }], [college]));

    expect(renamed).toMatchObject({ name: 'Quarry Hill University', pathName: 'Quarry' });
  });

  test('a college that was there without UNITID is completed and keeps what it has', () => {
    const blank = aCollege();
    const college = {
      ...blank,
      _id: 'quarry',
      name: 'Quarry Hill College',
      pathName: 'Quarry_Hill_College',
      nickname: 'Founders',
      address: { ...blank.address, administrative_area_level_1: 'VT' },
    };
    const completed = plan([{ ...QUARRY, nickname: 'Masons', zip: '05001' }], [college]);

    expect(completed).toMatchObject({ created: 0, changed: 1, kept: new Map([['nickname', 1]]) });
    expect(after(completed)).toEqual([
      expect.objectContaining({
        _id: 'quarry',
        ipedsUnitId: 100001,
        nickname: 'Founders',
        pathName: 'Quarry_Hill_College',
        version: 2,
      }),
    ]);
  });
});
