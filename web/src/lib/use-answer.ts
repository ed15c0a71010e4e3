import { useEffect, useState } from 'react';
import { askPatiently } from './ask-patiently';

const FRESH_MS = 30_000;

/** An answer and when it was read (milliseconds since 1970). */
interface ReadAnswer<Answer> {
  readonly answer: Answer;
  readonly readAtMs: number;
}

type Answers<Answer> = ReadonlyMap<string, ReadAnswer<Answer>>;

/** What is to be shown of a question. */
export interface Answered<Answer> {
  /** The answer; until it is there the one before, undefined where there has been none. */
  readonly data: Answer | undefined;
  /** True while `data` answers another question. */
  readonly isPrevious: boolean;
  readonly hasFailed: boolean;
}

/**
 * Asks whenever the question changes and gives up the one before. What is `known` from the start is shown at once and looked at again when it is older than
 * 30 s, as is an answer asked for anew. `ask` has to stay the same function; the question null asks nothing.
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
    askPatiently((signal) => ask(question, signal), needed.signal).then(
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
