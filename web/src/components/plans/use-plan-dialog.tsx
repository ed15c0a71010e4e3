import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useToasts } from '../../ui/overlays/toasts';
import type { PlanDialog } from './plan-dialogs';

interface Opened {
  readonly about: ComponentProps<typeof PlanDialog>['about'];
  readonly opener: HTMLElement | null;
  readonly Dialog: typeof PlanDialog;
}

/** Downloads and opens a dialog; `opener` gets the focus back when it closes. */
export type OpenPlans = (about: Opened['about'], opener: HTMLElement | null) => Promise<void>;

interface PlanOpening {
  readonly open: OpenPlans;
  /** The open dialog, to be rendered by the component that opens it. */
  readonly dialog: ReactNode;
}

/** Opens the dialogs of plans and boosts (S2-36), downloaded with the first press; a failure becomes a toast. */
export function usePlanDialog(): PlanOpening {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback<OpenPlans>(
    async (about, opener) => {
      try {
        const [{ PlanDialog: Dialog }] = await Promise.all([
          import('./plan-dialogs'),
          loadMessages('plans', language),
          loadMessages('account-frame', language),
        ]);
        setOpened({ Dialog, about, opener });
      } catch {
        show({ variant: 'danger', text: t('shell.loadFailed') });
      }
    },
    [language, show, t],
  );
  const dialog =
    opened === null ? null : (
      <opened.Dialog
        about={opened.about}
        onClose={() => setOpened(null)}
        onSignedIn={(about) => setOpened({ ...opened, about })}
        opener={() => opened.opener}
      />
    );
  return { open, dialog };
}
