import { useEffect, useState } from 'react';
import { isRetryable, MAX_RETRIES } from './api-refusal';

/** An answer and when it was read (milliseconds since 1970). */
interface ReadAnswer<Answer> {
  readonly answer: Answer;
  readonly readAtMs: number;
}

type Answers<Answer> = ReadonlyMap<string, ReadAnswer<Answer>>;

/** The state of a question. */
export interface Answered<Answer> {
  /** The answer; until it arrives the previous one, undefined where there is none. */
  readonly data: Answer | undefined;
  /** True while `data` answers another question. */
  readonly isPrevious: boolean;
  readonly hasFailed: boolean;
}

const FRESH_MS = 30_000;

/**
 * Asks whenever the question changes, and aborts the previous one. `known` is shown at once and asked again when it is
 * older than 30 s. `ask` has to stay the same function; the question null asks nothing.
 */
export function useAnswer<Answer>(
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<Answer>,
  known: (ReadAnswer<Answer> & { readonly question: string }) | null,
): Answered<Answer> {
  const [answers, setAnswers] = useState<Answers<Answer>>(() => new Map(known === null ? [] : [[known.question, known]]));
  const [last, setLast] = useState(known?.question ?? null);
  const [failed, setFailed] = useState<string | null>(null);
  const found = question === null ? undefined : answers.get(question);
  const readAtMs = found?.readAtMs ?? 0;
  useEffect(() => {
    if (question === null || Date.now() - readAtMs < FRESH_MS) return undefined;
    const needed = new AbortController();
    askWithRetries((signal) => ask(question, signal), needed.signal).then(
      (answer) => {
        if (needed.signal.aborted) return;
        setAnswers((before) => new Map(before).set(question, { answer, readAtMs: Date.now() }));
        setLast(question);
      },
      () => {
        if (!needed.signal.aborted) setFailed(question);
      },
    );
    return () => needed.abort();
  }, [question, ask, readAtMs]);
  const shown = found ?? (last === null ? undefined : answers.get(last));
  return {
    data: shown?.answer,
    isPrevious: found === undefined && shown !== undefined,
    hasFailed: question !== null && failed === question,
  };
}

const FIRST_PAUSE_MS = 1000;

/** Retries after 1 s and 2 s where that can help. Rejects with the last failure, and at once when aborted. */
async function askWithRetries<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask(signal);
    } catch (failure) {
      if (signal.aborted || failures === MAX_RETRIES || !isRetryable(failure)) throw failure;
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
