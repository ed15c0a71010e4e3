import { expect, test } from 'vitest';
import { splitWords } from '../../kernel/text/fold-text';
import { canonicalWord, foldWords } from './fold-words';

test('case, diacritics, punctuation, apostrophes and blanks fold away', () => {
  expect(foldWords("  D'Youville – Université, ÖSTERREICH (Straße) Łódź  ")).toEqual([
    'dyouville',
    'universite',
    'osterreich',
    'strasse',
    'lodz',
  ]);
});

test('an ampersand is an "and"', () => {
  expect(foldWords('William&Mary')).toEqual(['william', 'and', 'mary']);
});

test('spelled-out initials become one word, also around an "and"', () => {
  expect(foldWords('M.I.T.')).toEqual(['mit']);
  expect(foldWords('n c state')).toEqual(['nc', 'state']);
  expect(foldWords('Texas A & M University')).toEqual(foldWords('texas am university'));
  expect(foldWords('Plan B and more')).toEqual(['plan', 'b', 'and', 'more']);
  expect(splitWords('M.I.T.')).toEqual(['m', 'i', 't']);
});

test('abbreviated words have one form', () => {
  expect(['st', 'mt', 'ft', 'u', 'univ', 'stanford'].map(canonicalWord)).toEqual([
    'saint',
    'mount',
    'fort',
    'university',
    'university',
    'stanford',
  ]);
});
