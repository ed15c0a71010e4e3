import { describe, expect, test } from 'vitest';
import { ApiRefusal, apiRefusalOf, isRetryable, refusalMessages } from './api-refusal';

describe('the toasts of a failed call', () => {
  const messagesOf = (body: unknown) => refusalMessages(apiRefusalOf(422, body), 'Internal Error');

  test('[S8-01] are one for each entry of errors, with its message', () => {
    expect(messagesOf({ errors: [{ message: 'Too long.' }, { message: 'Not a link.', field: 'url' }] })).toEqual([
      'Too long.',
      'Not a link.',
    ]);
  });

  test('[S8-01] say Internal Error for an entry that has no message', () => {
    const errors = [{ message: 'Too long.' }, {}, { message: null }, { message: ' ' }, 'odd', null];
    expect(messagesOf({ errors })).toEqual(['Too long.', ...Array<string>(5).fill('Internal Error')]);
  });

  test.each([[{}], [{ errors: 'many' }], [{ errors: [] }], ['not even an object'], [null]])(
    '[S8-01] are one Internal Error where there is no list: %j',
    (body) => {
      expect(messagesOf(body)).toEqual(['Internal Error']);
    },
  );

  test('[S8-01] are one Internal Error where no answer arrived, or where the failure is none of the API', () => {
    expect(refusalMessages(new ApiRefusal(null), 'Internal Error')).toEqual(['Internal Error']);
    expect(refusalMessages(new Error('a bug'), 'Internal Error')).toEqual(['Internal Error']);
  });
});

test.each([
  [null, true],
  [400, false],
  [404, false],
  [409, false],
  [429, false],
  [499, false],
  [500, true],
  [503, true],
])('a call with the answer %s is worth a retry: %s', (status, isWorthIt) => {
  expect(isRetryable(new ApiRefusal(status))).toBe(isWorthIt);
});

test('a bug is not worth a retry', () => {
  expect(isRetryable(new Error('a bug'))).toBe(false);
});
