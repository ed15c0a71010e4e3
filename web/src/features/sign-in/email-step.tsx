import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { isEmail } from '@touchline/domain/kernel/text/email';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/failures';
import { TextField } from '../../ui/text-fields';
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

/** The panel's first step: the address decides what comes next; Google and the registration are offered too (S2-33). */
export function EmailStep({ email, onEmail, onStep, google }: EmailStepProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const [isValidated, setIsValidated] = useState(false);
  const { isBusy, failure, attempt } = useAttempt('loginFailed', (refusal) => refusalText(refusal, t));
  const address = email.trim();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (!isEmail(address)) return;
    void attempt(async () => {
      const { method } = await callApi('signInMethods', { body: { email: address } });
      onStep(stepFor(method));
    });
  }

  return (
    <Stack gap="5">
      <Stack asChild gap="4">
        <form noValidate onSubmit={submit}>
          <TextField
            label={t('signIn.email')}
            type="email"
            autoComplete="username"
            value={email}
            onText={onEmail}
            error={isEmail(address) ? null : apiMessage('emailInvalid', language)}
            isValidated={isValidated}
          />
          {failure !== null && <FailureLine text={failure} />}
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('signIn.continue')}>
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
        <TextButton type="button" onClick={() => onStep('register')}>
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
