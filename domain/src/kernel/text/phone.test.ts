import { describe, expect, test } from 'vitest';
import { isInternationalPhone, isPhoneNumber, isUsPhone } from './phone';

describe('[S5-11] a US phone number', () => {
  test.each([
    '2125550100',
    '212-555-0100',
    '212 555 0100',
    '1 212 555 0100',
    '+1 212-555-0100',
    '+12125550100',
    '1-212-555-0100',
    '212-5550100',
  ])('may be written %s', (typed) => {
    expect(isUsPhone(typed)).toBe(true);
  });

  test.each([
    '1125550100',
    '2121550100',
    '0125550100',
    '212555010',
    '21255501000',
    '+2 212 555 0100',
    '(212) 555-0100',
    '212.555.0100',
    '212--555-0100',
    ' 2125550100',
    '2125550100\n',
    '２125550100',
    '',
  ])('is refused as %j', (typed) => {
    expect(isUsPhone(typed)).toBe(false);
  });
});

describe('[S5-11] an international phone number', () => {
  test.each(['+49301234567', '+12', '+442079460000', '+123456789012345', '+4912345678901234', '+35812345678901234'])(
    'may be written %s',
    (typed) => {
      expect(isInternationalPhone(typed)).toBe(true);
    },
  );

  test.each([
    '49301234567',
    '+0301234567',
    '+1',
    '+358123456789012345',
    '+49 30 1234567',
    '+49-30',
    '++49301',
    '+49301234567\n',
    '+',
  ])('is refused as %j', (typed) => {
    expect(isInternationalPhone(typed)).toBe(false);
  });
});

test('[S5-11] a phone number in either format is taken, anything else refused', () => {
  expect(['212 555 0100', '+49301234567', '030 1234567'].map(isPhoneNumber)).toEqual([true, true, false]);
});
