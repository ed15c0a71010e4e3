import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { loadWords } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import type { ConsentKeeper, ConsentState } from '../../components/consent/consent-keeper';
import { useToasts } from '../../ui/toast-context';
import { CONSENT_WORDS } from '../../components/consent/consent-words';

/** Shows the consent windows while they are needed: the question to GDPR visitors who have not chosen, the choices to whoever asked for them. They are downloaded only then. */
export function useConsentWindows(
  keeper: ConsentKeeper,
  { isSettled, asksFirst, isYoung, chosen, isOpen }: ConsentState,
  onChoice: () => void,
): void {
  const t = useTranslations();
  const { language } = useLanguage();
  const toast = useToasts();
  const isAsked = isSettled && asksFirst && chosen === null;
  const first = isOpen ? 'choices' : isAsked ? 'question' : null;
  useEffect(() => {
    if (first === null) return undefined;
    const shown = new AbortController();
    const isOver = () => shown.signal.aborted;
    async function open(wanted: 'choices' | 'question') {
      const [{ openWindows }] = await Promise.all([import('./consent-windows'), loadWords(CONSENT_WORDS, language)]);
      if (isOver()) return;
      const situation = { asksFirst, isYoung };
      const onClosed = () => keeper.show(false);
      const close = await openWindows({ t, language, situation, first: wanted, onChoice, onClosed });
      if (isOver()) close();
      else shown.signal.addEventListener('abort', close);
    }
    open(first).catch(() => {
      keeper.show(false);
      toast({ variant: 'danger', text: t('shell.loadFailed') });
    });
    return () => shown.abort();
  }, [first, asksFirst, isYoung, language, keeper, t, toast, onChoice]);
}
