import { endingAtRest, forgetPendingWork } from './pending-work'; // Before React.
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetMessages } from '../i18n/languages';
import { reportEventsTo } from '../lib/api/reported-events';
import { stopFocusKeeper } from '../ui/focus-keeper';
import { takeUntrueAnswers } from './fake-api';
import { forgetStyles } from './forget-styles';
import { missingElement } from './missing-element';
import { takeNoOwnerStacks } from './no-owner-stacks';

/** A stand-in for browser observers that jsdom lacks; it does nothing. */
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

/** jsdom has no addresses of files, and Node's own refuse jsdom's files. */
const FILE_ADDRESSES = { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined };

/** A light, wide screen without any preference, which never changes. */
const NO_MATCH = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** jsdom has no layout, and so nothing to scroll to. A page may ask for it after a test has ended. */
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true, writable: true });

/**
 * jsdom is never busy: what waits for an idle browser runs at once. Without these, each such test waits two seconds.
 */
const IDLE_CALLBACKS = {
  requestIdleCallback: (act: () => void) => setTimeout(act),
  cancelIdleCallback: (timer: number) => clearTimeout(timer),
};

/** They stay from test to test, like the window: a page may ask for them once a test has ended. */
Object.assign(window, {
  ...{ ResizeObserver: NoObserver, matchMedia: () => NO_MATCH, scrollTo: () => undefined },
  ...IDLE_CALLBACKS,
});

const consoleErrors: unknown[][] = [];

const asyncWrapper = getConfig().asyncWrapper.bind(null);

configure({
  /** A busy machine may be slow; only what never appears fails, and at once where nothing is under way any more. */
  asyncUtilTimeout: 25_000,
  asyncWrapper: (wait) => asyncWrapper(() => endingAtRest(wait)),
  /**
   * Describes the page only in an error that somebody will read: a query that waits fails at each look, and the last
   * failure is described once the waiting is over.
   */
  getElementError: (message, container) =>
    Object.assign(new Error(isWaiting(getConfig()) ? (message ?? '') : missingElement(message, container, consoleErrors)), {
      name: NOT_FOUND,
    }),
});

const NOT_FOUND = 'TestingLibraryElementError';

/** Whether `waitFor` or `findBy` is looking at the moment: an undocumented mark of the library. */
function isWaiting(config: object): boolean {
  return Reflect.get(config, '_disableExpensiveErrorDiagnostics') === true;
}

takeNoOwnerStacks();

/** The consent windows live outside React's tree. In a browser CSS hides closed ones; jsdom would still find them. */
function removeConsentWindows(): void {
  document.getElementById('consent-windows')?.remove();
}

beforeEach(() => {
  forgetPendingWork();
  consoleErrors.length = 0;
  removeConsentWindows();
  vi.stubGlobal('scrollTo', vi.fn());
  Object.assign(URL, FILE_ADDRESSES);
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void consoleErrors.push(args));
});

/** A test that logs to console.error fails, and one whose fake API says what the server never says. */
afterEach(() => {
  cleanup();
  stopFocusKeeper();
  window.dispatchEvent(new Event('pointerup')); // A press that a test began ends with it.
  removeConsentWindows();
  reportEventsTo(null);
  forgetMessages();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  document.body.hidden = false;
  for (const mark of ['data-signed-in', 'data-navigation', 'data-hydrated']) document.documentElement.removeAttribute(mark);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(takeUntrueAnswers(), 'answers of the fake API that the contract does not know').toEqual([]);
  expect(consoleErrors).toEqual([]);
});

/** Files of a worker share the page: without this, each file would be slower than the one before. */
afterAll(forgetStyles);
