import { useCallback, useEffect, useRef } from 'react';

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (failure: Error) => void;
}

/**
 * Waits for something that comes later, such as the state of a part that is still downloaded: a press that comes before
 * is answered with it instead of being lost. Rejects where it does not come.
 */
export function useArrival<Value>(value: Value | null, hasFailed: boolean): () => Promise<Value> {
  const waiting = useRef<readonly Waiting<Value>[]>([]);
  const latest = useRef({ value, hasFailed });
  const answer = useCallback(() => {
    const known = latest.current;
    if (known.value === null && !known.hasFailed) return;
    const answered = waiting.current;
    waiting.current = [];
    for (const { resolve, reject } of answered) {
      if (known.value === null) reject(new Error('What was waited for could not be downloaded'));
      else resolve(known.value);
    }
  }, []);
  useEffect(() => {
    latest.current = { value, hasFailed };
    answer();
  }, [value, hasFailed, answer]);
  return useCallback(
    () =>
      new Promise((resolve, reject) => {
        waiting.current = [...waiting.current, { resolve, reject }];
        answer();
      }),
    [answer],
  );
}
