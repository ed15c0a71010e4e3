import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';
import { forgetDraftsOfOthers } from '../../lib/drafts/draft-store';
import {
  type LeaveQuestion as Question,
  type UnsavedForms,
  useTypingAccount,
  useUnsavedForms,
} from '../../ui/forms/unsaved/unsaved-forms';
import type { LeaveAnswer, LeaveDialogProps } from './leave-dialog';

const loadDialog = () => import('./leave-dialog').then(({ LeaveDialog }) => LeaveDialog);

/** Whether a navigation leaves the page: its language and its anchors do not. */
function isOtherPage(from: Location, to: Location): boolean {
  const addressOf = ({ pathname, search }: Location) => {
    const query = new URLSearchParams(search);
    query.delete('lang');
    return `${pathname}?${query.toString()}`;
  };
  return addressOf(from) !== addressOf(to);
}

const TEXT_CONTROLS = 'input, textarea, select, [contenteditable]';

/**
 * Asks before unsaved text is left: by a link, back and forward, Escape and Cancel in our own dialog, by leaving the
 * site or reloading in the browser's. Where the dialog cannot be downloaded the user leaves, and the drafts stay.
 * Signing in removes the drafts of other accounts from this device.
 */
export function LeaveQuestion() {
  const account = useTypingAccount();
  const forms = useUnsavedForms();
  const [asked, setAsked] = useState<Question | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps> | null>(null);
  const lastField = useRef<HTMLElement | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => forms.unsaved().length > 0 && isOtherPage(currentLocation, nextLocation),
  );
  useEffect(() => forms.hostBy(setAsked), [forms]);
  useEffect(() => {
    if (typeof account === 'string') forgetDraftsOfOthers(account);
  }, [account]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: Event) => event.stopImmediatePropagation();
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(TEXT_CONTROLS)) lastField.current = target;
    };
    const flush = () => {
      for (const form of forms.unsaved()) form.flush();
    };
    let leaving: AbortController | null = null;
    const look = () => {
      const isUnsaved = forms.unsaved().length > 0;
      if (isUnsaved === (leaving !== null)) return;
      leaving?.abort();
      leaving = isUnsaved ? new AbortController() : null;
      if (leaving === null) return;
      const { signal } = leaving;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) lastField.current = activeElement;
      addEventListener('beforeunload', warn, { signal });
      addEventListener('pagehide', flush, { signal });
      document.addEventListener('visibilitychange', flush, { signal });
      document.addEventListener('focusin', remember, { signal });
      // A part that cannot be downloaded reloads the page (main.tsx): not while somebody types.
      addEventListener('vite:preloadError', hold, { signal, capture: true });
      loadDialog().then(
        (loaded) => setDialog(() => loaded),
        () => undefined,
      );
    };
    look();
    const stop = forms.subscribe(look);
    return () => {
      stop();
      leaving?.abort();
    };
  }, [forms]);
  const question = useMemo(() => (blocker.state === 'blocked' ? pageQuestion(blocker, forms) : asked), [blocker, forms, asked]);
  const answered = useRef<Question | null>(null);
  const answer = useCallback((given: Question, chosen: LeaveAnswer) => {
    answered.current = given;
    setAsked(null);
    carryOut(given, chosen);
  }, []);
  useEffect(() => {
    if (question === null) return undefined;
    const look = () => {
      if (answered.current === question || question.about.some((form) => form.isUnsaved())) return;
      answered.current = question;
      setAsked(null);
      question.settled();
    };
    return forms.subscribe(look);
  }, [question, forms]);
  useEffect(() => {
    if (question === null || Dialog !== null) return undefined;
    let isAsked = true;
    loadDialog().then(
      (loaded) => isAsked && setDialog(() => loaded),
      () => isAsked && answer(question, 'keep'),
    );
    return () => {
      isAsked = false;
    };
  }, [question, Dialog, answer]);
  if (question === null || Dialog === null) return null;
  return (
    <Dialog
      mayKeepDrafts={question.mayKeepDrafts}
      onAnswer={(chosen) => answer(question, chosen)}
      field={() => lastField.current}
    />
  );
}

/** The question about a navigation; it goes on by itself once everything is saved. */
function pageQuestion(blocked: Extract<Blocker, { readonly state: 'blocked' }>, forms: UnsavedForms): Question {
  const about = forms.unsaved();
  const mayKeepDrafts = about.every((form) => form.isKept());
  return { about, mayKeepDrafts, leave: blocked.proceed, stay: blocked.reset, settled: blocked.proceed };
}

function carryOut({ about, leave, stay }: Question, chosen: LeaveAnswer): void {
  if (chosen === 'stay') {
    stay();
    return;
  }
  for (const form of about) {
    if (chosen === 'keep') form.leave();
    else form.discard();
  }
  leave();
}
