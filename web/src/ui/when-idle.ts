const AT_THE_LATEST_MS = 4000;
const WITHOUT_IDLE_CALLBACK_MS = 2000;

/** Runs an act when the browser has nothing else to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, WITHOUT_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(request);
}
