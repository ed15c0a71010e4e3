import { describe, expect, test } from 'vitest';
import { type GatedFigures, implausibleFacts, plausibleYears } from './plausibility';
import { type FiguresOfYear, latestYears, type YearlyFigure } from './yearly-figures';

const UNKNOWN = {
  ...{ netPrice: null, inStateTuition: null, outOfStateTuition: null, costOfAttendance: null },
  ...{ acceptanceRate: null, undergraduates: null, graduationRate: null },
};
const aYear = (year: number, given: Partial<FiguresOfYear> = {}): FiguresOfYear => ({ year, ...UNKNOWN, ...given });
const series = (figure: YearlyFigure, ...values: readonly (number | null)[]) =>
  values.map((value, index) => aYear(2022 + index, { [figure]: value }));

const COSTS = 'academics.details.costs';
const AFTER = 'academics.details.afterCollege';
const ADMISSION = 'academics.details.admission';

/** The reason why a fact is held back, next to the others and the years before. */
const reasonFor = (fact: keyof GatedFigures, figures: GatedFigures, years: readonly FiguresOfYear[] = []) =>
  implausibleFacts(figures, 2024, years).find((held) => held.fact === fact)?.reason ?? null;

describe('a fact is held back', () => {
  test.each<[string, keyof GatedFigures, GatedFigures]>([
    ['0 % in four years beside 90 % in six', `${AFTER}.fourYearGraduationRate`, rates(0, 90.4)],
    ['3 % in four years beside 46 % in six', `${AFTER}.fourYearGraduationRate`, rates(2.9, 46.3)],
    ['more in four years than in six', `${AFTER}.fourYearGraduationRate`, rates(57.8, 55.5)],
    [
      'a four-year rate of a two-year college',
      `${AFTER}.fourYearGraduationRate`,
      { [`${AFTER}.fourYearGraduationRate`]: 30, [`${AFTER}.threeYearGraduationRate`]: 30 },
    ],
    ['nobody who graduates', `${AFTER}.sixYearGraduationRate`, { [`${AFTER}.sixYearGraduationRate`]: 0 }],
    ['nobody who is accepted', `${ADMISSION}.acceptanceRate`, { [`${ADMISSION}.acceptanceRate`]: 0 }],
    ['more accepted than applied', `${ADMISSION}.acceptanceRate`, { [`${ADMISSION}.acceptanceRate`]: 101 }],
    ['scores upside down', `${ADMISSION}.sat`, { [`${ADMISSION}.sat`]: { low: 1300, high: 1100 } }],
    ['an SAT out of scale', `${ADMISSION}.sat`, { [`${ADMISSION}.sat`]: { low: 300, high: 1100 } }],
    ['an ACT out of scale', `${ADMISSION}.act`, { [`${ADMISSION}.act`]: { low: 20, high: 40 } }],
    [
      'a net price above the cost',
      `${COSTS}.netPriceTuition`,
      { [`${COSTS}.netPriceTuition`]: 40_000, [`${COSTS}.costOfAttendance`]: 30_000 },
    ],
    [
      'tuition of everybody above the cost',
      `${COSTS}.outOfStateTuition`,
      {
        [`${COSTS}.inStateTuition`]: 38_672,
        [`${COSTS}.outOfStateTuition`]: 38_672,
        [`${COSTS}.costOfAttendance`]: 32_863,
      },
    ],
    [
      'residents who pay more than others',
      `${COSTS}.inStateTuition`,
      { [`${COSTS}.inStateTuition`]: 20_000, [`${COSTS}.outOfStateTuition`]: 10_000 },
    ],
    ['no undergraduates', 'enrollmentSize', { enrollmentSize: 0 }],
    ['a ratio of 90 to 1', RATIO, { [RATIO]: 90 }],
    ['a salary of $4,000', SALARY, { [SALARY]: 4000 }],
  ])('%s', (_, fact, figures) => {
    expect(reasonFor(fact, figures)).toEqual(expect.any(String));
  });

  test.each<[string, keyof GatedFigures, GatedFigures]>([
    [
      '28 % in four years beside 71 % in six, as where students work for a year',
      `${AFTER}.fourYearGraduationRate`,
      rates(28, 71),
    ],
    ['2 % in four years beside 15 % in six', `${AFTER}.fourYearGraduationRate`, rates(2, 15)],
    [
      '0 % in four years where nothing else is known',
      `${AFTER}.fourYearGraduationRate`,
      { [`${AFTER}.fourYearGraduationRate`]: 0 },
    ],
    [
      'the tuition of non-residents above the cost for residents',
      `${COSTS}.outOfStateTuition`,
      { [`${COSTS}.inStateTuition`]: 8000, [`${COSTS}.outOfStateTuition`]: 30_000, [`${COSTS}.costOfAttendance`]: 25_000 },
    ],
    ['an open door', `${ADMISSION}.acceptanceRate`, { [`${ADMISSION}.acceptanceRate`]: 100 }],
    ['one score', `${ADMISSION}.sat`, { [`${ADMISSION}.sat`]: { low: 1100, high: null } }],
  ])('but not %s', (_, fact, figures) => {
    expect(reasonFor(fact, figures)).toBeNull();
  });

  test('far from every other known year, with the years in the reason', () => {
    const years = series('netPrice', 17_166, 13_540, 41_315);
    expect(reasonFor(`${COSTS}.netPriceTuition`, { [`${COSTS}.netPriceTuition`]: 41_315 }, years)).toBe(
      'far from 17166 of 2022 and 13540 of 2023',
    );
  });

  test('not where one of the other years is near: then that of the other year was wrong', () => {
    const years = series('netPrice', 30_803, 12_606, 29_095);
    expect(reasonFor(`${COSTS}.netPriceTuition`, { [`${COSTS}.netPriceTuition`]: 29_095 }, years)).toBeNull();
    expect(plausibleYears(years).implausible).toMatchObject([{ fact: 'netPrice', year: 2023, value: 12_606 }]);
  });
});

