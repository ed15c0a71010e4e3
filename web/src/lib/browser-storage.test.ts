import { expect, test, vi } from 'vitest';
import { reloadOnce } from './browser-storage';

test('a part that cannot be downloaded reloads the page once for each release', () => {
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });

  expect([reloadOnce('/assets/a.js'), reloadOnce('/assets/a.js'), reloadOnce('/assets/b.js')]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});
