import { expect, test, vi } from 'vitest';
import { readInTab, readStored, reloadOnce, store, storeInTab } from './browser-storage';

test('what a tab stores is another thing than what the browser stores under the same key', () => {
  expect([store('key', 'browser'), storeInTab('key', 'tab')]).toEqual([true, true]);
  expect([readStored('key'), readInTab('key')]).toEqual(['browser', 'tab']);

  storeInTab('key', null);
  expect([readStored('key'), readInTab('key')]).toEqual(['browser', null]);
});

test('a browser that refuses storage has nothing and says that nothing is kept', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  for (const method of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  vi.stubGlobal('location', { reload: refuse });

  expect([store('key', 'text'), storeInTab('key', 'text'), reloadOnce('/assets/a.js')]).toEqual([false, false, false]);
  expect([readStored('key'), readInTab('key')]).toEqual([null, null]);
});

test('a part that cannot be downloaded reloads the page once for each release', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });

  expect([reloadOnce('/assets/a.js'), reloadOnce('/assets/a.js'), reloadOnce('/assets/b.js')]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});
