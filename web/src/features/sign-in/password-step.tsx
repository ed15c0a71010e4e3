import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { MailCheck } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { PasswordField } from '../../components/person-fields';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useSession } from '../../session/session-context';
import type { SignInOutcome } from '../../session/sign-in';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/failures';
import { ChosenEmail, TextButton } from './email-step';
import type { PanelStep } from './panel-step';
import { signInFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';

interface PasswordStepProps {
  readonly email: string;
  readonly onStep: (step: PanelStep) => void;
  readonly onEntry: (entry: SignInOutcome) => void;
}

/**
 * The password step, with the way to a new password (S2-33). A failure is shown under the field, and what was typed
 * stays.
 */
export function PasswordStep({ email, onStep, onEntry }: PasswordStepProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { actions } = useSession();
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const textOf = (failure: unknown) => signInFailureText(failure, t);
  const login = useAttempt('loginFailed', textOf);
  const reset = useAttempt('resetFailed', textOf);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (password === '') return;
    void login.attempt(async () => onEntry(await (await actions()).signIn(email, password)));
  }

  function forgot() {
    void reset.attempt(async () => {
      await (await actions()).sendPasswordReset(email);
      onStep('resetSent');
    });
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={submit}>
        <ChosenEmail email={email} onOther={() => onStep('email')} />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          error={password === '' ? apiMessage('textMissing', language) : null}
          isValidated={isValidated}
        />
        <Box>
          <TextButton type="button" aria-busy={reset.isBusy} onClick={forgot}>
            {t('signIn.forgot')}
          </TextButton>
        </Box>
        <FailureLine reservesSpace text={login.isBusy ? null : (reset.failure ?? login.failure)} />
        <BusyButton type="submit" size="xl" isBusy={login.isBusy} busyText={t('signIn.submit')}>
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
