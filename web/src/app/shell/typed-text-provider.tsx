import { type ReactNode, useMemo, useState } from 'react';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { readHint } from '../../session/stored-session';
import { createUnsavedForms, TypedTextContext } from '../../ui/forms/unsaved/unsaved-forms';

/** Whether the browser's sign-in is that of an account; null asks whether nobody is signed in. */
const isAccountHere = (account: string | null): boolean => (readHint()?.uid ?? null) === account;

/** Tells every form below whose text is typed into it: nobody's until the session is known. */
export function TypedTextProvider({ children }: { readonly children: ReactNode }) {
  const session = useSessionState();
  const account = session.isSettled ? (isAuthenticated(session) ? (session.user?.uid ?? null) : null) : undefined;
  const [forms] = useState(createUnsavedForms);
  const scope = useMemo(() => ({ account, isAccountHere, forms }), [account, forms]);
  return <TypedTextContext value={scope}>{children}</TypedTextContext>;
}
