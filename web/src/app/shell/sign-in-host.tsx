import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import {
  type MembersAct,
  type OpenSignIn,
  type SignInEntry,
  SignInOpeningContext,
  useOpenSignIn,
  useSession,
} from '../../session/session-context';
import { settledState } from '../../session/session-gate';
import { isAuthenticated } from '../../session/session-state';
import { useToasts } from '../../ui/overlays/toasts';

interface Opened {
  readonly entry: SignInEntry;
  readonly opener: HTMLElement;
  readonly act: MembersAct | undefined;
  readonly Dialog: ComponentType<{
    readonly entry: SignInEntry;
    readonly onClose: () => void;
    readonly onIn: MembersAct;
    readonly opener: () => HTMLElement | null;
  }>;
}

/**
 * Lets every component below open the sign-in panel, which is downloaded with the first press. Where that fails, a
 * toast says so.
 */
export function SignInHost({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const session = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback<OpenSignIn>(
    async (entry, opener, act) => {
      if (isAuthenticated(await settledState(session))) {
        await act?.({ stays: true });
        return;
      }
      try {
        const [{ SignInDialog }] = await Promise.all([
          import('../../features/sign-in/sign-in-dialog'),
          loadMessages('dialogs', language),
          loadMessages('person', language),
        ]);
        setOpened({ Dialog: SignInDialog, entry, opener, act });
      } catch {
        show({ variant: 'danger', text: t('shell.loadFailed') });
      }
    },
    [language, t, show, session],
  );
  return (
    <SignInOpeningContext value={open}>
      {children}
      {opened !== null && (
        <opened.Dialog
          entry={opened.entry}
          onClose={() => setOpened(null)}
          onIn={(arrival) => opened.act?.(arrival)}
          opener={() => opened.opener}
        />
      )}
    </SignInOpeningContext>
  );
}

/** Opens the sign-in panel with a press, and returns whether it is still loading. */
export function useSignInPress(entry: SignInEntry = 'default') {
  const openSignIn = useOpenSignIn();
  const [isLoading, setIsLoading] = useState(false);
  const open = (press: MouseEvent<HTMLElement>) => {
    press.preventDefault();
    setIsLoading(true);
    void openSignIn(entry, press.currentTarget).then(() => setIsLoading(false));
  };
  return { isLoading, open };
}
