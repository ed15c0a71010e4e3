import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../kernel/patch/testing/patches';
import { isEmptyValue, isValueClear, requireClearValue } from './suggested-value';

describe('the value of a suggestion', () => {
  test.each([null, '', ' \n', [], [' '], { low: '', high: '' }, { lat: null, lng: null }])('is empty: %j', (value) => {
    expect(isEmptyValue(value)).toBe(true);
    expect(isValueClear({ value, isUnknown: true })).toBe(true);
    expect(refusalOf(() => requireClearValue({ value, isUnknown: false }))).toBe('invalid suggestionValueMissing');
  });

  test.each([0, 'Gulls', false, ['Gulls'], { low: 1, high: '' }])('is one: %j', (value) => {
    expect(isEmptyValue(value)).toBe(false);
    expect(isValueClear({ value, isUnknown: false })).toBe(true);
    expect(refusalOf(() => requireClearValue({ value, isUnknown: true }))).toBe('invalid suggestionValueMissing');
  });
});
