import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import type { Entry } from '../../session/entering';
import { useSession } from '../../session/session-context';
import { FailureLine } from '../../ui/failure-line';
import { PasswordField } from '../../components/person/password-field';
import { ChosenEmail } from './chosen-email';
import type { PanelStep } from './panel-step';
import { signInFailureText } from './sign-in-failure';
import { TextButton } from './text-button';
import { useAttempt } from './use-attempt';

interface PasswordStepProps {
  readonly email: string;
  readonly onStep: (step: PanelStep) => void;
  readonly onEntry: (entry: Entry) => void;
}

/** The password of an account that has one, and the way to a new one (specification §2, Sign-in panel). What goes wrong is said under it, and what was typed stays. */
export function PasswordStep({ email, onStep, onEntry }: PasswordStepProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { acts } = useSession();
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const words = (failure: unknown) => signInFailureText(failure, t);
  const login = useAttempt('loginFailed', words);
  const reset = useAttempt('resetFailed', words);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (password === '') return;
    void login.attempt(async () => onEntry(await (await acts()).signIn(email, password)));
  }

  function forgot() {
    void reset.attempt(async () => {
      await (await acts()).sendPasswordReset(email);
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
        <FailureLine holdsPlace text={login.isBusy ? null : (reset.failure ?? login.failure)} />
        <Button type="submit" size="xl" loading={login.isBusy} loadingText={t('signIn.submit')}>
          {t('signIn.submit')}
        </Button>
      </form>
    </Stack>
  );
}
