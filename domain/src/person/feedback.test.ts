import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { feedback } from './feedback';

const refusals = (sent: unknown) =>
  z.safeParse(feedback, sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('[S3-09] feedback', () => {
  test('is a subject and a text, kept as sent', () => {
    const sent = { subject: 'Search <b>is</b> great', text: 'Line one\nLine two 👍' };
    expect(feedback.parse({ ...sent, to: 'someone@example.com' })).toEqual(sent);
  });

  test.each([
    [{ subject: '', text: '' }, ['subject: textMissing', 'text: textMissing']],
    [{ subject: '  ', text: ' \n\t' }, ['subject: textMissing', 'text: textMissing']],
    [{ subject: '\r\n', text: 'x' }, ['subject: textMissing']],
    [{}, ['subject: textMissing', 'text: textMissing']],
    [{ subject: 'a\u0000', text: 'a\u0000' }, ['subject: textNotStorable', 'text: textNotStorable']],
  ])('is refused: %j', (sent, codes) => {
    expect(refusals(sent)).toEqual(codes);
  });

  test('is refused where the subject or the text is too long', () => {
    expect(refusals({ subject: 'x'.repeat(201), text: 'x'.repeat(5001) })).toEqual(['subject: textTooLong', 'text: textTooLong']);
    expect(refusals({ subject: 'x'.repeat(200), text: 'x'.repeat(100_000) })).toEqual(['text: textTooLong']);
  });

  test.each([
    ['carriage return and line feed', 'Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
    ['a line feed', 'Hello\nX', 'Hello X'],
    ['Unicode line separators', 'Hello\u2028X\u0085Y', 'Hello X Y'],
  ])('with %s in the subject has a space there', (_, subject, stored) => {
    expect(feedback.parse({ subject, text: 'x' }).subject).toBe(stored);
  });
});
