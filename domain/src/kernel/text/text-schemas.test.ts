import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { longText, shortText, trimmedText } from './text-schemas';

const refusal = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? null;

describe('a stored text', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a query', "Robert'); DROP TABLE students;--"],
    ['a template', '{{7*7}} ${1} %s %00'],
    ['a right-to-left override', '\u202Eright to left'],
    ['a zero-width space', 'zero\u200Bwidth'],
    ['other scripts', 'Ω≈ç√ 漢字 עברית'],
    ['emoji', '👩‍👩‍👧‍👦 👍🏽 𝒳'],
    ['spaces around it', '  spaces stay  '],
  ])('stays exactly as it was sent: %s', (_, text) => {
    expect(shortText(60).parse(text)).toBe(text);
    expect(longText(60).parse(text)).toBe(text);
  });

  test('is counted in code points', () => {
    expect(shortText(4).parse('👍👍👍👍')).toBe('👍👍👍👍');
    expect(refusal(shortText(4), '👍👍👍👍👍')).toEqual(['textTooLong']);
    expect(refusal(shortText(4), 'abcde')).toEqual(['textTooLong']);
    expect(refusal(longText(4), 'abcde')).toEqual(['textTooLong']);
  });

  test('that is too long tells how much fits', () => {
    expect(z.safeParse(shortText(4), 'abcde').error?.issues).toMatchObject([{ params: { max: 4 } }]);
  });

  test.each(['a\u0000b', 'a\u0007b', 'a\u009Fb', 'a\ud800b', '\udc00'])(
    'with NUL, a control character or half a character is refused: %j',
    (text) => {
      expect(refusal(shortText(60), text)).toEqual(['textNotStorable']);
      expect(refusal(longText(60), text)).toEqual(['textNotStorable']);
    },
  );

  test('has line breaks and tabs only where it is long', () => {
    expect(longText(60).parse('one\r\n\ttwo')).toBe('one\r\n\ttwo');
    expect(refusal(shortText(60), 'one\ntwo')).toEqual(['textNotStorable']);
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['wide spaces', '\u00a0\u3000'],
    ['zero-width characters', '\u200B\u2060'],
    ['a filler', '\u3164'],
  ])('of one line that shows nothing is refused: %s', (_, text) => {
    expect(refusal(shortText(60), text)).toEqual(['textMissing']);
    expect(refusal(trimmedText(60), text)).toEqual(['textMissing']);
  });

  test('may be empty where it is long', () => {
    expect(longText(60).parse('')).toBe('');
  });

  test.each([7, null, undefined, {}, ['a']])('is never anything but text: %j', (value) => {
    expect(refusal(shortText(60), value)).toEqual(['textMissing']);
    expect(refusal(longText(60), value)).toEqual(['textMissing']);
  });
});

test('a name loses the spaces around it and is measured without them', () => {
  expect(trimmedText(5).parse('  Robin  ')).toBe('Robin');
  expect(refusal(trimmedText(5), '  Robins ')).toEqual(['textTooLong']);
  expect(refusal(trimmedText(5), 'a'.repeat(10_000))).toEqual(['textTooLong']);
});
