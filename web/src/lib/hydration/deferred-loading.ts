import { startTransition, useEffect, useState } from 'react';

/**
 * A part of the page that is downloaded when it is first rendered: null until it has loaded, `hasFailed` where it
 * cannot be loaded. It is rendered in slices, so that it blocks no press. `load` has to stay the same function.
 */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
): { readonly part: Part | null; readonly hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isNeeded = true;
    load().then(
      (loaded) => startTransition(() => (isNeeded ? setPart(() => loaded) : undefined)),
      () => isNeeded && setHasFailed(true),
    );
    return () => {
      isNeeded = false;
    };
  }, [load]);
  return { part, hasFailed };
}

const AT_THE_LATEST_MS = 4000;
const WITHOUT_IDLE_CALLBACK_MS = 2000;

/** Runs a callback when the browser is idle; the returned function cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(request);
}
