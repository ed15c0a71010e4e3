import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../../../i18n/use-translations';
import { useSession } from '../../../session/session-context';
import { Section } from '../../../ui/section';
import { useToasts } from '../../../ui/toast-context';
import { useAct } from '../use-act';
import type { OwnAccount } from '../use-own-account';
import { EmailForm } from './email-form';

/** The address that signs in, whether it is verified, and the way to another one. */
export function EmailSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const show = useToasts();
  const { acts } = useSession();
  const { isBusy, act } = useAct();
  const { email, emailVerified } = account;
  const sendAgain = () =>
    act(async () => {
      await (await acts()).sendVerification();
      show({ variant: 'success', text: t('account.verifySent', { email }) });
    });
  return (
    <Section title={t('account.email')}>
      <Box overflowWrap="anywhere">{t('account.emailNow', { email })}</Box>
      <Box mt="1" fontWeight="medium" color={emailVerified ? 'pitch.fg' : 'signal.amber'}>
        {t(emailVerified ? 'account.verified' : 'account.unverified')}
      </Box>
      {!emailVerified && (
        <>
          <Box color="fg.muted" mt="2" mb="3" maxW="text">
            {t('account.verifyText')}
          </Box>
          <Button size="lg" variant="outline" colorPalette="ink" loading={isBusy} onClick={() => void sendAgain()}>
            {t('account.verifyAgain')}
          </Button>
        </>
      )}
      {account.providers.includes('password') ? (
        <EmailForm />
      ) : (
        <Box color="fg.muted" mt="3">
          {t('account.emailGoogle')}
        </Box>
      )}
    </Section>
  );
}
