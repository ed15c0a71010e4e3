import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { loadPageWords } from '../../i18n/languages';
import { useWords } from '../../i18n/use-words';
import { useToasts } from '../../ui/toast-context';

type Dialog = ComponentType<{ readonly onClose: () => void; readonly opener: () => HTMLElement | null }>;

/** Where signing in also works without the dialog: the action of the form around whatever opens it. */
export const SIGN_IN_PAGE = '/signInUpMobile';

interface SignInOpener {
  readonly isLoading: boolean;
  /** To be called with the press that asks for it: closed, the dialog gives the focus back there. */
  readonly open: (press: MouseEvent<HTMLElement>) => void;
  /** The dialog, to be drawn somewhere; nothing while it is closed. */
  readonly dialog: ReactNode;
}

/** Opens the sign-in dialog, which is downloaded with the first press; where that fails, a toast says so. */
export function useSignInDialog(): SignInOpener {
  const say = useWords();
  const { language } = useLanguage();
  const show = useToasts();
  const [isLoading, setIsLoading] = useState(false);
  const [opened, setOpened] = useState<{ readonly Dialog: Dialog; readonly opener: HTMLElement } | null>(null);

  const load = useCallback(
    async (opener: HTMLElement) => {
      setIsLoading(true);
      try {
        const [{ SignInDialog }] = await Promise.all([
          import('../../features/sign-in/sign-in-dialog'),
          loadPageWords('dialogs', language),
        ]);
        setOpened({ Dialog: SignInDialog, opener });
      } catch {
        show({ variant: 'danger', text: say('shell.loadFailed') });
      }
      setIsLoading(false);
    },
    [language, say, show],
  );

  return {
    isLoading,
    open: (press) => {
      press.preventDefault();
      void load(press.currentTarget);
    },
    dialog: opened === null ? null : <opened.Dialog onClose={() => setOpened(null)} opener={() => opened.opener} />,
  };
}
