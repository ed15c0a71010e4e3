import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { FORM_MESSAGES } from '@touchline/domain/kernel/refusal/form-messages';
import { KeyRound, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormPassword } from '../../../components/form-password';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { EmailLink } from '../../../lib/addresses/email-link';
import { failureCode } from '../../../lib/api/reported-events';
import { useSession } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { FailureLine } from '../../../ui/states/failures';
import { FormText } from '../../../ui/forms/form-fields';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { signInFailureText } from '../sign-in-failure';
import { useAttempt } from '../use-attempt';
import { isSpent, useLinkCheck } from './link-check';
import { LinkPage, UncheckedLink } from './link-page';

const AFTERWARDS = '/account';
const SIGN_IN = '/signInUpMobile';
const loadPasswordForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).firstPasswordForm;
const loadAddressForm = async () => (await import('@touchline/domain/person/sign-in/sign-in-forms')).addressForm;

/** A new password by the link of a mail: the link is checked, then asks for the password or offers a new link. */
export function ResetPassword({ link }: { readonly link: EmailLink }) {
  const t = useTranslations();
  const { actions } = useSession();
  const check = useLinkCheck(async () => (await actions()).emailOfReset(link.code));
  const [step, setStep] = useState<'password' | 'spent' | 'saved'>('password');
  if (check.state === 'checking') return <LinkPage title={t('emailLink.checking')} isFirst />;
  if (check.state === 'unchecked') return <UncheckedLink isBusy={check.isBusy} onRetry={check.again} />;
  if (check.state === 'spent') return <SpentLink />;
  if (step === 'spent') return <SpentLink />;
  if (step === 'saved') return <SavedPassword />;
  return <PasswordForm link={link} email={check.found} onSpent={() => setStep('spent')} onSaved={() => setStep('saved')} />;
}

interface PasswordFormProps {
  readonly link: EmailLink;
  readonly email: string;
  readonly onSpent: () => void;
  /** The password is saved, but does not sign in here. */
  readonly onSaved: () => void;
}

/** The new password, by the rule of registration (S5-06); then signed in and back to where the link was asked for. */
function PasswordForm({ link: { code, back }, email, onSpent, onSaved }: PasswordFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { actions } = useSession();
  const navigate = useNavigate();
  const show = useToasts();
  const { form, element } = useSchemaForm({ defaultValues: { wanted: '' }, schema: loadPasswordForm });
  const { isBusy, failure, attempt } = useAttempt('resetFailed', (refusal) =>
    isRefusedPassword(refusal) ? t('emailLink.refused') : signInFailureText(refusal, t),
  );
  const save = ({ wanted }: { readonly wanted: string }) =>
    attempt(async () => {
      const { resetPassword, signIn } = await actions();
      try {
        await resetPassword(code, wanted);
      } catch (refusal) {
        if (!isSpent(refusal)) throw refusal;
        onSpent();
        return;
      }
      const isIn = await signIn(email, wanted).then(
        (outcome) => outcome === null,
        () => false,
      );
      if (!isIn) {
        onSaved();
        return;
      }
      show({ variant: 'success', text: t('emailLink.saved') });
      await navigate(back ?? AFTERWARDS, { replace: true });
    });
  return (
    <LinkPage title={t('emailLink.resetTitle')} icon={KeyRound}>
      <Stack asChild gap="4">
        <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Box overflowWrap="anywhere">{t('emailLink.resetFor', { email })}</Box>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <FormPassword
            control={form.control}
            name="wanted"
            label={t('emailLink.newPassword')}
            help={FORM_MESSAGES.passwordTooWeak[language]}
            autoComplete="new-password"
          />
          <FailureLine text={failure} />
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('emailLink.save')}>
            {t('emailLink.save')}
          </BusyButton>
        </form>
      </Stack>
    </LinkPage>
  );
}

/** Whether the provider refused a password that our rule allows: its own may be stricter (docs/deploy.md). */
function isRefusedPassword(failure: unknown): boolean {
  return ['auth/weak-password', 'auth/password-does-not-meet-requirements'].includes(failureCode(failure));
}

/** Says that the link no longer works, and sends a new one. */
function SpentLink() {
  const t = useTranslations();
  const { actions } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, element } = useSchemaForm({ defaultValues: { email: '' }, schema: loadAddressForm });
  const { isBusy, failure, attempt } = useAttempt('resetFailed', (refusal) => signInFailureText(refusal, t));
  const send = ({ email }: { readonly email: string }) =>
    attempt(async () => {
      const address = email.trim();
      await (await actions()).sendPasswordReset(address);
      setSentTo(address);
    });
  if (sentTo !== null)
    return (
      <LinkPage title={t('emailLink.resetTitle')} icon={MailCheck}>
        <Box role="status" overflowWrap="anywhere">
          {t('signIn.resetSent', { email: sentTo })}
        </Box>
        <Box color="fg.muted">{t('signIn.resetNothing')}</Box>
      </LinkPage>
    );
  return (
    <LinkPage title={t('emailLink.usedTitle')}>
      <Stack asChild gap="4">
        <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          <Box>{t('emailLink.resetUsed')}</Box>
          <FormText control={form.control} name="email" label={t('signIn.email')} type="email" autoComplete="username" />
          <FailureLine text={failure} />
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('emailLink.sendNew')}>
            {t('emailLink.sendNew')}
          </BusyButton>
        </form>
      </Stack>
    </LinkPage>
  );
}

function SavedPassword() {
  const t = useTranslations();
  return (
    <LinkPage title={t('emailLink.savedTitle')} icon={KeyRound}>
      <Box>{t('emailLink.savedText')}</Box>
      <Box>
        <ButtonLink to={SIGN_IN} size="xl">
          {t('signIn.submit')}
        </ButtonLink>
      </Box>
    </LinkPage>
  );
}
