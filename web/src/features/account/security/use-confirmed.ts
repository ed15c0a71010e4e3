import { useState } from 'react';
import { useWords } from '../../../i18n/use-words';
import type { SessionActs } from '../../../session/session-acts';
import { useSession } from '../../../session/session-context';
import { confirmFailureText } from './confirm-failure';

/** An act that needs the session's acts; what it fails with is said in words beside the form. */
export function useConfirmed() {
  const say = useWords();
  const { acts } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function act(change: (acts: SessionActs) => Promise<void>) {
    setIsBusy(true);
    setFailure(null);
    try {
      await change(await acts());
    } catch (refusal) {
      setFailure(confirmFailureText(refusal, say));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, act };
}
