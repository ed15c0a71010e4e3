import { describe, expect, test } from 'vitest';
import { API_MESSAGES, apiMessage, isMessageCode } from './api-messages';

const rows = Object.entries(API_MESSAGES);
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

describe('the messages of the API', () => {
  test.each(rows)('%s is a sentence in both languages, which are not the same', (_, { en, de }) => {
    expect(en.trim()).toMatch(/^\p{Lu}/u);
    expect(de.trim()).toMatch(/^\p{Lu}/u);
    expect(de).not.toBe(en);
  });

  test.each(rows)('%s names no path in a document', (_, { en }) => expect(placeholders(en)).not.toContain('path'));

  test.each(rows)('%s takes the same values in both languages', (_, { en, de }) => {
    expect(placeholders(de)).toEqual(placeholders(en));
  });

  test('the message where there is none is exact', () => {
    expect(apiMessage('internalError', 'en')).toBe('Internal Error');
  });

  test('a message has its values filled in, also where they look like patterns; a missing one stays visible', () => {
    expect(apiMessage('textTooLong', 'en', { max: 80 })).toBe('This text is too long: at most 80 characters.');
    expect(apiMessage('textTooLong', 'de', { max: 80 })).toBe('Dieser Text ist zu lang: höchstens 80 Zeichen.');
    expect(apiMessage('textTooLong', 'en', { max: '$& {max} $1' })).toBe(
      'This text is too long: at most $& {max} $1 characters.',
    );
    expect(apiMessage('textTooLong', 'en')).toBe('This text is too long: at most {max} characters.');
  });

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 5, null, undefined])('%j is no code', (code) => {
    expect(isMessageCode(code)).toBe(false);
  });

  test('a code is one', () => {
    expect(isMessageCode('notFound')).toBe(true);
  });
});
