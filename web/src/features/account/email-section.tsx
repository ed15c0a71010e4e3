import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { emailRefusal } from '@touchline/domain/person/account/field-refusals';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { type SyntheticEvent, useState } from 'react';
import { useFieldTexts } from '../../components/person-fields';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { failureCode, reportEvent } from '../../lib/reported-events';
import { useSession, useSessionState } from '../../session/session-context';
import { FailureLine } from '../../ui/failures';
import { Section } from '../../ui/page-layout';
import { TextField } from '../../ui/text-fields';
import { useToasts } from '../../ui/toasts';
import { CurrentPasswordField, useReauthentication } from './reauthentication';
import { useAction } from './use-action';
import { type OwnAccount, useOwnAccount } from './use-own-account';

/** The mail address to sign in with, whether it is verified, and the form that changes it. */
export function EmailSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const { email, emailVerified } = account;
  const sendAgain = () =>
    run(async () => {
      await (await actions()).sendVerification();
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

/** Changes the mail address after the password was given. A coach’s address has to end in .edu (S5-05). */
function EmailForm() {
  const t = useTranslations();
  const text = useFieldTexts();
  const callApi = useApi();
  const show = useToasts();
  const { profile } = useSessionState();
  const { reload } = useOwnAccount();
  const { isBusy, failure, run } = useReauthentication();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const isCoachAccount = profile !== null && isCoach(profile);
  const refusal = emailRefusal(email.trim(), profile?.type === 'coach');

  function changeEmail(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null || password === '') return;
    void run(async (actions) => {
      const next = { email: email.trim(), password };
      await actions.changeSignIn(
        { password },
        (idToken) => callApi('changeEmail', { body: { idToken, email: next.email } }),
        next,
      );
      const isSent = await actions.sendVerification().then(() => true, reportUnsentVerification);
      await Promise.all([reload(), actions.refresh()]);
      setEmail('');
      setPassword('');
      setIsValidated(false);
      show({
        variant: isSent ? 'success' : 'danger',
        text: t(isSent ? 'account.emailChanged' : 'account.emailChangedUnsent'),
      });
    });
  }

  return (
    <Stack asChild gap="4" maxW="form" mt="6">
      <form noValidate onSubmit={changeEmail}>
        <TextField
          label={t('account.emailNew')}
          {...(isCoachAccount ? { help: t('account.emailCoach') } : {})}
          type="email"
          autoComplete="email"
          value={email}
          onText={setEmail}
          error={text(refusal)}
          isValidated={isValidated}
        />
        <CurrentPasswordField value={password} onText={setPassword} isValidated={isValidated} />
        <FailureLine text={failure} />
        <Box>
          <Button type="submit" size="lg" loading={isBusy} loadingText={t('account.emailChange')}>
            {t('account.emailChange')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}

/** The verification mail could not be sent: its code is reported to analytics, and the change itself stands. */
function reportUnsentVerification(failure: unknown): false {
  reportEvent('verificationFailed', failureCode(failure));
  return false;
}
