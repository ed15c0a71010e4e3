import { onTestFinished, vi } from 'vitest';

interface FakeDeviceOptions {
  /** Storing fails as on a full disk. */
  readonly isFull?: boolean;
  /** The worker cannot be registered, as in some private windows. */
  readonly refusesWorkers?: boolean;
  /** A worker that is left from before. */
  readonly hasWorker?: boolean;
}

/** A browser that can keep pages for reading without network, until the test ends; it tells what it holds. */
export function fakeDevice({ isFull = false, refusesWorkers = false, hasWorker = false }: FakeDeviceOptions = {}) {
  const stored = new Map<string, Map<string, string>>();
  let isRegistered = hasWorker;
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      put: async (address: string, response: Response) => {
        if (isFull) throw new DOMException('No room', 'QuotaExceededError');
        entries.set(address, await response.text());
      },
      keys: () => Promise.resolve([...entries.keys()].map((address) => ({ url: `https://touchline.example${address}` }))),
      delete: (asked: string | { readonly url: string }) =>
        Promise.resolve(entries.delete(typeof asked === 'string' ? asked : new URL(asked.url).pathname)),
    };
  };
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (address: string, { cacheName }: { readonly cacheName: string }) => {
      const text = stored.get(cacheName)?.get(address);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  });
  const registration = {
    active: {},
    waiting: null,
    installing: null,
    unregister: () => {
      isRegistered = false;
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: hasWorker ? {} : null,
      getRegistrations: () => Promise.resolve(isRegistered ? [registration] : []),
      register: () => {
        if (refusesWorkers) return Promise.reject(new DOMException('Refused', 'SecurityError'));
        isRegistered = true;
        return Promise.resolve(registration);
      },
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return {
    /** The addresses of what is kept, and whether a worker is registered. */
    holds: () => ({ kept: [...stored.values()].flatMap((entries) => [...entries.keys()]), hasWorker: isRegistered }),
    /** The texts of what is kept. */
    texts: () => [...stored.values()].flatMap((entries) => [...entries.values()]),
  };
}
