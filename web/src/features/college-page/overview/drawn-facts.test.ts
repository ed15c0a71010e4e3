import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { ACADEMIC_FACTS } from '../../../components/college/college-facts';
import { NO_COMPARISON } from '../../../testing/listed-colleges';
import { drawnFacts } from './drawn-facts';

const plain = aCollege({});
const { academics } = plain;

test('nothing of a college without numbers is drawn', () => {
  expect(drawnFacts(plain, NO_COMPARISON)).toEqual(new Set());
});

test('tuition draws the prices of a year; a share of admitted students is drawn only beside the division', () => {
  const costs = { ...academics.details.costs, outOfStateTuition: 41_000 };
  const admission = { ...academics.details.admission, acceptanceRate: 61.4 };
  const college = { ...plain, academics: { ...academics, details: { ...academics.details, costs, admission } } };
  const standing = { number: 'acceptanceRate', value: 61.4, share: 71, ahead: 28, count: 200, median: 76 } as const;

  expect(drawnFacts(college, NO_COMPARISON)).toEqual(new Set(['inStateTuition', 'outOfStateTuition']));
  expect(drawnFacts(college, { ...NO_COMPARISON, standings: [standing] }).has('acceptanceRate')).toBe(true);
});

test('every fact that may be drawn is one of the tables', () => {
  const all = new Set<string>(Object.values(ACADEMIC_FACTS).flatMap((facts) => facts.map(({ name }) => name)));
  const numbers = ['acceptanceRate', 'students', 'netPrice'] as const;
  const details = {
    ...academics.details,
    costs: { ...academics.details.costs, inStateTuition: 9000 },
    afterCollege: { ...academics.details.afterCollege, sixYearGraduationRate: 50 },
  };
  const standings = numbers.map((number) => ({ number, value: 1, share: 1, ahead: 1, count: 1, median: 1 }));

  const drawn = drawnFacts({ ...plain, academics: { ...academics, details } }, { ...NO_COMPARISON, standings });

  expect(drawn.size).toBe(7);
  expect([...drawn].filter((name) => !all.has(name))).toEqual([]);
});
