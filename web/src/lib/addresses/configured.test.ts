import { afterEach, describe, expect, test, vi } from 'vitest';
import { socialLinks } from './configured';

afterEach(() => vi.unstubAllEnvs());

describe('the links to social networks', () => {
  test('[S2-30] lead where the build was told', () => {
    vi.stubEnv('VITE_INSTAGRAM_URL', 'https://www.instagram.com/sideline/');
    vi.stubEnv('VITE_X_URL', 'https://x.com/sideline');

    expect(socialLinks(null)).toEqual([
      { name: 'Instagram', address: 'https://www.instagram.com/sideline/' },
      { name: 'X', address: 'https://x.com/sideline' },
    ]);
  });

  test('are left out in a deployment that names no page, one by one', () => {
    expect(socialLinks(null)).toEqual([]);

    vi.stubEnv('VITE_X_URL', 'https://x.com/sideline');
    expect(socialLinks(null).map(({ name }) => name)).toEqual(['X']);
  });
});
