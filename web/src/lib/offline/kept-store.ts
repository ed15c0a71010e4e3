import { type KeptList, keptListIn } from './kept-list';

/** Every cache of this site on the device begins so: the list that is kept, and the files of the worker. */
const OURS = 'touchline-';
const CACHE = `${OURS}kept`;
const WORKER = '/worker.js';

const addressOf = (uid: string): string => `/offline/kept/${encodeURIComponent(uid)}`;

/** What came of keeping: `full` where the device has no room; `unavailable` where the browser keeps nothing at all. */
export type Keeping = 'kept' | 'full' | 'unavailable';

/** Whether this browser can keep pages for reading without network; private windows often cannot. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/**
 * Registers the worker and keeps a list in place of whatever was kept before, whosever it was. `isWanted` is false once
 * the user has signed out meanwhile: then nothing stays. Never rejects.
 */
export async function keepOnDevice(list: KeptList, isWanted: () => boolean): Promise<Keeping> {
  if (!canKeep()) return 'unavailable';
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    if (!(await becomesActive(registration))) return isWanted() ? 'full' : 'unavailable';
    await storeAlone(list);
    return 'kept';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  } finally {
    if (!isWanted()) await forgetDevice();
  }
}

/** Waits until a worker has stored its files; false where it could not. */
function becomesActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const next = installing ?? waiting;
  if (active !== null || next === null) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    const check = () => {
      if (next.state === 'activated') resolve(true);
      else if (next.state === 'redundant') resolve(false);
    };
    next.addEventListener('statechange', check);
    check();
  });
}

/** Stores a list and removes what was kept for others. A full device gets a second try once the old list is gone. */
async function storeAlone(list: KeptList): Promise<void> {
  const cache = await caches.open(CACHE);
  const address = addressOf(list.uid);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname !== address) await cache.delete(request);
  }
  const put = () => cache.put(address, new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }));
  try {
    await put();
  } catch {
    await cache.delete(address);
    await put();
  }
}

/** The list that is kept for a user; null where there is none, or none that can be read. */
export async function readKept(uid: string): Promise<KeptList | null> {
  try {
    const stored = await caches.match(addressOf(uid), { cacheName: CACHE });
    return stored === undefined ? null : keptListIn(await stored.json(), uid);
  } catch {
    return null;
  }
}

/** Removes the worker and everything that was kept, for whomever. Never rejects. */
export async function forgetDevice(): Promise<void> {
  await Promise.allSettled([unregisterWorkers(), deleteCaches()]);
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await caches.delete(name);
  }
}
