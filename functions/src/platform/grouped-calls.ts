import { beginShared } from './deadline';

/** How calls are grouped: a group every so many milliseconds, sooner where so many entries wait. */
interface Grouping {
  readonly everyMs: number;
  readonly most: number;
}

/**
 * Does for all callers together what each of them asks for: at once where the last group is `everyMs` ago, else when
 * that time is over or `most` entries wait. Each call ends with its group, by the same failure. A group is handed over
 * in parts of `most` entries, one after the other.
 */
export function groupedCalls<Entry>(
  act: (entries: readonly Entry[]) => Promise<void>,
  { everyMs, most }: Grouping,
): (entries: readonly Entry[]) => Promise<void> {
  let waiting: Entry[] = [];
  let next: Promise<void> | null = null;
  let begin: () => void = () => undefined;
  let lastAtMs = Number.NEGATIVE_INFINITY;

  const turn = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, lastAtMs + everyMs - performance.now()));
      begin = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const actTogether = async (): Promise<void> => {
    await turn();
    const entries = waiting;
    waiting = [];
    next = null;
    lastAtMs = performance.now();
    for (let at = 0; at < entries.length; at += most) await act(entries.slice(at, at + most));
  };

  return (entries) => {
    waiting.push(...entries);
    next ??= beginShared(actTogether);
    if (waiting.length >= most) begin();
    return next;
  };
}
