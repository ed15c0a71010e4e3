import { expect, test } from 'vitest';
import { CIP_FAMILIES } from './cip-families';
import { listedPositionNames, STUDY_FIELDS } from './player-lists';

test('within a sentence the first position begins large, an English one after it small', () => {
  expect(listedPositionNames(['Defensive midfielder', 'Central midfielder'], 'en')).toEqual([
    ...['Defensive midfielder', 'central midfielder'],
  ]);
  expect(listedPositionNames([], 'en')).toEqual([]);
});

test('in German a noun stays large, an adjective after the first position is small', () => {
  expect(listedPositionNames(['Tor', 'Innenverteidigung', 'Zentrales Mittelfeld'], 'de')).toEqual([
    ...['Tor', 'Innenverteidigung', 'zentrales Mittelfeld'],
  ]);
});

test('the fields of study are the families in which undergraduates take degrees', () => {
  expect(STUDY_FIELDS).toEqual(CIP_FAMILIES.entries.flatMap(({ value, isMajor }) => (isMajor ? [value] : [])));
});
