import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { passwordRefusal } from '@touchline/domain/account/field-refusals';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import type { Entry } from '../../session/entering';
import { CheckField } from '../../ui/check-field';
import { TextField } from '../../ui/text-field';
import { FailureLine } from '../../ui/failure-line';
import { PasswordField } from '../../components/person/password-field';
import { NameFields } from '../../components/person/name-fields';
import { useFieldTexts } from '../../components/person/use-field-texts';
import { BusyOverlay } from './busy-overlay';
import { CoachCollegeNote } from './coach-college-note';
import { LegalLinks } from './legal-links';
import { BirthField, KindFields } from './person-fields';
import { refusalText, signInFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';
import { useFirstInvalid } from './use-first-invalid';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onEntry: (entry: Entry) => void;
}

/** The registration (specification §5). A coach whose address does not end in .edu cannot send it; what the server refuses is said under the form, and what was typed stays. */
export function RegistrationForm({ email, onEmail, onEntry }: RegistrationFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const text = useFieldTexts();
  const { draft, change, isCoach, isComplete, emailRefusal, register } = useRegistration(email);
  const { form, isValidated, validate } = useFirstInvalid();
  const [wasTyped] = useState(email !== '');
  const { isBusy, failure, attempt } = useAttempt('registrationFailed', (refusal) =>
    refusal instanceof ApiRefusal ? refusalText(refusal, t) : signInFailureText(refusal, t),
  );
  const isShut = isCoach && emailRefusal !== null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isShut) return;
    validate();
    if (isComplete) void attempt(async () => onEntry(await register()));
  }

  return (
    <BusyOverlay isBusy={isBusy} text={t('register.busy')}>
      <Stack asChild gap="5">
        <form ref={form} noValidate onSubmit={submit}>
          <KindFields draft={draft} onChange={change} />
          <TextField
            label={t('signIn.email')}
            help={isCoach ? t('register.coachEmail') : undefined}
            type="email"
            autoComplete="username"
            value={email}
            onText={onEmail}
            error={text(emailRefusal)}
            isValidated={isValidated || (isCoach && wasTyped)}
          />
          {isCoach && <CoachCollegeNote email={email} gender={draft.sportsTypeGender} />}
          <PasswordField
            label={t('signIn.password')}
            autoComplete="new-password"
            value={draft.password}
            onText={(password) => change({ password })}
            help={apiMessage('passwordTooWeak', language)}
            error={text(passwordRefusal(draft.password))}
            isValidated={isValidated}
          />
          <NameFields names={draft} onChange={change} isValidated={isValidated} />
          <BirthField draft={draft} onChange={change} isValidated={isValidated} />
          <CheckField
            label={t('register.marketing')}
            isChecked={draft.marketingOptIn}
            onCheck={(marketingOptIn) => change({ marketingOptIn })}
          />
          <LegalLinks text={t('register.agree')} />
          {failure !== null && <FailureLine text={failure} />}
          <Button type="submit" size="xl" disabled={isShut}>
            {t('register.submit')}
          </Button>
        </form>
      </Stack>
    </BusyOverlay>
  );
}
