import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { trendOf } from './year-trends';

const YEARS = [2022, 2023, 2024].map((year, index) => ({
  ...{ year, netPrice: 20_000 + index, inStateTuition: null, outOfStateTuition: null, costOfAttendance: null },
  ...{ acceptanceRate: null, undergraduates: index === 1 ? null : 1000 + index, graduationRate: null },
}));
const sources = { 'academics.yearlyFigures': { by: 'import', source: 'College Scorecard', year: 2024 } } as const;
const { academics } = aCollege();
const withYears = { ...academics, yearlyFigures: YEARS };

test('a trend has the known years of a figure, the earliest first', () => {
  const college = aCollege({ academics: withYears, sources, enrollmentSize: 1002 });
  expect(trendOf(college, 'undergraduates')).toEqual([
    { year: 2022, value: 1000 },
    { year: 2024, value: 1002 },
  ]);
  expect(trendOf(college, 'graduationRate')).toEqual([]);
});

test('there is none beside a value that the college wrote itself, and none of years that a person wrote', () => {
  expect(trendOf(aCollege({ academics: withYears, sources, enrollmentSize: 1500 }), 'undergraduates')).toEqual([]);
  const byCoach = { 'academics.yearlyFigures': { by: 'coach', source: 'coach', year: 2024 } } as const;
  expect(trendOf(aCollege({ academics: withYears, sources: byCoach, enrollmentSize: 1002 }), 'undergraduates')).toEqual([]);
});
