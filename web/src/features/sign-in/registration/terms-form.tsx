import type { AccountKind } from '@touchline/domain/person/registration/registration-choices';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { FORM_MESSAGES } from '@touchline/domain/kernel/refusal/form-messages';
import { isEduEmail } from '@touchline/domain/kernel/text/email';
import { namesOf } from '@touchline/domain/person/account/person-names';
import { type SyntheticEvent, useState } from 'react';
import { type FieldErrors, FormProvider, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { useSession } from '../../../session/session-context';
import { NoSession } from '../../../session/session-failure';
import type { SignInOutcome, NewUser } from '../../../session/sign-in';
import { FailureLine } from '../../../ui/states/failures';
import { FocusFirst } from '../../../ui/fields/field-frame';
import { FormCheck } from '../../../ui/forms/form-fields';
import { useFormText } from '../../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useAgeRefusal } from './age-gate';
import type { InvitedTeam } from '../invited-team';
import { BusyOverlay, CoachCollegeNote, LegalLinks } from './joining-form-parts';
import { currentDates, isTooYoungHereAlone, newPerson, type PersonDraft, personOf, REGISTRATION_DRAFTS } from './person-draft';
import { BirthField, KindFields, NameFields } from './person-fields';
import { refusalText, socialFailureText } from '../sign-in-failure';
import { useAttempt } from '../use-attempt';

interface TermsFormProps {
  /** The kind of account that it begins with; the default one where it is left out. */
  readonly firstKind: AccountKind | undefined;
  /** The team of the invitation that they come with; null if there is none. */
  readonly invited: InvitedTeam | null;
  readonly newUser: NewUser;
  readonly onEntry: (entry: SignInOutcome) => void;
  /** Back to the panel's first step. */
  readonly onRestart: () => void;
}

const TYPED = ['firstName', 'lastName'] as const;

const loadTermsForm = async () =>
  (await import('@touchline/domain/person/registration/joining-forms')).termsForm(currentDates(new Date()));

/**
 * What a new social user fills in and agrees to before there is an account (S2-35, S4-07); the rules of registration
 * apply. A child's answers are sent too: the server refuses them and deletes the provider's user; then the child is
 * signed out and the form is gone.
 */
export function TermsForm({ firstKind, invited, newUser, onEntry, onRestart }: TermsFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { actions } = useSession();
  const refuseAge = useAgeRefusal();
  const [turnedAway, setTurnedAway] = useState<string | null>(null);
  const { form, element } = useSchemaForm<PersonDraft>({
    defaultValues: { ...newPerson(firstKind, invited?.gender), ...(namesOf(newUser.name) ?? { firstName: newUser.name ?? '' }) },
    schema: loadTermsForm,
    sent: personOf,
  });
  const typed = useFormText(form, { of: REGISTRATION_DRAFTS.terms, names: TYPED });
  const { control } = form;
  const { isSubmitting } = form.formState;
  const [kind, gender] = useWatch({ control, name: ['kind', 'sportsTypeGender'] });
  const { isBusy, failure, attempt } = useAttempt('termsFailed', (refusal) =>
    refusal instanceof ApiRefusal ? refusalText(refusal, t) : socialFailureText(refusal, t),
  );
  const email = newUser.email ?? '';
  const isCoach = kind === 'coach';
  const isShut = isCoach && !isEduEmail(email);

  async function accept(draft: PersonDraft): Promise<void> {
    const { acceptTerms, declineTerms } = await actions();
    const person = personOf(draft);
    const tooYoung = { message: FORM_MESSAGES.tooYoung[language], field: null };
    try {
      if (isTooYoungHereAlone(person.dateOfBirth, new Date())) throw new ApiRefusal(422, 'tooYoung', [tooYoung]);
      const entry = await acceptTerms(person);
      typed.saved();
      onEntry(entry);
    } catch (refusal) {
      if (refusal instanceof ApiRefusal && refusal.code === 'tooYoung') {
        await declineTerms().catch(() => undefined);
        refuseAge();
      }
      if (refusal instanceof NoSession && refusal.isFinal) setTurnedAway(socialFailureText(refusal, t));
      showRefusalAtFields(form, refusal, ['firstName', 'lastName', 'dateOfBirth'], { isSaidByForm: true });
      throw refusal;
    }
  }

  const send = (draft: PersonDraft) => attempt(() => accept(draft));
  const sendOfChild = async (errors: FieldErrors<PersonDraft>) => {
    if (isOnlyTooYoung(errors)) await send(form.getValues());
  };
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isShut && !isSubmitting) void form.handleSubmit(send, sendOfChild)(event);
  }

  if (turnedAway !== null)
    return (
      <FocusFirst>
        <Stack gap="5" alignItems="flex-start">
          <FailureLine text={turnedAway} />
          <Button variant="outline" colorPalette="ink" size="lg" onClick={onRestart}>
            {t('signIn.otherEmail')}
          </Button>
        </Stack>
      </FocusFirst>
    );
  return (
    <FormProvider {...form}>
      <BusyOverlay isBusy={isBusy} text={t('terms.busy')}>
        <Stack asChild gap="5">
          <form ref={element} noValidate onSubmit={submit}>
            <Text>{t('terms.intro')}</Text>
            <KindFields invited={invited} />
            {isShut && <FailureLine text={FORM_MESSAGES.coachNeedsEduEmail[language]} />}
            {isCoach && <CoachCollegeNote email={email} gender={gender} />}
            {typed.offer}
            <NameFields />
            <BirthField />
            <Stack as="ul" gap="1" ps="5" color="fg.muted" listStyleType="disc">
              <li>{t('terms.public')}</li>
              <li>{t('terms.private')}</li>
              <li>{t('terms.yours')}</li>
            </Stack>
            <FormCheck control={control} name="marketingOptIn" label={t('register.marketing')} />
            <LegalLinks text={t('terms.agree')} />
            {failure !== null && <FailureLine text={failure} />}
            <Button type="submit" size="xl" disabled={isShut}>
              {t('terms.submit')}
            </Button>
          </form>
        </Stack>
      </BusyOverlay>
    </FormProvider>
  );
}

/** Whether nothing is wrong with a form but the age. */
function isOnlyTooYoung(errors: FieldErrors<PersonDraft>): boolean {
  const names = Object.keys(errors);
  return names.length === 1 && errors.dateOfBirth?.type === 'tooYoung';
}
