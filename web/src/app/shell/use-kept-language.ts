import { useEffect, useRef } from 'react';
import { asksForLanguage } from '../../i18n/chosen-language';
import { useLanguage } from '../../i18n/language-context';
import { useApi } from '../../lib/api-context';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';

/**
 * Keeps the language of whoever is signed in with the account, and with it the currency (specification §9): a choice on a device becomes the account's, and a
 * device that asks for no language of ours speaks the account's. A failure changes nothing: the device keeps its choice.
 */
export function useKeptLanguage(): void {
  const callApi = useApi();
  const { language, speak } = useLanguage();
  const session = useSessionState();
  const uid = isAuthenticated(session) ? (session.user?.uid ?? null) : null;
  const spoken = useRef(language);
  useEffect(() => {
    if (uid === null || asksForLanguage()) return;
    callApi('account').then(({ locale }) => (asksForLanguage() ? undefined : speak(locale)), leaveIt);
  }, [uid, callApi, speak]);
  useEffect(() => {
    const isNew = spoken.current !== language;
    spoken.current = language;
    if (isNew && uid !== null) callApi('changeAccount', { body: { locale: language } }).catch(leaveIt);
  }, [language, uid, callApi]);
}

function leaveIt(): void {
  // The device's own choice stays as it is.
}
