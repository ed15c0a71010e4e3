import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useRecheck } from '../../lib/use-recheck';
import { onVerified } from '../../lib/verified-signal';
import { useOwnAccount } from './use-own-account';

/**
 * Looks at the account again while its address waits for its verification, which happens in another tab or on another
 * device; the look puts a coach into the queue (docs/decisions/036-unverified-coaches.md).
 */
function useVerificationWatch(): void {
  const { query, reload } = useOwnAccount();
  const check = useCallback(() => void reload(), [reload]);
  useRecheck(query.data?.emailVerified === false ? check : null, { signal: onVerified });
}

/** Sends the link that verifies the mail address once more; while it is shown, the account is looked at again. */
export function VerifyAgainButton({ email }: { readonly email: string }) {
  const t = useTranslations();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  useVerificationWatch();
  const sendAgain = () =>
    run(async () => {
      await (await actions()).sendVerification();
      show({ variant: 'success', text: t('account.verifySent', { email }) });
    });
  return (
    <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={() => void sendAgain()}>
      {t('account.verifyAgain')}
    </BusyButton>
  );
}
