import { Box } from '@chakra-ui/react/box';
import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import type { EmailLink } from '../../../lib/addresses/email-link';
import { announceVerified } from '../../../lib/verified-signal';
import { useAdmission, useSession } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { FailureLine } from '../../../ui/states/failures';
import { ButtonLink } from '../../../ui/links';
import { signInFailureText } from '../sign-in-failure';
import { useAttempt } from '../use-attempt';
import { useLinkCheck } from './link-check';
import { LinkPage, UncheckedLink } from './link-page';

const AFTERWARDS = '/account';
const SIGN_IN = '/signInUpMobile';

/**
 * Confirms a mail address by the link of a mail, and leads back to where the mail was asked for. Tabs that wait for it
 * learn it at once; anyone who is signed in here enters the queue by the refresh.
 */
export function ConfirmEmail({ link: { code, back } }: { readonly link: EmailLink }) {
  const t = useTranslations();
  const { actions } = useSession();
  const check = useLinkCheck(async () => {
    await (await actions()).confirmEmail(code);
    announceVerified();
  });
  if (check.state === 'checking') return <LinkPage title={t('emailLink.checking')} isFirst />;
  if (check.state === 'unchecked') return <UncheckedLink isBusy={check.isBusy} onRetry={check.again} />;
  return check.state === 'good' ? <Confirmed back={back} /> : <SpentLink back={back} />;
}

function Confirmed({ back }: Pick<EmailLink, 'back'>) {
  const t = useTranslations();
  const { actions } = useSession();
  const isIn = useAdmission('auth') === 'in';
  const to = back ?? (isIn ? AFTERWARDS : SIGN_IN);
  useEffect(() => {
    if (isIn)
      void actions()
        .then(({ refresh }) => refresh())
        .catch(() => undefined);
  }, [isIn, actions]);
  return (
    <LinkPage title={t('emailLink.confirmedTitle')} icon={MailCheck}>
      <Box>{t('emailLink.confirmedText')}</Box>
      <Box>
        <ButtonLink to={to} size="xl">
          {t(to === SIGN_IN ? 'signIn.submit' : 'emailLink.goOn')}
        </ButtonLink>
      </Box>
    </LinkPage>
  );
}

/**
 * Says that the link no longer works. For a signed-in user whose address is confirmed it has done its work; others get
 * a new mail, or sign in first.
 */
function SpentLink({ back }: Pick<EmailLink, 'back'>) {
  const t = useTranslations();
  const callApi = useApi();
  const admission = useAdmission('auth');
  const [account, setAccount] = useState<{ readonly email: string; readonly emailVerified: boolean } | null>(null);
  useEffect(() => {
    if (admission === 'in') callApi('account').then(setAccount, () => undefined);
  }, [admission, callApi]);
  if (account?.emailVerified === true) return <Confirmed back={back} />;
  return (
    <LinkPage title={t('emailLink.usedTitle')} icon={MailX}>
      {account !== null ? (
        <NewMail email={account.email} />
      ) : (
        <>
          <Box>{t('emailLink.confirmUsedOut')}</Box>
          <Box>
            <ButtonLink to={SIGN_IN} size="xl">
              {t('signIn.submit')}
            </ButtonLink>
          </Box>
        </>
      )}
    </LinkPage>
  );
}

/** Sends the mail that confirms an address once more. */
function NewMail({ email }: { readonly email: string }) {
  const t = useTranslations();
  const { actions } = useSession();
  const [isSent, setIsSent] = useState(false);
  const { isBusy, failure, attempt } = useAttempt('verificationFailed', (refusal) => signInFailureText(refusal, t));
  const send = () =>
    attempt(async () => {
      await (await actions()).sendVerification();
      setIsSent(true);
    });
  return (
    <>
      <Box role="status" overflowWrap="anywhere">
        {t(isSent ? 'emailLink.sentAgain' : 'emailLink.confirmUsed', { email })}
      </Box>
      <FailureLine text={failure} />
      {!isSent && (
        <Box>
          <BusyButton size="xl" isBusy={isBusy} busyText={t('emailLink.sendNew')} onClick={() => void send()}>
            {t('emailLink.sendNew')}
          </BusyButton>
        </Box>
      )}
    </>
  );
}
