import { describe, expect, test } from 'vitest';
import { languageFor } from './chosen-language';

describe('the language of a reader', () => {
  test('is the stored choice before anything else', () => {
    expect(languageFor('de', ['en-US'])).toBe('de');
  });

  test('else the first of the browser’s languages that we speak', () => {
    expect(languageFor(null, ['fr-FR', 'DE-at', 'en'])).toBe('de');
  });

  test('else English, also where what is stored is no language of ours', () => {
    expect(languageFor('klingon', ['fr', 'es'])).toBe('en');
    expect(languageFor(null, [])).toBe('en');
  });
});
