import { afterEach, expect, test, vi } from 'vitest';

async function matchedIn(build: { readonly isDev: boolean; readonly local: string }): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv('DEV', build.isDev);
  vi.stubEnv('VITE_LOCAL', build.local);
  const { matchAddress } = await import('./route-table');
  return matchAddress('/gallery') !== null;
}

afterEach(() => vi.unstubAllEnvs());

test('the gallery of components is reached while developing and in local builds, and nowhere else', async () => {
  expect(await matchedIn({ isDev: true, local: '' })).toBe(true);
  expect(await matchedIn({ isDev: false, local: 'true' })).toBe(true);
  expect(await matchedIn({ isDev: false, local: '' })).toBe(false);
});
