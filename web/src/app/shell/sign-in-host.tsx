import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { loadPageWords } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { type OpenSignIn, type SignInEntry, SignInOpeningContext } from '../../session/sign-in-opening';
import { useToasts } from '../../ui/toast-context';

interface Opened {
  readonly entry: SignInEntry;
  readonly opener: HTMLElement;
  readonly Dialog: ComponentType<{
    readonly entry: SignInEntry;
    readonly onClose: () => void;
    readonly opener: () => HTMLElement | null;
  }>;
}

/** Lets everything below open the sign-in panel, which is downloaded with the first press; where that fails, a toast says so. */
export function SignInHost({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback<OpenSignIn>(
    async (entry, opener) => {
      try {
        const [{ SignInDialog }] = await Promise.all([
          import('../../features/sign-in/sign-in-dialog'),
          loadPageWords('dialogs', language),
        ]);
        setOpened({ Dialog: SignInDialog, entry, opener });
      } catch {
        show({ variant: 'danger', text: t('shell.loadFailed') });
      }
    },
    [language, t, show],
  );
  return (
    <SignInOpeningContext value={open}>
      {children}
      {opened !== null && <opened.Dialog entry={opened.entry} onClose={() => setOpened(null)} opener={() => opened.opener} />}
    </SignInOpeningContext>
  );
}
