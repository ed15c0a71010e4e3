import { afterEach, expect, test, vi } from 'vitest';

async function isIn(build: { readonly isDev: boolean; readonly local: string }): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv('DEV', build.isDev);
  vi.stubEnv('VITE_LOCAL', build.local);
  const { page } = await import('./page');
  return page.some(({ path }) => path === '/test');
}

afterEach(() => vi.unstubAllEnvs());

test('[S2-12] the payment test page is reached while developing and in local builds, and nowhere else', async () => {
  expect(await isIn({ isDev: true, local: '' })).toBe(true);
  expect(await isIn({ isDev: false, local: 'true' })).toBe(true);
  expect(await isIn({ isDev: false, local: '' })).toBe(false);
});
