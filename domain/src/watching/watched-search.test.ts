import { expect, test } from 'vitest';
import { WATCHED_LIMITS } from '../reference/watched-searches';
import { newWatchedSearch, watchedSearch, watchForm } from './watched-search';

const form = { kind: 'colleges', query: 'state=OH', words: 'Ohio' } as const;
const watching = { _id: 'uid-1.abc', owner: 'uid-1', form, set: 'open', seen: 'abcde', isVerified: true } as const;
const own = (count: number) => Array.from({ length: count }, (_, at) => `uid-1.${at}`);
const NOW = '2026-11-20T08:00:00.000Z';

test('a new watched search is stored as its schema has it; an unverified address and the 21st are refused', () => {
  const made = newWatchedSearch(watching, own(WATCHED_LIMITS.perPerson - 1), NOW);
  expect(watchedSearch.parse(made)).toEqual(made);
  expect(made).toMatchObject({ ...form, watchedAt: NOW, toldOn: null });
  expect(() => newWatchedSearch(watching, own(WATCHED_LIMITS.perPerson), NOW)).toThrow('watchedTooMany');
  expect(() => newWatchedSearch({ ...watching, isVerified: false }, [], NOW)).toThrow('watchedUnverified');
});

test('what is sent is an address of one line and short words', () => {
  expect(watchForm.safeParse({ ...form, query: '' }).success).toBe(true);
  for (const query of ['a b', 'a\nb', 'ü=1', `q=${'a'.repeat(2000)}`])
    expect(watchForm.safeParse({ ...form, query }).success).toBe(false);
  for (const words of ['', ' ', 'a\u0000b', 'a'.repeat(301)]) expect(watchForm.safeParse({ ...form, words }).success).toBe(false);
});
