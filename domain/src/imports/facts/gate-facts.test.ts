import { describe, expect, test } from 'vitest';
import type { College } from '../../college/college';
import { aCollege } from '../../college/testing/a-college';
import { gateFacts } from './gate-facts';
import { mergeFacts } from './merge-facts';
import { planScorecard } from './plan-import';
import { scorecardFacts } from './testing/a-scorecard-row';

const FOUR = 'academics.details.afterCollege.fourYearGraduationRate';
const SIX = 'academics.details.afterCollege.sixYearGraduationRate';

function imported(college: College, cells: Readonly<Record<string, string>>, year = 2024): College {
  const { facts, heldBack } = gateFacts(scorecardFacts(cells, year).facts, college);
  return mergeFacts(college, facts, heldBack).college;
}

const rateOf = (college: College) => college.academics.details.afterCollege.fourYearGraduationRate;

describe('the gate of an import', () => {
  test('stores no value that is not plausible, names it with its reason, and stores the others', () => {
    const cells = { C100_4: '0', C150_4: '0.9038', UGDS: '15000' };
    const row = { ...scorecardFacts(cells), registryId: 100_001 };
    const { heldBack, changes } = planScorecard([row], [aCollege({ ipedsUnitId: 100_001 })], new Map());

    expect(heldBack).toMatchObject([{ name: 'Quarry Hill College', field: FOUR, value: 0 }]);
    expect(heldBack[0]?.reason).toContain('six-year rate of 90.4');
    const after = changes[0]?.after;
    expect(after?.academics.details.afterCollege).toMatchObject({ fourYearGraduationRate: null, sixYearGraduationRate: 90.4 });
    expect(after?.sources[FOUR]).toBeUndefined();
    expect(after?.enrollmentSize).toBe(15_000);
  });

  test('takes out what an earlier import had stored, once a later file shows that it is not plausible', () => {
    const before = imported(aCollege(), { C100_4: '0.02' });
    expect(rateOf(before)).toBe(2);

    const after = imported(before, { C150_4: '0.7' });
    expect(rateOf(after)).toBeNull();
    expect(after.sources[FOUR]).toBeUndefined();
    expect(after.sources[SIX]).toMatchObject({ by: 'import' });
  });

  test('leaves alone what a person wrote', () => {
    const { academics, ...college } = imported(aCollege(), { C100_4: '0.02' });
    const own: College = { ...college, academics, sources: { [FOUR]: { by: 'coach', source: 'coach', year: 2026 } } };
    expect(rateOf(imported(own, { C150_4: '0.7' }))).toBe(2);
    expect(gateFacts(scorecardFacts({ C150_4: '0.7' }).facts, own).heldBack).toEqual([]);
  });

  test('judges a file of one year by the years that are stored, and adds its own', () => {
    const before = imported(aCollege(), { UGDS: '2000' }, 2023);
    const { facts, heldBack } = gateFacts(scorecardFacts({ UGDS: '5000' }, 2024).facts, before);
    expect(heldBack.map(({ ofYear, value }) => [ofYear?.year ?? null, value])).toEqual([
      [null, 5000],
      [2024, 5000],
    ]);
    const { academics, enrollmentSize } = mergeFacts(before, facts, heldBack).college;
    expect(enrollmentSize).toBe(2000);
    expect(academics.yearlyFigures.map(({ year, undergraduates }) => [year, undergraduates])).toEqual([
      [2023, 2000],
      [2024, null],
    ]);
  });

  test('takes the years of an older file too, without its single figures', () => {
    const before = imported(aCollege(), { UGDS: '2000' }, 2024);
    const after = imported(before, { UGDS: '1900' }, 2023);
    expect(after.enrollmentSize).toBe(2000);
    expect(after.academics.yearlyFigures.map(({ year }) => year)).toEqual([2023, 2024]);
    expect(imported(after, { UGDS: '1900' }, 2023)).toEqual(after);
  });
});
