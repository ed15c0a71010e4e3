import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from './page';

const privacyIn = (pages: typeof page) => pages.find(({ path }) => path === '/privacy')?.redirect;

test('[S2-15] /privacy leads to the privacy page that a deployment names, else to the privacy part of the terms', async () => {
  vi.stubEnv('VITE_PRIVACY_URL', 'https://legal.example.org/privacy');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const deployed = await import('./page');

  expect(privacyIn(deployed.page)).toBe('https://legal.example.org/privacy');
  expect(privacyIn(page)).toBe('/TermsAndConditions#privacy');
});
