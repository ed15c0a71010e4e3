import { useCallback } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { refusalMessages } from '../lib/refusal-messages';
import { useToasts } from './toast-context';

/** Shows a failed call: one danger toast for each entry of its errors (specification §8). */
export function useRefusalToasts(): (failure: unknown) => void {
  const t = useTranslations();
  const show = useToasts();
  return useCallback(
    (failure) => {
      for (const text of refusalMessages(failure, t('failure.internal'))) show({ variant: 'danger', text });
    },
    [t, show],
  );
}
