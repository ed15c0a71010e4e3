import { type ReactNode, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Guard } from '../routing/guard';
import { useCurrentPage } from '../routing/page-handle';
import { Shell } from './shell';
import { SignInHost } from './sign-in-host';
import { useSession } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';
import { readHint } from '../../session/stored-session';
import { createUnsavedForms, TypedTextContext, type TypedTextScope } from '../../ui/forms/unsaved/unsaved-forms';

/** Whether the browser's sign-in is that of an account; null asks whether nobody is signed in. */
const isAccountHere = (account: string | null): boolean => (readHint()?.uid ?? null) === account;

/** Whose text is typed: nobody's until the session is known. */
function accountOf(state: SessionState): string | null | undefined {
  if (!state.isSettled) return undefined;
  return isAuthenticated(state) ? (state.user?.uid ?? null) : null;
}

/**
 * Tells every form below whose text is typed into it. The context never changes: a change would reach every section
 * that is not hydrated yet, and React would render it again without what was pressed or typed there.
 */
function TypedTextProvider({ children }: { readonly children: ReactNode }) {
  const { subscribe, state } = useSession();
  const [forms] = useState(createUnsavedForms);
  const scope = useMemo(
    (): TypedTextScope => ({ subscribe, account: () => accountOf(state()), isAccountHere, forms }),
    [subscribe, state, forms],
  );
  return <TypedTextContext value={scope}>{children}</TypedTextContext>;
}

/** What stands around every page: the shell, the sign-in panel, the guard of private pages, and whose text is typed. */
export function SiteFrame() {
  const page = useCurrentPage();
  return (
    <TypedTextProvider>
      <SignInHost>
        <Shell page={page}>
          <Guard rules={page.rules}>
            <Outlet />
          </Guard>
        </Shell>
      </SignInHost>
    </TypedTextProvider>
  );
}
