import { afterEach, expect, test, vi } from 'vitest';
import { smallPreloadHelper } from './small-preload-helper';

interface Helper {
  readonly __vitePreload: <Part>(load: () => Promise<Part>) => Promise<Part>;
}

/** The helper as a page runs it. */
async function helper(): Promise<Helper> {
  const { load } = smallPreloadHelper();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing');
  const code: unknown = await Reflect.apply(load, {}, ['\0vite/preload-helper.js']);
  return (await import(`data:text/javascript,${encodeURIComponent(String(code))}`)) as Helper;
}

afterEach(() => vi.unstubAllGlobals());

test('a download arrives as it is; one that fails is told to the page, which may prevent the error', async () => {
  const { __vitePreload: preload } = await helper();
  const gone = new Error('gone');
  const told: unknown[] = [];
  let isPrevented = false;
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    told.push([event.type, Reflect.get(event, 'payload')]);
    if (isPrevented) event.preventDefault();
  });

  expect(await preload(() => Promise.resolve('part'))).toBe('part');
  await expect(preload(() => Promise.reject(gone))).rejects.toBe(gone);
  isPrevented = true;
  expect(await preload(() => Promise.reject(gone))).toBeUndefined();
  expect(told).toEqual([
    ['vite:preloadError', gone],
    ['vite:preloadError', gone],
  ]);
});