describe('the figures of a year', () => {
  test.each<[YearlyFigure, number, number, boolean]>([
    ['netPrice', 20_000, 40_001, true],
    ['netPrice', 20_000, 39_000, false],
    ['outOfStateTuition', 47_000, 18_400, false],
    ['outOfStateTuition', 20_000, 31_000, true],
    ['costOfAttendance', 20_000, 31_000, true],
    ['undergraduates', 1000, 2100, true],
    ['undergraduates', 1000, 1900, false],
    ['acceptanceRate', 90, 59, true],
    ['acceptanceRate', 90, 61, false],
    ['graduationRate', 50, 76, true],
    ['graduationRate', 50, 74, false],
  ])('of %s go from %d to %d: held back is %s, the later one', (figure, before, after, isHeldBack) => {
    const { years, implausible } = plausibleYears(series(figure, null, before, after));
    expect(implausible.map(({ year }) => year)).toEqual(isHeldBack ? [2024] : []);
    expect(years.map((one) => one[figure])).toEqual([null, before, isHeldBack ? null : after]);
  });

  test('add up to the last three, a later file before an earlier one', () => {
    const stored = series('undergraduates', 1000, 1010, 1020);
    expect(latestYears(stored, [aYear(2024, { undergraduates: 1021 }), aYear(2025)]).map(({ year }) => year)).toEqual([
      2023, 2024, 2025,
    ]);
    expect(latestYears(stored, [aYear(2021)])).toEqual(stored);
  });
});

const RATIO = 'academics.details.students.studentFacultyRatio';
const SALARY = 'academics.details.afterCollege.medianStartingSalaryAfter6Years';

function rates(four: number, six: number): GatedFigures {
  return { [`${AFTER}.fourYearGraduationRate`]: four, [`${AFTER}.sixYearGraduationRate`]: six };
}
