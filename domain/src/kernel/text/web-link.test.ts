import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { webLink } from './text-schemas';
import { WEB_LINK_MAX, webLinkOf } from './web-link';

describe('[S5-13] a web link', () => {
  test.each([
    ['example.edu', 'https://example.edu/'],
    ['www.example.edu/soccer?team=women#roster', 'https://www.example.edu/soccer?team=women#roster'],
    ['example.edu:8443/a', 'https://example.edu:8443/a'],
    ['HTTP://Example.EDU', 'http://example.edu/'],
    ['https://example.edu', 'https://example.edu/'],
    ['https://example.edu/?next=https://other.example/a:b@c', 'https://example.edu/?next=https://other.example/a:b@c'],
    ['example.edu/a//b', 'https://example.edu/a//b'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(webLinkOf(typed)).toBe(stored);
    expect(webLink.parse(typed)).toBe(stored);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://example.edu/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://example.edu/',
    'file:///etc/passwd',
    'mailto:robin@example.edu',
    'tel:5551234567',
    'https:example.edu',
    'https:///example.edu',
  ])('with another scheme, or half of one, is refused: %s', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  test.each(['//evil.com', '/\\evil.com', '\\\\evil.com', 'https://example.edu\\@evil.com', '/about', '?a=b', '#top', ''])(
    'that leaves its host to chance is refused: %s',
    (typed) => {
      expect(webLinkOf(typed)).toBeNull();
    },
  );

  test.each([
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001https://example.edu',
  ])('with a control character is refused: %j', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  test.each([
    ' https://example.edu',
    'https://example.edu ',
    'https://exa mple.edu',
    'https://example.edu/a b',
    'https://example.edu/\u00a0',
    'https://example.edu/\ud800',
  ])('with a space or a broken character is refused: %j', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  test.each([
    'https://user@evil.com',
    'https://user:secret@evil.com',
    'https://@evil.com',
    'robin@example.edu',
    'https://example.edu%40evil.com',
  ])('with credentials is refused: %s', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  test.each([
    'http://127.0.0.1',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://１２７.0.0.1',
    'http://127.0.0.1.',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://localhost',
    'http://localhost:9099',
    'http://metadata.google.internal/',
    'http://printer.local',
    'http://api.localhost',
    'http://intranet',
    'http://example.edu.',
    'http://example..edu',
    'http://.edu',
    'http://example.e',
    'http://example.edu_',
  ])('to an address, this machine or a local name is refused: %s', (typed) => {
    expect(webLinkOf(typed)).toBeNull();
  });

  test('shows a look-alike host as punycode', () => {
    expect(webLinkOf('https://еxample.edu/')).toBe('https://xn--xample-2of.edu/');
    expect(webLinkOf('https://exämple.edu')).toBe('https://xn--exmple-cua.edu/');
  });

  test('reads a host with an umlaut however often it has read one', () => {
    const links = Array.from({ length: 10_000 }, () => webLinkOf('https://exämple.edu'));
    expect([...new Set(links)]).toEqual(['https://xn--exmple-cua.edu/']);
  });

  test('is refused beyond 2,000 characters, also where only its normal form is longer', () => {
    const base = 'https://example.edu/';
    expect(webLinkOf(base + 'a'.repeat(WEB_LINK_MAX - base.length))).toHaveLength(WEB_LINK_MAX);
    expect(webLinkOf(base + 'a'.repeat(WEB_LINK_MAX - base.length + 1))).toBeNull();
    expect(webLinkOf(base + 'ü'.repeat(700))).toBeNull();
  });

  test('gives the code of its refusal, also for a value that is no text', () => {
    const codes = ['javascript:1', 7, undefined].map((typed) =>
      z.safeParse(webLink, typed).error?.issues.map(({ message }) => message),
    );
    expect(codes).toEqual([['webLinkInvalid'], ['webLinkInvalid'], ['webLinkInvalid']]);
  });

  const typedLink = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom('', 'http://', 'HTTPS://', 'javascript:', '//'), fc.domain(), fc.string({ unit: 'binary' }))
      .map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  );

  test('normalised twice is the same as once, and is always an http address without credentials', () => {
    const seen = { taken: 0, refused: 0, changed: 0 };
    fc.assert(
      fc.property(typedLink, (typed) => {
        const stored = webLinkOf(typed);
        seen[stored === null ? 'refused' : 'taken'] += 1;
        seen.changed += stored === null || stored === typed ? 0 : 1;
        if (stored === null) return;
        const { protocol, username, password, hostname } = new URL(stored);
        expect(webLinkOf(stored)).toBe(stored);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        expect(hostname).toMatch(/^[a-z0-9._-]+\.[a-z][a-z0-9-]*[a-z0-9]$/);
      }),
      { numRuns: 2000, seed: 51 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
  });

  test('from an ordinary site is always taken', () => {
    const seen = { 'http:': 0, 'https:': 0 };
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (typed) => {
        seen[typed.startsWith('https:') ? 'https:' : 'http:'] += 1;
        expect(webLinkOf(typed)).not.toBeNull();
      }),
      { seed: 13 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});
