import { useCallback, useState } from 'react';
import type { Conflict, ConflictChoice } from './conflict';

/** A conflict that waits for somebody's choice. */
export interface ConflictQuestion {
  readonly conflict: Conflict;
  readonly choose: (choice: ConflictChoice) => void;
}

/** Asks which version stays: `ask` resolves with the choice once the dialog that shows `question` has it. */
export function useConflictQuestion() {
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const ask = useCallback(
    (conflict: Conflict) =>
      new Promise<ConflictChoice>((resolve) => {
        const choose = (choice: ConflictChoice) => {
          setQuestion(null);
          resolve(choice);
        };
        setQuestion({ conflict, choose });
      }),
    [],
  );
  return { question, ask };
}
