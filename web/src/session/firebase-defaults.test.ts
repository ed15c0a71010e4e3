import { initializeApp } from 'firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutFirebaseDefaults } from './session-provider';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, '__FIREBASE_DEFAULTS__');
});

test('Firebase reads no cookie to find a setup of its own', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get');
  expect(() => initializeApp()).toThrow('no-options');
  expect(cookie).toHaveBeenCalled();
  cookie.mockClear();

  withoutFirebaseDefaults();

  expect(() => initializeApp()).toThrow('no-options');
  expect(cookie).not.toHaveBeenCalled();
});
