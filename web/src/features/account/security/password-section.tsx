import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { passwordRefusal } from '@touchline/domain/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { Section } from '../../../ui/section';
import { useToasts } from '../../../ui/toast-context';
import { FailureLine } from '../../../ui/failure-line';
import type { OwnAccount } from '../use-own-account';
import { NewPassword } from './new-password';
import { PresentPassword } from './present-password';
import { SetPasswordForm } from './set-password-form';
import { useConfirmed } from './use-confirmed';

/** Another password, by the rule of registration (specification §5); who signs in with Google alone sets a first one. */
export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  return (
    <Section title={t('account.password')}>
      {account.providers.includes('password') ? <PasswordForm email={account.email} /> : <SetPasswordForm account={account} />}
    </Section>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { isBusy, failure, act } = useConfirmed();
  const [present, setPresent] = useState('');
  const [wanted, setWanted] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const refusal = passwordRefusal(wanted);

  function change(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null || present === '') return;
    void act(async (acts) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await acts.changeSignIn({ password: present }, save, { email, password: wanted });
      setPresent('');
      setWanted('');
      setIsValidated(false);
      show({ variant: 'success', text: t('account.passwordChanged') });
    });
  }

  return (
    <Stack asChild gap="4" maxW="form">
      <form noValidate onSubmit={change}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PresentPassword value={present} onText={setPresent} isValidated={isValidated} />
        <NewPassword value={wanted} onText={setWanted} isValidated={isValidated} />
        <FailureLine text={failure} />
        <Box>
          <Button type="submit" size="lg" loading={isBusy} loadingText={t('account.passwordChange')}>
            {t('account.passwordChange')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
