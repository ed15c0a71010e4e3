import { setTimeout as pause } from 'node:timers/promises';

/**
 * Checks every 50 ms until the check succeeds. Throws `complaint` after `limitMs`, and at once whatever `cancelled`
 * rejects with.
 */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  limitMs: number,
  complaint: string,
  cancelled?: Promise<never>,
): Promise<void> {
  let over = false;
  const poll = async (): Promise<void> => {
    const deadline = performance.now() + limitMs;
    while (!over) {
      if (await isSo()) return;
      if (performance.now() > deadline) throw new Error(complaint);
      await pause(50);
    }
  };
  try {
    await (cancelled === undefined ? poll() : Promise.race([poll(), cancelled]));
  } finally {
    over = true;
  }
}

/**
 * Whether an address responds in time (by default two seconds) with this status, or with any status under 500 where
 * none is given.
 */
export async function answers(url: string, status?: number, withinMs = 2_000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.arrayBuffer();
    return status === undefined ? response.status < 500 : response.status === status;
  } catch {
    return false;
  }
}
