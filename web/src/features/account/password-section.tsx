import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { passwordRefusal } from '@touchline/domain/person/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { PasswordField, useFieldTexts } from '../../components/person-fields';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { FailureLine } from '../../ui/failures';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/toasts';
import { CurrentPasswordField, googleTestAccountOf, useReauthentication } from './reauthentication';
import { type OwnAccount, useOwnAccount } from './use-own-account';

/** Changes the password by the rule of registration (S5-06). A user of Google sign-in sets a first one. */
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
  const { isBusy, failure, run } = useReauthentication();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const refusal = passwordRefusal(wanted);

  function change(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null || current === '') return;
    void run(async (actions) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await actions.changeSignIn({ password: current }, save, { email, password: wanted });
      setCurrent('');
      setWanted('');
      setIsValidated(false);
      show({ variant: 'success', text: t('account.passwordChanged') });
    });
  }

  return (
    <Stack asChild gap="4" maxW="form">
      <form noValidate onSubmit={change}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField value={current} onText={setCurrent} isValidated={isValidated} />
        <NewPasswordField value={wanted} onText={setWanted} isValidated={isValidated} />
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

/** Sets a first password after reauthentication with Google. Both ways to sign in work afterwards. */
function SetPasswordForm({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { reload } = useOwnAccount();
  const { isBusy, failure, run } = useReauthentication();
  const [wanted, setWanted] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const refusal = passwordRefusal(wanted);

  function set(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null) return;
    void run(async (actions) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await actions.changeSignIn({ testAccount: googleTestAccountOf(account) }, save, { email: account.email, password: wanted });
      show({ variant: 'success', text: t('account.passwordSetDone') });
      await reload();
    });
  }

  return (
    <Stack asChild gap="4" maxW="form">
      <form noValidate onSubmit={set}>
        <Box color="fg.muted">
          {t('account.passwordNone')} {t('account.passwordSetHelp')}
        </Box>
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <NewPasswordField value={wanted} onText={setWanted} isValidated={isValidated} />
        <FailureLine text={failure} />
        <Box>
          <Button type="submit" size="lg" loading={isBusy} loadingText={t('account.passwordSet')}>
            {t('account.passwordSet')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}

interface NewPasswordFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly isValidated: boolean;
}

/** The field for a new password, with the rule of registration (S5-06) below it. */
function NewPasswordField({ value, onText, isValidated }: NewPasswordFieldProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  const { language } = useLanguage();
  return (
    <PasswordField
      label={t('account.passwordNew')}
      help={apiMessage('passwordTooWeak', language)}
      autoComplete="new-password"
      value={value}
      onText={onText}
      error={text(passwordRefusal(value))}
      isValidated={isValidated}
    />
  );
}
