import { expect, test } from 'vitest';
import { givenValue, missingOf, type Operator, OPERATOR_FIELDS, operatorFaults } from './operator';

const NOBODY: Operator = {
  ...{ name: null, address: null, representedBy: null, email: null, phone: null },
  ...{ register: null, taxId: null, editor: null, legalReview: null },
};
const SOMEBODY: Operator = {
  name: 'Sideline Ltd',
  address: ['1 Chalk Lane', '12345 Sampletown'],
  representedBy: 'none',
  email: 'office@sideline.com',
  phone: 'none',
  register: 'none',
  taxId: 'none',
  editor: 'Robin Sample',
  legalReview: { termsVersion: 2, date: '2026-11-24' },
};

test('an operator of whom nothing is known lacks every value, and one with all values none', () => {
  expect(missingOf(NOBODY)).toEqual(OPERATOR_FIELDS);
  expect(missingOf(SOMEBODY)).toEqual([]);
  expect(operatorFaults(SOMEBODY, 2)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name', 'missing'],
  [{ name: 'none' }, 'name', 'missing'],
  [{ address: [''] }, 'address', 'missing'],
  [{ email: 'office' }, 'email', 'invalid'],
  [{ email: 'operator@touchline.example' }, 'email', 'invalid'],
  [{ legalReview: { termsVersion: 2, date: '2026-11-31' } }, 'legalReview', 'invalid'],
  [{ legalReview: { termsVersion: 1, date: '2026-11-24' } }, 'legalReview', 'outdated'],
] as const)('an operator with %j has one fault', (changed, field, kind) => {
  expect(operatorFaults({ ...SOMEBODY, ...changed }, 2)).toEqual([{ field, kind }]);
});

test('a value is shown where it says something', () => {
  expect([null, '', ' ', 'none', 'HRB 1'].map(givenValue)).toEqual([null, null, null, null, 'HRB 1']);
});
