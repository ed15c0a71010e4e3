import { expect, test } from 'vitest';
import { ALL_PAGES } from './all-pages';

const MINUTE = 60;

/** What the server takes where a page names no time of its own. */
const BY_DEFAULT = 300;

const copiedFor = (of: (path: string) => boolean) =>
  ALL_PAGES.flatMap((page) => ('redirect' in page || !of(page.path) ? [] : [[page.path, page.sharedSeconds ?? BY_DEFAULT]]));

test('a page that shows people leaves the CDN a minute after they hide something, and so does the list that finds them', () => {
  const people = copiedFor((path) => path === '/' || path === '/home' || path.startsWith('/profile/'));

  expect(people.length).toBeGreaterThan(2);
  expect(people.filter(([, seconds]) => Number(seconds) > MINUTE)).toEqual([]);
});

test('no page stays in the CDN for more than five minutes', () => {
  expect(copiedFor(() => true).filter(([, seconds]) => Number(seconds) > BY_DEFAULT)).toEqual([]);
});
