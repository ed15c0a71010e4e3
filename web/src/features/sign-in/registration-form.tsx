import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { passwordRefusal } from '@touchline/domain/person/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { NameFields, PasswordField, useFieldTexts } from '../../components/person-fields';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import type { SignInOutcome } from '../../session/sign-in';
import { CheckField } from '../../ui/choice-fields';
import { FailureLine } from '../../ui/failures';
import { TextField } from '../../ui/text-fields';
import { BusyOverlay, CoachCollegeNote, LegalLinks } from './joining-form-parts';
import { useRegistration } from './person-draft';
import { BirthField, KindFields } from './person-fields';
import { refusalText, signInFailureText } from './sign-in-failure';
import { useAttempt, useFirstInvalid } from './use-attempt';

interface RegistrationFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onEntry: (entry: SignInOutcome) => void;
}

/**
 * The registration form (S5-01 to S5-09). A coach whose address does not end in .edu cannot send it. A refusal is shown
 * under the form, and what was typed stays (S8-04).
 */
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
