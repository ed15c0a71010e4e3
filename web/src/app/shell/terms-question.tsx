import { TERMS } from '@touchline/domain/person/consent/terms';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useApi } from '../../lib/api/api-client';
import { readStored, store } from '../../lib/browser-storage';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';

const TERMS_PAGE = '/TermsAndConditions';
const AGREED_KEY = 'touchline.terms';

interface NewTermsDialogProps {
  readonly version: number;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

/**
 * Asks somebody signed in to agree to a new version of the terms, once for each page load; the page of the terms stays
 * readable. That the present version was agreed to is stored in the browser, so that later visits do not ask the
 * server. A failure asks at the next visit.
 */
export function TermsQuestion() {
  const callApi = useApi();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const session = useSessionState();
  const uid = isAuthenticated(session) && session.profile !== null ? (session.user?.uid ?? null) : null;
  const [asked, setAsked] = useState<{ readonly uid: string; readonly version: number } | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<NewTermsDialogProps> | null>(null);
  useEffect(() => {
    if (uid === null || readStored(AGREED_KEY) === agreement(uid)) return;
    callApi('account').then(({ termsToAgreeTo: version }) => {
      if (version === null) store(AGREED_KEY, agreement(uid));
      setAsked(version === null ? null : { uid, version });
    }, ignoreFailure);
  }, [uid, callApi]);
  const isAsked = asked !== null && asked.uid === uid && pathname !== TERMS_PAGE;
  useEffect(() => {
    if (!isAsked) return;
    const dialog = import('../../features/sign-in/registration/new-terms-dialog').then(({ NewTermsDialog }) => NewTermsDialog);
    Promise.all([dialog, loadMessages('dialogs', language)]).then(([loaded]) => setDialog(() => loaded), ignoreFailure);
  }, [isAsked, language]);
  if (!isAsked || Dialog === null) return null;
  const close = () => setAsked(null);
  return (
    <Dialog
      version={asked.version}
      onAgreed={() => {
        store(AGREED_KEY, agreement(asked.uid));
        close();
      }}
      onClose={close}
    />
  );
}

const agreement = (uid: string) => `${uid} ${TERMS.version}`;

function ignoreFailure(): void {
  // The next visit asks again.
}
