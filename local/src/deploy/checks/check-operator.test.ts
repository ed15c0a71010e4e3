import type { Operator } from '@touchline/domain/reference/operator/operator';
import { expect, test } from 'vitest';
import { absentOperator, checkOperator } from './check-operator';

const KNOWN: Operator = {
  ...{ name: 'Sideline Ltd', address: ['1 Chalk Lane'], representedBy: 'none', email: 'office@sideline.com', phone: 'none' },
  ...{ register: 'none', taxId: 'none', editor: 'Robin Sample', legalReview: { termsVersion: 2, date: '2026-11-24' } },
};
const FILE = 'domain/src/reference/operator/operator-parameters.ts';

test('[S2-14] a deployment is refused until somebody is named who runs the site', () => {
  expect(checkOperator(KNOWN, 2)).toEqual([]);
  expect(checkOperator({ ...KNOWN, name: null, email: 'nobody' }, 3)).toEqual([
    { blocks: true, text: `The operator's name has no value: fill it in in ${FILE}.` },
    { blocks: true, text: `The operator's email cannot be right: fill it in in ${FILE}.` },
    { blocks: true, text: `The operator's legalReview is about another version of the terms: fill it in in ${FILE}.` },
  ]);
});

test('a check without a project says what is missing, and nothing about a known operator', () => {
  expect(absentOperator(KNOWN, 2)).toBeNull();
  expect(absentOperator({ ...KNOWN, register: null }, 2)).toBe(
    `The pages say that this is a demo, because ${FILE} lacks: register. A deployment needs them.`,
  );
});
