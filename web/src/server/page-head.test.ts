import { expect, test } from 'vitest';
import { headElements } from './page-head';

const head = {
  title: 'A "quoted" <b>',
  description: 'Says </script> & more',
  canonical: '/colleges?search=a%22b',
  structuredData: () => ({ name: '</script><b>' }),
};
const english = { origin: 'https://touchline.example', pathname: '/colleges', language: 'en' } as const;

const pageWith = (...head: Parameters<typeof headElements>): HTMLHeadElement =>
  new DOMParser().parseFromString(`<!doctype html><html><head>${headElements(...head)}</head></html>`, 'text/html').head;

test('a head names its address in both languages, and nothing a college wrote leaves its attribute or its script', () => {
  const page = pageWith(head, { ...english, language: 'de' });

  const addressOf = (selector: string) => page.querySelector(selector)?.getAttribute('href');
  expect(addressOf('link[rel=canonical]')).toBe('https://touchline.example/colleges?search=a%22b&lang=de');
  expect(addressOf('link[hreflang=de]')).toBe('https://touchline.example/colleges?search=a%22b&lang=de');
  expect(addressOf('link[hreflang=en]')).toBe('https://touchline.example/colleges?search=a%22b');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(head.description);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(head.title);
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(head.structuredData());
  expect(page.querySelector('b')).toBeNull();
});

test('a page that is not to be indexed says so and has no address', () => {
  const page = pageWith({ ...head, isIndexable: false }, english);

  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link')).toBeNull();
});

test('a page says when its text last changed, where that is known', () => {
  const changedOf = (page: HTMLHeadElement) =>
    page.querySelector('meta[property="article:modified_time"]')?.getAttribute('content');
  expect(changedOf(pageWith({ ...head, changedOn: '2026-11-24' }, english))).toBe('2026-11-24');
  expect(changedOf(pageWith(head, english))).toBeUndefined();
});

test('a link preview shows the page’s own picture, or the site’s card', () => {
  const pictureOf = (page: HTMLHeadElement) =>
    ['og:image', 'og:image:width', 'og:image:height'].map((name) =>
      page.querySelector(`meta[property="${name}"]`)?.getAttribute('content'),
    );
  const image = { path: '/media/colleges/a/ls/b', width: 1600, height: 900 };

  expect(pictureOf(pageWith({ ...head, image }, english))).toEqual([
    'https://touchline.example/media/colleges/a/ls/b',
    '1600',
    '900',
  ]);
  expect(pictureOf(pageWith(head, english))[0]).toBe('https://touchline.example/card.png');
});
