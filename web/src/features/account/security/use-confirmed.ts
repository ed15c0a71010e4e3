import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { SessionActs } from '../../../session/session-acts';
import { useSession } from '../../../session/session-context';
import { confirmFailureText } from './confirm-failure';

/** An act that needs the session's acts; what it fails with is said in words beside the form. */
export function useConfirmed() {
  const t = useTranslations();
  const { acts } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function act(change: (acts: SessionActs) => Promise<void>) {
    setIsBusy(true);
    setFailure(null);
    try {
      await change(await acts());
    } catch (refusal) {
      setFailure(confirmFailureText(refusal, t));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, act };
}
