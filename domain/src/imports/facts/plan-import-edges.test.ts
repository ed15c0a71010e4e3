import { describe, expect, test } from 'vitest';
import type { College } from '../../college/college';
import { differencesOf, planImport, type ImportPlan } from './plan-import';
import { rowFacts } from './testing/a-row';

const QUARRY = { unitid: '100001', name: 'Quarry Hill College', nickname: 'Masons' };
const GRANITE = { unitid: '100002', name: 'Granite Falls College', nickname: 'Rocks' };

const plan = (rows: readonly Record<string, string>[], stored: readonly College[] = []): ImportPlan =>
  planImport(rows.map(rowFacts), stored, new Map(stored.map(({ pathName, _id }) => [pathName, _id])));
const after = ({ changes }: ImportPlan): College[] => changes.map((change) => change.after);

describe('planning an import', () => {
  test('counts each row once, and moved addresses apart from changed rows', () => {
    const stored = after(plan([QUARRY, GRANITE]));
    const twin = { unitid: '100003', name: 'Granite Falls College', city: 'Erie' };
    const planned = plan([{ ...QUARRY, nickname: 'Hill' }, twin], stored);

    expect(planned).toMatchObject({ created: 1, changed: 1, unchanged: 0, movedAddresses: 1 });
    expect(planned.changes.map(({ before }) => before?._id ?? null)).toEqual([
      'quarry-hill-college',
      'granite-falls-college',
      null,
    ]);
  });

  test('counts what cannot be stored, and what people wrote, over all rows', () => {
    const stored = after(plan([QUARRY, GRANITE])).map((college): College => ({
      ...college,
      sources: { nickname: { by: 'coach', source: 'coach', year: 2026 } },
    }));
    const rows = [QUARRY, GRANITE].map((row) => ({ ...row, nickname: 'Others', url: 'https://x@quarryhill.edu/' }));
    const planned = plan(rows, stored);

    expect(planned.unusable).toEqual(new Map([['url', 2]]));
    expect(planned.kept.get('nickname')).toBe(2);
  });

  test('a college whose name is no address is created with its id as address', () => {
    expect(after(plan([{ ...QUARRY, name: '???' }]))).toMatchObject([
      { _id: 'college-100001', name: '???', pathName: 'college-100001' },
    ]);
  });

  test('an address that an import gave changes with the name', () => {
    const [stored] = after(plan([QUARRY]));
    if (stored === undefined) throw new Error('nothing was imported');
    const given = { ...stored, sources: { ...stored.sources, pathName: { by: 'import', source: 'IPEDS', year: 2024 } as const } };

    expect(after(plan([{ ...QUARRY, name: 'Quarry Hill University' }], [given]))).toMatchObject([
      { pathName: 'Quarry_Hill_University' },
    ]);
  });

  test('a new college differs from nothing', () => {
    expect(plan([QUARRY]).changes.flatMap(differencesOf)).toEqual([]);
  });
});
