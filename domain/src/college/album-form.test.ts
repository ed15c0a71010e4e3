import { expect, test } from 'vitest';
import { albumForm } from './college-parts';

const refusalOf = (name: string) => albumForm(['Campus']).safeParse({ name }).error?.issues[0]?.message;

test.each([
  ['', 'textMissing'],
  ['  ', 'textMissing'],
  ['Campus', 'albumNameTaken'],
  [' Campus ', 'albumNameTaken'],
  ['a/b', 'albumNameRefused'],
  ['allPhotos', 'albumNameRefused'],
  ['x'.repeat(81), 'textTooLong'],
  [' Preseason ', undefined],
])('the name %j for a new album: %s', (name, refusal) => {
  expect(refusalOf(name)).toBe(refusal);
});
