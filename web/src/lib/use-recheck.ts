import { useEffect, useRef } from 'react';

const EVERY_MS = 60_000;
const AT_MOST_EVERY_MS = 3000;

/** What asks for a check besides the focus: gets the function that asks, returns the one that stops it. */
type Signal = (ask: () => void) => () => void;

interface RecheckOptions {
  /** Asks for a check also where the window is hidden. */
  readonly signal?: Signal;
  /** The address whose page checks at once; without it nothing does before the first focus or minute. */
  readonly checksAt?: string;
}

/**
 * Runs a check every minute and whenever the window gets the focus, while it can be seen, at most once in three
 * seconds; null runs none. Check and signal have to stay the same functions.
 */
export function useRecheck(check: (() => void) | null, { signal, checksAt }: RecheckOptions = {}): void {
  const checkedAtMs = useRef(0);
  useEffect(() => {
    if (check === null) return undefined;
    let postponed: ReturnType<typeof setTimeout> | undefined;
    const checkNow = () => {
      clearTimeout(postponed);
      postponed = undefined;
      checkedAtMs.current = Date.now();
      check();
    };
    const checkSeen = () => {
      if (document.hidden) return;
      const waitMs = checkedAtMs.current + AT_MOST_EVERY_MS - Date.now();
      if (waitMs <= 0) checkNow();
      else postponed ??= setTimeout(checkNow, waitMs);
    };
    if (checksAt !== undefined) checkSeen();
    const timer = setInterval(checkSeen, EVERY_MS);
    addEventListener('focus', checkSeen);
    document.addEventListener('visibilitychange', checkSeen);
    const stop = signal?.(checkNow);
    return () => {
      clearTimeout(postponed);
      clearInterval(timer);
      removeEventListener('focus', checkSeen);
      document.removeEventListener('visibilitychange', checkSeen);
      stop?.();
    };
  }, [check, signal, checksAt]);
}
