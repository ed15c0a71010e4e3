import { useCallback } from 'react';
import { useWords } from '../i18n/use-words';
import { refusalMessages } from '../lib/refusal-messages';
import { useToasts } from './toast-context';

/** Shows a failed call: one danger toast for each entry of its errors (specification §8). */
export function useRefusalToasts(): (failure: unknown) => void {
  const say = useWords();
  const show = useToasts();
  return useCallback(
    (failure) => {
      for (const text of refusalMessages(failure, say('failure.internal'))) show({ variant: 'danger', text });
    },
    [say, show],
  );
}
