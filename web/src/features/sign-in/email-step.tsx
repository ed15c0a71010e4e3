import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { FormText } from '../../ui/forms/form-fields';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { type PanelStep, stepFor } from './panel-step';
import { refusalText } from './sign-in-failure';
import { useAttempt } from './use-attempt';

interface EmailStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onStep: (step: PanelStep) => void;
  /** The way to sign in without an address. */
  readonly google: ReactNode;
}

const loadAddressForm = async () => (await import('@touchline/domain/person/sign-in/sign-in-forms')).addressForm;

/** The panel's first step: the address decides what comes next; Google and the registration are offered too (S2-33). */
export function EmailStep({ email, onEmail, onStep, google }: EmailStepProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { form, element } = useSchemaForm({ defaultValues: { email }, schema: loadAddressForm });
  const { isSubmitting } = form.formState;
  const { failure, attempt } = useAttempt('loginFailed', (refusal) => refusalText(refusal, t));
  const leave = (step: PanelStep) => {
    onEmail(form.getValues('email').trim());
    onStep(step);
  };
  const lookUp = (typed: { readonly email: string }) =>
    attempt(async () => {
      const { method } = await callApi('signInMethods', { body: { email: typed.email.trim() } });
      leave(stepFor(method));
    });

  return (
    <Stack gap="5">
      <Stack asChild gap="4">
        <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(lookUp)(event)}>
          <FormText control={form.control} name="email" label={t('signIn.email')} type="email" autoComplete="username" />
          {failure !== null && <FailureLine text={failure} />}
          <BusyButton type="submit" size="xl" isBusy={isSubmitting} busyText={t('signIn.continue')}>
            {t('signIn.continue')}
          </BusyButton>
        </form>
      </Stack>
      <Box display="flex" alignItems="center" gap="3" color="fg.muted" textStyle="small" aria-hidden>
        <Box flex="1" borderTopWidth="1px" />
        {t('signIn.or')}
        <Box flex="1" borderTopWidth="1px" />
      </Box>
      {google}
      <Box display="flex" alignItems="center" justifyContent="center" gap="2" flexWrap="wrap">
        {t('signIn.newHere')}
        <TextButton type="button" onClick={() => leave('register')}>
          {t('signIn.signUp')}
        </TextButton>
      </Box>
    </Stack>
  );
}

interface ChosenEmailProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** The typed address and the button to change it. Password managers find it next to the password. */
export function ChosenEmail({ email, onOther }: ChosenEmailProps) {
  const t = useTranslations();
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" columnGap="4" flexWrap="wrap">
      <Box fontWeight="600" minW="0" overflowWrap="anywhere">
        {email}
      </Box>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextButton type="button" onClick={onOther}>
        {t('signIn.otherEmail')}
      </TextButton>
    </Box>
  );
}

/** A button that looks like a link. */
export const TextButton = chakra('button', {
  base: {
    minH: '11',
    px: '1',
    mx: '-1',
    color: 'pitch.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'control',
  },
});
