import { expect, test } from 'vitest';
import { searchGuide } from './search-guide';

const found = async (typed: string, language: 'en' | 'de' = 'en') => (await searchGuide(typed, language)).items;

test('a chapter is found by any word of its title, in the language of the page', async () => {
  expect((await found('money'))[0]).toMatchObject({ to: '/guide/money-and-aid', name: 'Money and aid' });
  expect((await found('geld', 'de'))[0]).toMatchObject({ to: '/guide/money-and-aid', name: 'Geld und Förderung' });
});

test('a term is found by its beginning, and its address is its place in the glossary', async () => {
  expect(await found('redsh')).toContainEqual({ to: '/guide/glossary#redshirt', name: 'Redshirt', line: 'Glossary' });
});

test('every word counts, and a blank text finds nothing', async () => {
  expect(await found('money zzz')).toEqual([]);
  expect(await found('  ')).toEqual([]);
  expect(await found('(.*)')).toEqual([]);
});
