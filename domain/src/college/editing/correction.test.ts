import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../kernel/patch/testing/patches';
import { aCollege } from '../testing/a-college';
import { correctCollege } from './correction';
import { undoCollegeEdit } from './edit-college';

const TODAY = '2026-03-04';
const RATE = 'academics.details.admission.acceptanceRate';
const form = (changes: object) => ({
  ...{ field: 'nickname', value: 'Gulls', source: 'Athletics site', year: 2025, isConfirmed: false },
  ...changes,
});

describe('a correction of a fact', () => {
  test('writes the value with the document that says so and its year, and undo restores value and source', () => {
    const imported = { by: 'import', source: 'Register', year: 2023 } as const;
    const before = aCollege({ nickname: 'Terns', sources: { nickname: imported } });
    const { college, record } = correctCollege(before, form({}), TODAY);
    expect(college).toMatchObject({
      ...{ nickname: 'Gulls', version: before.version + 1 },
      sources: { nickname: { by: 'admin', source: 'Athletics site', year: 2025 } },
    });
    if (record === null) throw new Error('nothing changed');
    expect(undoCollegeEdit(college, record, { isAdmin: true })).toMatchObject({
      nickname: 'Terns',
      sources: { nickname: imported },
    });
  });

  test('names a source for a value that stays, once', () => {
    const before = aCollege({ nickname: 'Gulls', sources: { nickname: { by: 'admin', source: 'admin', year: 2026 } } });
    const { college, record } = correctCollege(before, form({}), TODAY);
    expect(college.sources.nickname).toEqual({ by: 'admin', source: 'Athletics site', year: 2025 });
    expect(record).toMatchObject({ forward: [], earlierSources: { nickname: { source: 'admin' } } });
    expect(correctCollege(college, form({}), TODAY).record).toBeNull();
  });

  test('reaches the facts of a team by its sex, and takes a fact away by null', () => {
    const before = aCollege();
    const { college } = correctCollege(before, form({ field: 'athletics.sport.female.conference', value: 'Coast' }), TODAY);
    expect(college.athletics.sport.map(({ conference }) => conference)).toEqual([null, 'Coast']);
    const gone = correctCollege(college, form({ field: 'athletics.sport.female.conference', value: null }), TODAY);
    expect(gone.college.athletics.sport[1]?.conference).toBeNull();
    expect(gone.college.sources['athletics.sport.female.conference']).toMatchObject({ by: 'admin' });
  });

  test.each(['name', 'pathName', 'academics.yearlyFigures', 'athletics.sport.male', 'sources', '_id', 'albums', '__proto__'])(
    '%s is no such fact',
    (field) => {
      expect(refusalOf(() => correctCollege(aCollege(), form({ field }), TODAY))).toBe('invalid fieldNotEditable');
    },
  );

  test('of an unlikely figure has to be confirmed, as imports hold it back', () => {
    const unlikely = form({ field: RATE, value: 0 });
    expect(refusalOf(() => correctCollege(aCollege(), unlikely, TODAY))).toBe('conflict implausibleFact');
    const { college } = correctCollege(aCollege(), { ...unlikely, isConfirmed: true }, TODAY);
    expect(college.academics.details.admission.acceptanceRate).toBe(0);
    expect(refusalOf(() => correctCollege(aCollege(), form({ field: RATE, value: 140 }), TODAY))).toContain('invalid');
  });
});
