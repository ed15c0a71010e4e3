import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
});

/** Whatever a test says to console.error fails it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
