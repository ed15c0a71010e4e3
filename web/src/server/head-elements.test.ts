import { expect, test } from 'vitest';
import { headElements } from './head-elements';

const head = {
  title: 'A "quoted" <b>',
  description: 'Says </script> & more',
  path: '/colleges?search=a%22b',
  jsonLd: { name: '</script><b>' },
};

test('a head names its address in both languages, and nothing a college wrote leaves its attribute or its script', () => {
  document.head.innerHTML = headElements(head, 'https://touchline.example', 'de');

  const addressOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
  expect(addressOf('link[rel=canonical]')).toBe('https://touchline.example/colleges?search=a%22b&lang=de');
  expect(addressOf('link[hreflang=de]')).toBe('https://touchline.example/colleges?search=a%22b&lang=de');
  expect(addressOf('link[hreflang=en]')).toBe('https://touchline.example/colleges?search=a%22b');
  expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(head.description);
  expect(document.head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(head.title);
  expect(JSON.parse(document.head.querySelector('script')?.textContent ?? '')).toEqual(head.jsonLd);
  expect(document.head.querySelector('b')).toBeNull();
});

test('a page that is not to be found says so and has no address', () => {
  document.head.innerHTML = headElements({ ...head, path: null }, 'https://touchline.example', 'en');

  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.head.querySelector('link')).toBeNull();
});
