import { HIGHEST_INCOME } from '@touchline/domain/reference/family-prices/income-bands';
import { expect, test } from 'vitest';
import { HIGHEST_GUESS, rateOfText, wholeOfText } from './own-payer';

test('490: an income of nothing and of 10^12 is taken; more, a fraction of a dollar and words are refused', () => {
  const read = (text: string) => wholeOfText(text, HIGHEST_INCOME);
  expect(['', '0', '$48,000', '48.000', '1000000000000'].map(read)).toEqual([null, 0, 48_000, 48_000, HIGHEST_INCOME]);
  for (const text of ['1000000000001', '99999999999999', '-5', '1e6', 'much']) expect(read(text)).toBe('wrong');
  expect(wholeOfText(String(HIGHEST_GUESS + 1), HIGHEST_GUESS)).toBe('wrong');
});

test('490: a rate is read with a point or a comma; nothing, zero and slips of the pen are no rate', () => {
  expect(['', '1.25', '1,25', '1'].map(rateOfText)).toEqual([null, 1.25, 1.25, 1]);
  for (const text of ['0', '0,1', '6', '125', '-1', '1.2.5', 'one']) expect(rateOfText(text)).toBe('wrong');
});
