import { isYoungOn } from '@touchline/domain/person/consent/allowed-services';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type ConsentStore, consentStoreOf, type ConsentState } from '../../components/consent/consent-store';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { type CallApi, useApi } from '../../lib/api/api-client';
import { readStored, store } from '../../lib/browser-storage';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { useToasts } from '../../ui/overlays/toasts';
import { hasTagManager, runTagManager } from './tag-manager';

/**
 * Part of every page from its first idle moment; renders nothing itself. It asks GDPR visitors for consent, shows the
 * choices on request and lets services run as far as they may (S4-15). The account of the user who is or comes to be
 * signed in records the choice.
 * A running service cannot be removed from a page, so the page reloads where one is no longer allowed.
 */
export function ConsentManager() {
  const callApi = useApi();
  const consent = consentStoreOf(callApi);
  const isSignedIn = isAuthenticated(useSessionState());
  const state = useSyncExternalStore(consent.subscribe, consent.state);
  useAgeOfVisitor(consent, state.needsAge);
  const [choices, setChoices] = useState(0);
  const onChoice = useCallback(() => {
    consent.refreshChoice();
    markChoiceUnsent(true);
    setChoices((count) => count + 1);
  }, [consent]);
  useConsentWindows(consent, state, onChoice);
  const { allowed, isSettled } = state;
  useEffect(() => {
    if (!isSettled) return;
    const runs = runTagManager(allowed);
    if (!runs && hasTagManager()) location.reload();
  }, [allowed, isSettled]);
  const isRecordable = isSignedIn && isSettled;
  useEffect(() => {
    if (!isRecordable || !isChoiceUnsent()) return;
    callApi('recordConsent', { body: { services: [...allowed] } }).then(() => markChoiceUnsent(false), ignoreFailure);
  }, [isRecordable, allowed, choices, callApi]);
  return null;
}

/**
 * The choice in the browser counts; the entry in the account's history is only for its owner, and the next page sends
 * it again.
 */
function ignoreFailure(): void {
  // Nothing else depends on the entry.
}

const STORED_AS = 'touchline.consentUntold';

/** Stores, also for later visits, whether the last choice still has to be recorded in the account's history. */
function markChoiceUnsent(isUnsent: boolean): void {
  store(STORED_AS, isUnsent ? 'true' : null);
}

/** True where a choice was made that no account has recorded yet. */
function isChoiceUnsent(): boolean {
  return readStored(STORED_AS) !== null;
}

/**
 * Shows the consent windows while they are needed: the question to GDPR visitors who have not chosen, the choices to
 * visitors who asked for them. They are downloaded only then.
 */
function useConsentWindows(
  consent: ConsentStore,
  { isSettled, isConsentRequired, isYoung, chosen, isOpen }: ConsentState,
  onChoice: () => void,
): void {
  const t = useTranslations();
  const { language } = useLanguage();
  const toast = useToasts();
  const isAsked = isSettled && isConsentRequired && chosen === null;
  const first = isOpen ? 'choices' : isAsked ? 'question' : null;
  useEffect(() => {
    if (first === null) return undefined;
    const shown = new AbortController();
    const isOver = () => shown.signal.aborted;
    async function open(wanted: 'choices' | 'question') {
      const [{ openWindows }] = await Promise.all([import('./consent-windows'), loadMessages('consent', language)]);
      if (isOver()) return;
      const situation = { isConsentRequired, isYoung };
      const onClosed = () => consent.setOpen(false);
      const close = await openWindows({ t, language, situation, first: wanted, onChoice, onClosed });
      if (isOver()) close();
      else shown.signal.addEventListener('abort', close);
    }
    open(first).catch(() => {
      consent.setOpen(false);
      toast({ variant: 'danger', text: t('shell.loadFailed') });
    });
    return () => shown.abort();
  }, [first, isConsentRequired, isYoung, language, consent, t, toast, onChoice]);
}

/**
 * Passes on to the store whether somebody under 16 is signed in, which matters only where consent is asked first. An
 * unknown age leaves everything off.
 */
function useAgeOfVisitor(consent: ConsentStore, needsAge: boolean): void {
  const callApi = useApi();
  const session = useSessionState();
  const uid = isAuthenticated(session) ? (session.user?.uid ?? null) : null;
  const { isSettled } = session;
  useEffect(() => {
    if (!needsAge || !isSettled) return undefined;
    let isHere = true;
    consent.setIsYoung(uid === null ? false : null);
    if (uid !== null) {
      isYoung(callApi).then(
        (young) => isHere && consent.setIsYoung(young),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [consent, callApi, needsAge, isSettled, uid]);
}

async function isYoung(callApi: CallApi): Promise<boolean> {
  const { dateOfBirth } = await callApi('account');
  return isYoungOn(dateOfBirth, new Date().toISOString().slice(0, 10));
}
