import { vi } from 'vitest';

/*
 * What is under way in a test: timers, tasks of React, answers of the fake API, imports. Loaded before React, whose
 * scheduler takes `setImmediate` as it is loaded.
 */

// Vitest looks at its first use which timers there are: here, before a test has stubbed any.
vi.isFakeTimers();

/** When each running timer is due; a repeated one always is. */
const timers = new Map<unknown, number>();
const tasks = new Set<unknown>();
const answers = new Set<Promise<unknown>>();

/** The timer that ends a wait by its time, as the wait has set it. */
interface EndOfWait {
  readonly run: () => void;
  readonly dueAt: number;
}

/** The two timers that a wait starts itself, which are not the page's: its time limit and its polling. */
interface BeginningWait {
  end: EndOfWait | null;
  hasInterval: boolean;
}
let beginning: BeginningWait | null = null;

const untracked = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval };

type Starts = 'setTimeout' | 'setInterval' | 'setImmediate';

/** Notes what one of the three starts, until it has run or is cancelled. */
function watch(name: Starts, note: (handle: unknown, ms: number) => void, forget: (handle: unknown) => void): void {
  const start: unknown = globalThis[name];
  if (typeof start !== 'function') return;
  const started = (run: unknown, ms: unknown, ...args: readonly unknown[]): unknown => {
    if (typeof run !== 'function') return Reflect.apply(start, globalThis, [run, ms, ...args]) as unknown;
    let handle: unknown = null;
    const noted = (...given: readonly unknown[]): unknown => {
      if (name !== 'setInterval') forget(handle);
      return Reflect.apply(run, undefined, given) as unknown;
    };
    const further = name === 'setImmediate' ? (ms === undefined ? [] : [ms, ...args]) : [ms, ...args];
    handle = Reflect.apply(start, globalThis, [noted, ...further]) as unknown;
    const delay = typeof ms === 'number' ? ms : 0;
    if (name === 'setTimeout' && beginning?.end === null)
      beginning.end = { run: () => void Reflect.apply(run, undefined, []), dueAt: performance.now() + delay };
    else if (name === 'setInterval' && beginning?.hasInterval === false) beginning.hasInterval = true;
    else note(handle, delay);
    return handle;
  };
  replace(name, started, start);
}

function watchClearing(name: 'clearTimeout' | 'clearInterval' | 'clearImmediate'): void {
  const clear: unknown = globalThis[name];
  if (typeof clear !== 'function') return;
  const cleared = (handle: unknown): unknown => {
    timers.delete(handle);
    tasks.delete(handle);
    return Reflect.apply(clear, globalThis, [handle]) as unknown;
  };
  replace(name, cleared, clear);
}

function replace(name: string, by: object, original: object): void {
  Object.defineProperties(by, Object.getOwnPropertyDescriptors(original));
  Object.defineProperty(globalThis, name, { value: by, configurable: true, enumerable: true, writable: true });
}

watch(
  'setTimeout',
  (handle, ms) => timers.set(handle, performance.now() + ms),
  (handle) => timers.delete(handle),
);
watch(
  'setInterval',
  (handle) => timers.set(handle, 0),
  (handle) => timers.delete(handle),
);
watch(
  'setImmediate',
  (handle) => tasks.add(handle),
  (handle) => tasks.delete(handle),
);
for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate'] as const) watchClearing(name);

/** Notes an answer until it has come. */
export function whileUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answers.add(answer);
  const forget = () => void answers.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** Forgets what tests before have left: their pages are gone. */
export function forgetPendingWork(): void {
  timers.clear();
  tasks.clear();
  answers.clear();
}

/** Whether something is known that may change the page before a moment. Tests that move the clock may do so too. */
function isUnderWay(beforeMs: number): boolean {
  if (vi.isFakeTimers() || tasks.size > 0 || answers.size > 0) return true;
  return [...timers.values()].some((dueAt) => dueAt < beforeMs);
}

const LOOKS_EVERY_MS = 50;
/** So many looks in a row find nothing under way and nothing changed: a second, and longer on a busy machine. */
const LOOKS = 20;

let isEndedByRest = false;

/** Whether the error that is being written is of a wait that ended because the page had come to rest. */
export const hasComeToRest = (): boolean => isEndedByRest;

/**
 * Lets a wait of Testing Library end before its time once nothing can change the page any more: no timer, no task, no
 * answer and no import is under way, and the page stands still. What it lacks then, it never has.
 */
export function endingAtRest<Result>(wait: () => Promise<Result>): Promise<Result> {
  const [outer, begun] = [beginning, { end: null, hasInterval: false } as BeginningWait];
  beginning = begun;
  try {
    const result = wait();
    return begun.end === null ? result : result.finally(watchForRest(begun.end));
  } finally {
    beginning = outer;
  }
}

/** Looks until the page has come to rest, and ends the wait then. The returned function ends the looking. */
function watchForRest({ run, dueAt }: EndOfWait): () => void {
  let looks = 0;
  let isImporting = false;
  const observer = new MutationObserver(() => (looks = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const stop = (): void => {
    untracked.clearInterval(timer);
    observer.disconnect();
  };
  const timer = untracked.setInterval(() => {
    looks = isImporting || isUnderWay(dueAt) ? 0 : looks + 1;
    if (looks > 0) {
      isImporting = true;
      void vi.dynamicImportSettled().then(() => (isImporting = false));
    }
    if (looks < LOOKS) return;
    stop();
    isEndedByRest = true;
    try {
      run();
    } finally {
      isEndedByRest = false;
    }
  }, LOOKS_EVERY_MS);
  return stop;
}
