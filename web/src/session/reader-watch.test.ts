import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchReader } from './reader-watch';
import { storeHint } from './stored-session';

const hintOf = (uid: string) => ({ uid, expiresAt: '2026-11-25T00:00:00.000Z' });

/** A page that has read as this user; what it is told. */
function aPageOf(reader: string | null) {
  const [onGone, onRestored] = [vi.fn(), vi.fn()];
  onTestFinished(watchReader({ reader: () => reader, onGone, onRestored }));
  return { onGone, onRestored };
}

/** Shows a page again; returns how often it learnt that its user is gone. */
function shownAgain(reader: string | null, { isFromCache = true } = {}): number {
  const { onRestored } = aPageOf(reader);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isFromCache }));
  return onRestored.mock.calls.length;
}

/** Tells a page that another tab has changed what is stored; returns how often it learnt that its user is gone. */
function changedElsewhere(reader: string | null, key: string | null = 'touchline.signedIn'): number {
  const { onGone } = aPageOf(reader);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  return onGone.mock.calls.length;
}

describe('a page that the browser restores from its back-forward cache', () => {
  test('is reloaded where its user has signed out meanwhile', () => {
    storeHint(null);
    expect(shownAgain('uid-robin')).toBe(1);
  });

  test('is reloaded where somebody else has signed in meanwhile', () => {
    storeHint(hintOf('uid-other'));
    expect(shownAgain('uid-robin')).toBe(1);
  });

  test('stays as it is while its user is signed in', () => {
    storeHint(hintOf('uid-robin'));
    expect(shownAgain('uid-robin')).toBe(0);
  });

  test('stays as it is where nobody was signed in on it, whoever is now', () => {
    storeHint(hintOf('uid-robin'));
    expect(shownAgain(null)).toBe(0);
    storeHint(null);
    expect(shownAgain(null)).toBe(0);
  });

  test('is not looked at where the browser has loaded it, which begins with nobody’s data', () => {
    storeHint(null);
    expect(shownAgain('uid-robin', { isFromCache: false })).toBe(0);
  });
});

describe('a page in another tab', () => {
  test.each([null, 'touchline.signedIn'])('is left where its user signed out there (%s)', (key) => {
    storeHint(null);
    expect(changedElsewhere('uid-robin', key)).toBe(1);
  });

  test('is left where somebody else signed in there', () => {
    storeHint(hintOf('uid-other'));
    expect(changedElsewhere('uid-robin')).toBe(1);
  });

  test('stays where the session was renewed there, where something else changed, and where nobody had signed in', () => {
    storeHint(hintOf('uid-robin'));
    expect(changedElsewhere('uid-robin')).toBe(0);
    storeHint(null);
    expect(changedElsewhere('uid-robin', 'touchline.language')).toBe(0);
    expect(changedElsewhere(null)).toBe(0);
  });
});
