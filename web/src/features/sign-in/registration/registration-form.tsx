import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { AccountKind } from '@touchline/domain/person/registration/registration-choices';
import { FORM_MESSAGES } from '@touchline/domain/kernel/refusal/form-messages';
import { isEduEmail } from '@touchline/domain/kernel/text/email';
import type { SyntheticEvent } from 'react';
import { type FieldErrors, FormProvider, useWatch } from 'react-hook-form';
import { FormPassword } from '../../../components/form-password';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { useSession } from '../../../session/session-context';
import type { SignInOutcome } from '../../../session/sign-in';
import { FailureLine } from '../../../ui/states/failures';
import { FormCheck, FormText } from '../../../ui/forms/form-fields';
import { useFormText } from '../../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useAgeRefusal } from './age-gate';
import type { InvitedTeam } from '../invited-team';
import { BusyOverlay, CoachCollegeNote, LegalLinks } from './joining-form-parts';
import { accountOf, currentDates, newPerson, REGISTRATION_DRAFTS, type RegistrationDraft } from './person-draft';
import { BirthField, KindFields, NameFields } from './person-fields';
import { refusalText, signInFailureText } from '../sign-in-failure';
import { useAttempt } from '../use-attempt';

interface RegistrationFormProps {
  /** The kind of account that it begins with; the default one where it is left out. */
  readonly firstKind: AccountKind | undefined;
  /** The team of the invitation that they come with; null if there is none. */
  readonly invited: InvitedTeam | null;
  /** The address that was typed before. */
  readonly email: string;
  readonly onEntry: (entry: SignInOutcome) => void;
}

/** The password is never kept. */
const TYPED = ['email', 'firstName', 'lastName'] as const;

const loadRegistrationForm = async () =>
  (await import('@touchline/domain/person/registration/joining-forms')).registrationForm(currentDates(new Date()));

/**
 * The registration form (S5-01 to S5-09). A coach whose address does not end in .edu cannot send it. A refusal is shown
 * under the form, the field that it names is marked and focused, and what was typed stays (S8-04).
 */
export function RegistrationForm({ firstKind, invited, email: typedBefore, onEntry }: RegistrationFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const { actions } = useSession();
  const { form, element } = useSchemaForm<RegistrationDraft>({
    defaultValues: { ...newPerson(firstKind, invited?.gender), email: typedBefore, password: '' },
    schema: loadRegistrationForm,
    sent: accountOf,
  });
  const typed = useFormText(form, { of: REGISTRATION_DRAFTS.password, names: TYPED });
  const refuseAge = useAgeRefusal();
  const { control, trigger } = form;
  const { isSubmitting } = form.formState;
  const [kind, email, gender] = useWatch({ control, name: ['kind', 'email', 'sportsTypeGender'] });
  const { isBusy, failure, attempt } = useAttempt('registrationFailed', (refusal) =>
    refusal instanceof ApiRefusal ? refusalText(refusal, t) : signInFailureText(refusal, t),
  );
  const isCoach = kind === 'coach';
  const isShut = isCoach && !isEduEmail(email.trim());

  /** Registers, and signs in with the new credentials (S4-08). */
  const register = (draft: RegistrationDraft) =>
    attempt(async () => {
      try {
        await callApi('registerAccount', { body: { account: accountOf(draft) } });
        typed.saved();
      } catch (refusal) {
        if (refusal instanceof ApiRefusal && refusal.code === 'tooYoung') refuseAge();
        showRefusalAtFields(form, refusal, ['email', 'password', 'firstName', 'lastName', 'dateOfBirth'], {
          isSaidByForm: true,
        });
        throw refusal;
      }
      onEntry(await (await actions()).signUp(draft.email.trim(), draft.password));
    });

  const refuseChild = (errors: FieldErrors<RegistrationDraft>) => {
    if (errors.dateOfBirth?.type === 'tooYoung') refuseAge();
  };
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isShut && !isSubmitting) void form.handleSubmit(register, refuseChild)(event);
  }

  return (
    <FormProvider {...form}>
      <BusyOverlay isBusy={isBusy} text={t('register.busy')}>
        <Stack asChild gap="5">
          <form ref={element} noValidate onSubmit={submit}>
            {typed.offer}
            <KindFields invited={invited} onKind={() => void trigger('email')} />
            <FormText
              control={control}
              name="email"
              label={t('signIn.email')}
              {...(isCoach ? { help: t('register.coachEmail') } : {})}
              type="email"
              autoComplete="username"
              isJudged={isCoach && typedBefore !== ''}
            />
            {isCoach && <CoachCollegeNote email={email} gender={gender} />}
            <FormPassword
              control={control}
              name="password"
              label={t('signIn.password')}
              autoComplete="new-password"
              help={FORM_MESSAGES.passwordTooWeak[language]}
            />
            <NameFields />
            <BirthField />
            <FormCheck control={control} name="marketingOptIn" label={t('register.marketing')} />
            <LegalLinks text={t('register.agree')} />
            {failure !== null && <FailureLine text={failure} />}
            <Button type="submit" size="xl" disabled={isShut}>
              {t('register.submit')}
            </Button>
          </form>
        </Stack>
      </BusyOverlay>
    </FormProvider>
  );
}
