import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useToasts } from '../../ui/overlays/toasts';

type MessagePart = Parameters<typeof loadMessages>[0];

/**
 * Loads the tables of messages that only editors see, in the language of the page; false until they are there. A toast
 * says that they failed to load. `parts` is a constant.
 */
export function useEditingMessages(parts: readonly MessagePart[]): boolean {
  const t = useTranslations();
  const show = useToasts();
  const { language } = useLanguage();
  const [firstLanguage] = useState(language);
  const [isReady, setIsReady] = useState(false);
  const latest = useRef({ t });
  useLayoutEffect(() => {
    latest.current = { t };
  }, [t]);
  useEffect(() => {
    let isMounted = true;
    Promise.all(parts.map((part) => loadMessages(part, firstLanguage))).then(
      () => isMounted && startTransition(() => setIsReady(true)),
      () => isMounted && show({ variant: 'danger', text: latest.current.t('shell.loadFailed') }),
    );
    return () => {
      isMounted = false;
    };
  }, [parts, firstLanguage, show]);
  return isReady;
}
