import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchKeptPage } from './kept-page';
import { type SessionState, signedOut } from './session-state';
import { storeHint } from './signed-in-hint';

const robin: SessionState = {
  ...{ isSettled: true, hasBackendSession: true, isAdmin: false, profile: null },
  user: { uid: 'uid-robin', email: 'robin@touchline.example' },
};
const hintOf = (uid: string) => ({ uid, expiresAt: '2026-11-25T00:00:00.000Z' });

/** A page on which this is the session's state; tells how often it was loaded anew after the browser showed it. */
function shownAgain(state: SessionState, { isKept = true } = {}): number {
  const loadAnew = vi.fn();
  const stop = watchKeptPage(() => state, loadAnew);
  onTestFinished(stop);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
  return loadAnew.mock.calls.length;
}

describe('a page that the browser kept and shows again', () => {
  test('[S4-02] [S4-03] is loaded anew where its user has signed out meanwhile', () => {
    storeHint(null);
    expect(shownAgain(robin)).toBe(1);
  });

  test('[S4-02] is loaded anew where somebody else has signed in meanwhile', () => {
    storeHint(hintOf('uid-other'));
    expect(shownAgain(robin)).toBe(1);
  });

  test('stays as it is while its user is signed in', () => {
    storeHint(hintOf('uid-robin'));
    expect(shownAgain(robin)).toBe(0);
  });

  test('stays as it is where nobody was signed in on it, whoever is now', () => {
    storeHint(hintOf('uid-robin'));
    expect(shownAgain(signedOut)).toBe(0);
    storeHint(null);
    expect(shownAgain(signedOut)).toBe(0);
  });

  test('is not looked at where the browser has loaded it, which begins with nobody’s data', () => {
    storeHint(null);
    expect(shownAgain(robin, { isKept: false })).toBe(0);
  });
});
