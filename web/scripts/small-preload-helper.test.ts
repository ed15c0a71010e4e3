import { afterEach, expect, test, vi } from 'vitest';
import { smallPreloadHelper } from './small-preload-helper';

interface Helper {
  readonly __vitePreload: <Part>(load: () => Promise<Part>, sheets?: readonly string[]) => Promise<Part>;
}

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly onload: () => void;
  readonly onerror: (failure: Error) => void;
}

/** A document that takes links, and has those that it has taken. */
function aDocument(): readonly Link[] {
  const links: Link[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    head: { append: (link: Link) => links.push(link) },
  });
  return links;
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
    return !isPrevented;
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

test('a download waits for its style sheet, which is asked for once; one that fails is told as well', async () => {
  const { __vitePreload: preload } = await helper();
  const links = aDocument();
  const told = vi.fn(() => true);
  vi.stubGlobal('dispatchEvent', told);
  const load = vi.fn(() => Promise.resolve('part'));

  const part = preload(load, ['assets/map.css']);
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual(['stylesheet /assets/map.css']);
  expect(load).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await part).toBe('part');
  expect(await preload(load, ['assets/map.css'])).toBe('part');
  expect(links).toHaveLength(1);

  const other = preload(load, ['assets/other.css']);
  links[1]?.onerror(new Error('gone'));
  await expect(other).rejects.toThrow('gone');
  expect(told).toHaveBeenCalledOnce();
});
