import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { failureCode, reportEvent } from '../../lib/api/reported-events';
import { useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { FormText } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/overlays/toasts';
import { CurrentPasswordField, useReauthentication } from './reauthentication';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { VerifyAgainButton } from '../../components/own-account/verify-again-button';

/** The mail address to sign in with, whether it is verified, and the form that changes it. */
export function EmailSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { email, emailVerified } = account;
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
          <VerifyAgainButton email={email} />
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

/** The password is never kept. */
const TYPED = ['email'] as const;
const loadEmailForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).emailForm;
const loadCoachEmailForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).coachEmailForm;

/** Changes the mail address after the password was given. A coach’s address has to end in .edu (S5-05). */
function EmailForm() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { profile } = useSessionState();
  const { reload } = useOwnAccount();
  const { form, element } = useSchemaForm({
    defaultValues: { email: '', password: '' },
    schema: profile?.type === 'coach' ? loadCoachEmailForm : loadEmailForm,
  });
  const typed = useFormText(form, { of: 'account/email', names: TYPED });
  const { isBusy, failure, run } = useReauthentication((message) => form.setError('password', { type: 'wrong', message }));
  const changeEmail = ({ email, password }: { readonly email: string; readonly password: string }) =>
    run(async (actions) => {
      const next = { email: email.trim(), password };
      await actions.changeSignIn(
        { password },
        (idToken) => callApi('changeEmail', { body: { idToken, email: next.email } }),
        next,
      );
      const isSent = await actions.sendVerification().then(() => true, reportUnsentVerification);
      await Promise.all([reload(), actions.refresh()]);
      typed.saved();
      form.reset();
      show({
        variant: isSent ? 'success' : 'danger',
        text: t(isSent ? 'account.emailChanged' : 'account.emailChangedUnsent'),
      });
    });
  return (
    <Stack asChild gap="4" maxW="form" mt="6">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(changeEmail)(event)}>
        {typed.offer}
        <FormText
          control={form.control}
          name="email"
          label={t('account.emailNew')}
          {...(profile !== null && isCoach(profile) ? { help: t('account.emailCoach') } : {})}
          type="email"
          autoComplete="email"
        />
        <CurrentPasswordField control={form.control} name="password" />
        <FailureLine text={failure} />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={t('account.emailChange')}>
            {t('account.emailChange')}
          </BusyButton>
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
