import { describe, expect, test } from 'vitest';
import type { LoaderContext } from '../page-definition';
import { chapterAddresses, loadChapterOf } from './load-chapter';

const contextOf = (chapter: string, language: 'en' | 'de' = 'en'): LoaderContext => ({
  call: () => Promise.reject(new Error('the guide needs no call')),
  attempt: () => Promise.reject(new Error('the guide needs no call')),
  store: () => undefined,
  params: { chapter },
  url: new URL(`http://localhost/guide/${chapter}`),
  language,
});

describe('the loader of a chapter', () => {
  test('[S1-06] gives the chapter in the language of the page, with the day', async () => {
    const loaded = await loadChapterOf(contextOf('money-and-aid', 'de'));
    expect(loaded).toMatchObject({ language: 'de', chapter: { slug: 'money-and-aid', title: 'Geld und Förderung' } });
    expect(loaded).toHaveProperty('day', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  test.each(['secrets', '__proto__', 'constructor', '..', '../en/glossary', 'glossary.md', ''])(
    '283: answers 404 to “%s”, with all chapters',
    async (name) => {
      const loaded = await loadChapterOf(contextOf(name));
      expect(loaded).toMatchObject({ init: { status: 404 }, data: { chapter: null } });
    },
  );

  test('every chapter has its address, with the day of its last change, for the sitemap', async () => {
    const addresses = await chapterAddresses();
    expect(addresses).toHaveLength(12);
    expect(addresses[0]?.path).toBe('/guide/how-recruiting-works');
    expect(addresses[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
