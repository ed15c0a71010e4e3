import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { isCoach } from '@touchline/domain/account/coach-role';
import { emailRefusal } from '@touchline/domain/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { failureCode } from '../../../lib/failure-code';
import { reportEvent } from '../../../lib/reported-events';
import { useSessionState } from '../../../session/session-context';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toast-context';
import { useFieldTexts } from '../../../components/person/use-field-texts';
import { FailureLine } from '../../../ui/failure-line';
import { useOwnAccount } from '../use-own-account';
import { PresentPassword } from './present-password';
import { useConfirmed } from './use-confirmed';

/** Moves to another mail address, after the password was given; a coach’s has to end in .edu (specification §5). */
export function EmailForm() {
  const t = useTranslations();
  const text = useFieldTexts();
  const callApi = useApi();
  const show = useToasts();
  const { profile } = useSessionState();
  const { reload } = useOwnAccount();
  const { isBusy, failure, act } = useConfirmed();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const coaches = profile !== null && isCoach(profile);
  const refusal = emailRefusal(email.trim(), profile?.type === 'coach');

  function move(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null || password === '') return;
    void act(async (acts) => {
      const next = { email: email.trim(), password };
      await acts.changeSignIn({ password }, (idToken) => callApi('changeEmail', { body: { idToken, email: next.email } }), next);
      const isSent = await acts.sendVerification().then(() => true, untold);
      await Promise.all([reload(), acts.refresh()]);
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
      <form noValidate onSubmit={move}>
        <TextField
          label={t('account.emailNew')}
          {...(coaches ? { help: t('account.emailCoach') } : {})}
          type="email"
          autoComplete="email"
          value={email}
          onText={setEmail}
          error={text(refusal)}
          isValidated={isValidated}
        />
        <PresentPassword value={password} onText={setPassword} isValidated={isValidated} />
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

/** The mail that verifies the new address could not be sent; analytics hears the code (specification §8). */
function untold(failure: unknown): false {
  reportEvent('verificationFailed', failureCode(failure));
  return false;
}
