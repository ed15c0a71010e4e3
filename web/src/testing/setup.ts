import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { reportEventsTo } from '../lib/reported-events';

/** What jsdom lacks of a browser and our components ask for; none of it does anything. */
class NoObserver {
  observe(): void {
    // Nothing has a size here.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

/** A light, wide screen whose reader has asked for nothing and changes nothing. */
const NO_MATCH = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** A busy machine may take its time; only what never comes fails. */
configure({ asyncUtilTimeout: 25_000 });

const complaints: unknown[][] = [];

/** The consent windows live beside React's tree; in a browser styles hide those that are closed, here they would be found. */
function removeConsentWindows(): void {
  document.getElementById('consent-windows')?.remove();
}

beforeEach(() => {
  complaints.length = 0;
  removeConsentWindows();
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => NO_MATCH);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
});

/** Whatever a test says to console.error fails it. */
afterEach(() => {
  cleanup();
  removeConsentWindows();
  reportEventsTo(null);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  document.body.hidden = false;
  for (const mark of ['data-signed-in', 'data-navigation', 'data-alive']) document.documentElement.removeAttribute(mark);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
