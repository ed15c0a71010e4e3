import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { MailCheck } from 'lucide-react';
import { FormPassword } from '../../components/form-password';
import { useTranslations } from '../../i18n/use-translations';
import { useSession } from '../../session/session-context';
import { isWrongPassword } from '../../session/session-failure';
import type { SignInOutcome } from '../../session/sign-in';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { ContactWhereSuspended } from './contact-where-suspended';
import { ChosenEmail, TextButton } from './email-step';
import type { PanelStep } from './panel-step';
import { signInFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';

interface PasswordStepProps {
  readonly email: string;
  readonly onStep: (step: PanelStep) => void;
  readonly onEntry: (entry: SignInOutcome) => void;
}

const loadLogInForm = async () => (await import('@touchline/domain/person/sign-in/sign-in-forms')).logInForm;

/**
 * The password step, with the way to a new password (S2-33). A wrong password is said at its field, any other failure
 * below; what was typed stays.
 */
export function PasswordStep({ email, onStep, onEntry }: PasswordStepProps) {
  const t = useTranslations();
  const { actions } = useSession();
  const { form, element } = useSchemaForm({ defaultValues: { password: '' }, schema: loadLogInForm });
  const { isSubmitting } = form.formState;
  const login = useAttempt('loginFailed', (failure) => {
    const text = signInFailureText(failure, t);
    if (!isWrongPassword(failure)) return text;
    form.setError('password', { type: 'wrong', message: text });
    return null;
  });
  const reset = useAttempt('resetFailed', (failure) => signInFailureText(failure, t));
  const signIn = ({ password }: { readonly password: string }) =>
    login.attempt(async () => onEntry(await (await actions()).signIn(email, password)));

  function forgot() {
    void reset.attempt(async () => {
      await (await actions()).sendPasswordReset(email);
      onStep('resetSent');
    });
  }

  return (
    <Stack asChild gap="4">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
        <ChosenEmail email={email} onOther={() => onStep('email')} />
        <FormPassword control={form.control} name="password" label={t('signIn.password')} autoComplete="current-password" />
        <Box>
          <TextButton type="button" aria-busy={reset.isBusy} onClick={forgot}>
            {t('signIn.forgot')}
          </TextButton>
        </Box>
        <FailureLine reservesSpace text={login.isBusy ? null : (reset.failure ?? login.failure)} />
        <ContactWhereSuspended code={login.code} />
        <BusyButton type="submit" size="xl" isBusy={isSubmitting} busyText={t('signIn.submit')}>
          {t('signIn.submit')}
        </BusyButton>
      </form>
    </Stack>
  );
}

interface ResetSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** Confirms that an email to reset the password was sent (S2-34). */
export function ResetSent({ email, onBack }: ResetSentProps) {
  const t = useTranslations();
  return (
    <Stack gap="4" alignItems="flex-start" color="fg">
      <MailCheck size={40} strokeWidth={1.5} aria-hidden />
      <Text role="status" fontSize="lg" overflowWrap="anywhere">
        {t('signIn.resetSent', { email })}
      </Text>
      <Text color="fg.muted">{t('signIn.resetNothing')}</Text>
      <Button variant="outline" colorPalette="ink" size="lg" onClick={onBack}>
        {t('signIn.backToLogIn')}
      </Button>
    </Stack>
  );
}
