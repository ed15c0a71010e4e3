import { useEffect, useRef } from 'react';
import { ConsentManager } from '../../features/consent/consent-manager';
import { useLanguage } from '../../i18n/language-provider';
import { asksForLanguage, loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { store } from '../../lib/browser-storage';
import { onNotAdmin } from '../../lib/not-admin-signal';
import { useSession, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { useFocusKeeper } from '../../ui/focus-keeper';
import { useToasts } from '../../ui/overlays/toasts';
import { useCurrentUser } from './current-user';
import { FeedbackEntry } from './feedback-entry';
import { LeaveQuestion } from './leave-question';
import { TermsQuestion } from './terms-question';

/**
 * What the shell loads once the browser is idle: the question about unsaved text, the consent manager, the question
 * about new terms, and the feedback button where the normal navigation is.
 */
export function DeferredParts({ isWizard }: { readonly isWizard: boolean }) {
  useAccountLanguage();
  useNavigationMark();
  useAdminsOnly();
  useFocusKeeper();
  return (
    <>
      <LeaveQuestion />
      <ConsentManager />
      <TermsQuestion />
      {!isWizard && <FeedbackEntry />}
    </>
  );
}

/**
 * Synchronizes the language of the page and of the signed-in user's account (S9-12). A choice on a device is saved in
 * the account, and a device without a language of ours takes the account's. A failure changes nothing. Prices
 * follow the account.
 */
function useAccountLanguage(): void {
  const callApi = useApi();
  const { language, changeLanguage } = useLanguage();
  const session = useSessionState();
  const { actions } = useSession();
  const uid = isAuthenticated(session) ? (session.user?.uid ?? null) : null;
  const previous = useRef(language);
  useEffect(() => {
    if (uid === null || asksForLanguage()) return;
    callApi('account').then(({ locale }) => (asksForLanguage() ? undefined : changeLanguage(locale)), ignoreFailure);
  }, [uid, callApi, changeLanguage]);
  useEffect(() => {
    const isNew = previous.current !== language;
    previous.current = language;
    if (!isNew || uid === null) return;
    callApi('changeAccount', { body: { locale: language } })
      .then(async () => (await actions()).refresh())
      .catch(ignoreFailure);
  }, [language, uid, callApi, actions]);
}

/** Says to a signed-in user why a page of admins led elsewhere (S2-22). */
function useAdminsOnly(): void {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  useEffect(
    () =>
      onNotAdmin(() => {
        loadMessages('menu', language).then(
          () => show({ variant: 'secondary', text: t('menu.adminsOnly') }),
          () => undefined,
        );
      }),
    [language, show, t],
  );
}

const NAVIGATION_KEY = 'touchline.navigation';

/**
 * Stores in this browser that its user is not offered Plus, so that at the next visit no bar moves once the session is
 * known. The head script marks <html> by it before the first paint.
 */
function useNavigationMark(): void {
  const { isKnown, isAdmin, seesPlus } = useCurrentUser();
  const mark = isAdmin ? 'admin' : 'coach';
  useEffect(() => {
    if (!isKnown) return;
    store(NAVIGATION_KEY, seesPlus ? null : mark);
    if (seesPlus) document.documentElement.removeAttribute('data-navigation');
    else document.documentElement.setAttribute('data-navigation', mark);
  }, [isKnown, seesPlus, mark]);
}

function ignoreFailure(): void {
  // The device's own choice stays.
}
