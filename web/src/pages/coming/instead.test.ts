import { expect, test } from 'vitest';
import { englishComing, englishInstead } from '../../i18n/english/coming';
import { germanComing, germanInstead } from '../../i18n/german/coming';
import { comingPage } from './coming-view';
import { INSTEAD_OF } from './instead';
import { page } from './page';

test('[S2-39] a screen still to be built leads to one that is there, never to another of its kind', () => {
  const unbuilt = new Set<string>(page.map(({ path }) => path));
  for (const [topic, { to }] of Object.entries(INSTEAD_OF)) {
    const [path = ''] = to.split(/[?#]/);
    expect(unbuilt.has(path), `${topic} leads to ${to}`).toBe(false);
  }
});

test('it says in both languages what is there today, and search engines do not index it', () => {
  expect(Object.keys(germanInstead)).toEqual(Object.keys(englishInstead));
  expect(Object.keys(germanComing)).toEqual(Object.keys(englishComing));
  const { head } = comingPage(() => 'coachInvites');
  const context = { data: null, params: {}, pathname: '/admin/coachInvites', query: new URLSearchParams(), t: String } as const;
  expect(head?.({ ...context, language: 'en' })).toEqual({ title: 'Coach invites', isIndexable: false });
});
