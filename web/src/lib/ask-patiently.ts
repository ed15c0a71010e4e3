import { isPassingFailure, MOST_RETRIES } from './is-passing-failure';

const FIRST_PAUSE_MS = 1000;

/** Asks until there is an answer, again after 1 s and 2 s where that can help; rejects with the last failure, and at once when it is given up. */
export async function askPatiently<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask(signal);
    } catch (failure) {
      if (signal.aborted || failures === MOST_RETRIES || !isPassingFailure(failure)) throw failure;
      await pause(FIRST_PAUSE_MS * 2 ** failures, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Given up', 'AbortError'));
    });
  });
}
