import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './create-app';

const withCode = (code: unknown): Error => Object.assign(new Error('something'), { code });

describe('a failure as the caller sees it', () => {
  test('a refusal is itself', () => {
    const refusal = new Refusal('notFound', 'unknownCollege');
    expect(refusalOf(refusal)).toBe(refusal);
  });

  test.each([
    { code: 4, means: 'too slow' },
    { code: 8, means: 'full' },
    { code: 10, means: 'too busy' },
    { code: 14, means: 'away' },
    { code: 'app/network-error', means: 'Auth out of reach' },
    { code: 'app/network-timeout', means: 'Auth too slow' },
    { code: 'auth/internal-error', means: 'Auth broken' },
  ])('code $code ($means) is unavailable (F1, F2, F20, F25)', ({ code }) => {
    expect(refusalOf(withCode(code))).toMatchObject({ kind: 'unavailable', code: 'unavailable' });
  });

  test('what express could not read is the caller’s', () => {
    expect(refusalOf(Object.assign(new URIError('bad'), { status: 400 }))).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    new Error('a bug'),
    new TypeError('a bug'),
    withCode(3),
    withCode(5),
    withCode(7),
    withCode('auth/unknown'),
    Object.assign(new Error('x'), { status: 500 }),
    'a text',
    null,
    undefined,
  ])('%s is a bug', (error) => {
    expect(refusalOf(error)).toBeNull();
  });
});
