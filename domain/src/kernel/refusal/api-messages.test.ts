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

  test.each(rows)('%s takes the same values in both languages', (_, { en, de }) => {
    expect(placeholders(de)).toEqual(placeholders(en));
  });

  test('the message where there is none is exact', () => {
    expect(apiMessage('internalError', 'en')).toBe('Internal Error');
  });

  test('a message has its values filled in, also where they look like patterns; a missing one stays visible', () => {
    expect(apiMessage('textTooLong', 'en', { max: 80 })).toBe('This text is too long: at most 80 characters.');
    expect(apiMessage('textTooLong', 'de', { max: 80 })).toBe('Dieser Text ist zu lang: höchstens 80 Zeichen.');
    expect(apiMessage('unknownField', 'en', { path: '$& {path} $1' })).toBe('There is no field $& {path} $1 to edit.');
    expect(apiMessage('unknownField', 'en')).toBe('There is no field {path} to edit.');
  });

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 5, null, undefined])('%j is no code', (code) => {
    expect(isMessageCode(code)).toBe(false);
  });

  test('a code is one', () => {
    expect(isMessageCode('notFound')).toBe(true);
  });
});
