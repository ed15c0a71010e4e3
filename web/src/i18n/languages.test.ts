import { describe, expect, test } from 'vitest';
import { chosenLanguage, languageFor, loadDictionary, loadMessages, markPageLanguage } from './languages';

describe('the language of a user', () => {
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

test('a page that no server rendered speaks the language of its address, as in development', () => {
  expect(chosenLanguage()).toBe('en');
  history.replaceState(null, '', '/colleges?lang=de');
  expect(chosenLanguage()).toBe('de');
  history.replaceState(null, '', '/');
});

describe('the language of the page', () => {
  test('is marked only where it changes: the browser would style the whole page again', () => {
    document.documentElement.lang = 'en';
    const changes = new MutationObserver(() => undefined);
    changes.observe(document.documentElement, { attributes: true });

    markPageLanguage('en');
    expect(changes.takeRecords()).toEqual([]);

    markPageLanguage('de');
    expect(changes.takeRecords()).toHaveLength(1);
    expect(document.documentElement.lang).toBe('de');
    changes.disconnect();
    document.documentElement.lang = 'en';
  });
});

test('a part that is loaded while the language changes is there in the language that comes', async () => {
  const german = loadDictionary('de');
  await loadMessages('document-editing', 'en');

  expect((await german)['editor.bar']).toMatch(/./);
});
