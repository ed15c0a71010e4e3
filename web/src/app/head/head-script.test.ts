import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberLanguage } from '../../i18n/languages';
import { storeHint } from '../../session/stored-session';
import { storeColourMode } from '../../theme/colour-mode';
import { HEAD_SCRIPT } from './head-script';

interface Visitor {
  readonly address?: string;
  readonly languages?: readonly string[];
  readonly isNight?: boolean;
  /** Whether the page was rendered in the language of its address. */
  readonly isRendered?: boolean;
  readonly storage?: Pick<Storage, 'getItem'>;
}

/** Runs the script as a browser's head does, with this test's stored values. */
function openPage({
  address = '/home',
  languages = ['en-US'],
  isNight = false,
  isRendered = true,
  storage = localStorage,
}: Visitor) {
  const html = document.createElement('html');
  if (isRendered) html.setAttribute('data-rendered', '');
  const replace = vi.fn<(address: string) => void>();
  runInNewContext(HEAD_SCRIPT, {
    document: { documentElement: html },
    navigator: { languages },
    location: { href: `https://touchline.example${address}`, replace },
    matchMedia: () => ({ matches: isNight }),
    localStorage: storage,
    addEventListener: vi.fn(),
    URL,
  });
  return { html, sentTo: replace.mock.calls[0]?.[0].replace('https://touchline.example', '') ?? null };
}

beforeEach(() => localStorage.clear());

describe('the head script', () => {
  test.each([
    [false, null, 'light'],
    [true, null, 'dark'],
    [true, 'light', 'light'],
    [false, 'dark', 'dark'],
  ] as const)('with a system at night %s and the choice %s the page is %s', (isNight, choice, mode) => {
    if (choice !== null) storeColourMode(choice);
    expect(openPage({ isNight }).html.className).toBe(mode);
  });

  test('follows the system again after the choice is given back', () => {
    storeColourMode('dark');
    storeColourMode('system');
    expect(openPage({ isNight: false }).html.className).toBe('light');
  });

  test('marks a stored sign-in, and nothing where there is none or it cannot be read', () => {
    expect(openPage({}).html.hasAttribute('data-signed-in')).toBe(false);
    localStorage.setItem('touchline.signedIn', '{broken');
    expect(openPage({}).html.hasAttribute('data-signed-in')).toBe(false);
    storeHint({ uid: 'uid-1', expiresAt: '2026-11-25T00:00:00.000Z' });
    expect(openPage({}).html.hasAttribute('data-signed-in')).toBe(true);
  });

  test('marks the navigation of a visitor without Plus, but of nobody who has signed out', () => {
    localStorage.setItem('touchline.navigation', 'coach');
    expect(openPage({}).html.hasAttribute('data-navigation')).toBe(false);
    storeHint({ uid: 'uid-1', expiresAt: '2026-11-25T00:00:00.000Z' });
    expect(openPage({}).html.getAttribute('data-navigation')).toBe('coach');
  });

  test('leads a German browser from a rendered page to its German form, and keeps the rest of the address', () => {
    const { sentTo } = openPage({ address: '/colleges?search=ohio#results', languages: ['fr', 'de-AT', 'en'] });
    expect(sentTo).toBe('/colleges?search=ohio&lang=de#results');
  });

  test('leads whoever chose German there too, whatever the browser speaks', () => {
    rememberLanguage('de');
    expect(openPage({ languages: ['en-US'] }).sentTo).toBe('/home?lang=de');
  });

  test('leads whoever chose English away from the German form', () => {
    rememberLanguage('en');
    expect(openPage({ address: '/colleges?lang=de&search=ohio', languages: ['de-DE'] }).sentTo).toBe('/colleges?search=ohio');
  });

  test.each([
    ['an English browser that follows a German link', { address: '/home?lang=de', languages: ['en-US'] }],
    ['a German browser that is there already', { address: '/home?lang=de', languages: ['de-DE'] }],
    ['an English browser on the English page', { address: '/home', languages: ['en-US', 'de'] }],
    ['a browser of neither language', { address: '/home', languages: ['fr-FR'] }],
    ['a German browser on a page that was not rendered', { address: '/account', languages: ['de'], isRendered: false }],
  ])('leaves %s where it is', (_, visitor) => {
    expect(openPage(visitor).sentTo).toBeNull();
  });

  test('works in a browser that keeps no storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { html, sentTo } = openPage({ languages: ['de'], isNight: true, storage: { getItem: refuse } });
    expect([html.className, sentTo]).toEqual(['dark', '/home?lang=de']);
  });

  test('is small and can stand inside a script element', () => {
    expect(HEAD_SCRIPT).not.toContain('<');
    expect(HEAD_SCRIPT.length).toBeLessThan(1700);
  });
});
