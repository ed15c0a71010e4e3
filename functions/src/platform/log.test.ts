import { describe, expect, test } from 'vitest';
import { errorText } from './log';

describe('the text of an error in the log', () => {
  test('names what caused it, and each of several failures', () => {
    const missing = new Error('XSRF_SECRET is not set');
    const text = errorText(
      new AggregateError([new Error('mail not written', { cause: missing })], '1 customers could not be settled'),
    );

    expect(text).toMatch(
      /^AggregateError: 1 customers could not be settled\n[\s\S]*\ncaused by Error: mail not written\n[\s\S]*\ncaused by Error: XSRF_SECRET is not set\n\s+at /,
    );
  });

  test('holds no further field of an error, in which a library keeps what was sent', () => {
    expect(errorText(Object.assign(new Error('refused'), { request: { email: 'jo@private.example' } }))).not.toContain('private');
  });

  test('ends where an error is its own cause, and says what is no error', () => {
    const circular = new Error('round');
    circular.cause = circular;
    expect(errorText(circular).match(/Error: round/g)?.length).toBeLessThan(10);
    expect(errorText('text')).toBe('text');
  });
});
