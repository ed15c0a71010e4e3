import { countMajors, majorsOfCodes } from '@touchline/domain/college/facts/majors-of-codes';
import { expect, test } from 'vitest';
import { majorsOfText, textOfMajors } from './majors-text';
import { findStudies, STUDY_TITLES } from './study-table';

test('the whole classification can be typed: every title stands in the text as it is in the table', () => {
  const majors = majorsOfCodes([...STUDY_TITLES.keys()], STUDY_TITLES);
  expect(countMajors(majors)).toBeGreaterThan(1700);
  expect(majorsOfText(textOfMajors(majors))).toEqual({ value: majors });
});

test('a search finds majors by words of title, group and category, titles that begin so first', () => {
  expect(findStudies('computer sci', 3).map(({ title }) => title)[0]).toBe('Computer Science');
  expect(findStudies('PHYSIOLOGY exercise', 20).map(({ code }) => code)).toContain('26.0908');
  expect(findStudies('recreation sport admin', 20).map(({ code }) => code)).toContain('31.0504');
  expect(findStudies('a', 5)).toHaveLength(5);
  expect(findStudies(' ', 5)).toEqual([]);
  expect(findStudies('quidditch', 5)).toEqual([]);
});
