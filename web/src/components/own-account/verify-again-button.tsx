import { useTranslations } from '../../i18n/use-translations';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/toasts';
import { useAction } from '../../ui/use-action';
import { useVerificationWatch } from './use-verification-watch';

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
