import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { FORM_MESSAGES } from '@touchline/domain/kernel/refusal/form-messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormPassword } from '../../components/form-password';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/overlays/toasts';
import { CurrentPasswordField, googleTestAccountOf, useReauthentication } from './reauthentication';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';

/** Changes the password by the rule of registration (S5-06). A user of Google sign-in sets a first one. */
export function PasswordSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  return (
    <Section title={t('account.password')}>
      {account.providers.includes('password') ? <PasswordForm email={account.email} /> : <SetPasswordForm account={account} />}
    </Section>
  );
}

const loadPasswordForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).passwordForm;
const loadFirstPasswordForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).firstPasswordForm;

function PasswordForm({ email }: { readonly email: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { form, element } = useSchemaForm({ defaultValues: { current: '', wanted: '' }, schema: loadPasswordForm });
  const { isBusy, failure, run } = useReauthentication((message) => form.setError('current', { type: 'wrong', message }));
  const change = ({ current, wanted }: { readonly current: string; readonly wanted: string }) =>
    run(async (actions) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await actions.changeSignIn({ password: current }, save, { email, password: wanted });
      form.reset();
      show({ variant: 'success', text: t('account.passwordChanged') });
    });
  return (
    <Stack asChild gap="4" maxW="form">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(change)(event)}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField control={form.control} name="current" />
        <NewPasswordField control={form.control} name="wanted" />
        <FailureLine text={failure} />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={t('account.passwordChange')}>
            {t('account.passwordChange')}
          </BusyButton>
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
  const { form, element } = useSchemaForm({ defaultValues: { wanted: '' }, schema: loadFirstPasswordForm });
  const set = ({ wanted }: { readonly wanted: string }) =>
    run(async (actions) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await actions.changeSignIn({ testAccount: googleTestAccountOf(account) }, save, { email: account.email, password: wanted });
      show({ variant: 'success', text: t('account.passwordSetDone') });
      await reload();
    });
  return (
    <Stack asChild gap="4" maxW="form">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(set)(event)}>
        <Box color="fg.muted">
          {t('account.passwordNone')} {t('account.passwordSetHelp')}
        </Box>
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <NewPasswordField control={form.control} name="wanted" />
        <FailureLine text={failure} />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={t('account.passwordSet')}>
            {t('account.passwordSet')}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}

interface NewPasswordFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** The field for a new password, with the rule of registration (S5-06) below it. */
function NewPasswordField<Values extends FieldValues>({ control, name }: NewPasswordFieldProps<Values>) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <FormPassword
      control={control}
      name={name}
      label={t('account.passwordNew')}
      help={FORM_MESSAGES.passwordTooWeak[language]}
      autoComplete="new-password"
    />
  );
}
