import { describe, expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal/refusal';
import { errorBodyOf } from './error-body';

describe('the body of a refusal', () => {
  test('[S7-01] [S7-02] meets every shape of the specification: the list, `error`, and `code` with `message`', () => {
    const refusal = new Refusal('invalid', 'textTooLong', { max: 80 }, '/nickname');
    const message = 'This text is too long: at most 80 characters.';
    expect(errorBodyOf(refusal, 'en')).toEqual({
      errors: [{ message, field: '/nickname' }],
      error: message,
      code: 'textTooLong',
      message,
    });
  });

  test('names no field where none is to blame, and speaks the asked language', () => {
    expect(errorBodyOf(new Refusal('signInRequired', 'signInRequired'), 'de')).toEqual({
      errors: [{ message: 'Bitte melde dich zuerst an.' }],
      error: 'Bitte melde dich zuerst an.',
      code: 'signInRequired',
      message: 'Bitte melde dich zuerst an.',
    });
  });

  test('[S8-06] has the number 100 for a user who must accept the terms', () => {
    expect(errorBodyOf(new Refusal('forbidden', 'mustAcceptTerms'), 'en').code).toBe(100);
  });
});
