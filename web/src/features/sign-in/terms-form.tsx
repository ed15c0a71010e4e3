import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { emailRefusal, nameRefusal } from '@touchline/domain/person/account/field-refusals';
import { namesOf } from '@touchline/domain/person/account/person-names';
import { isOldEnough } from '@touchline/domain/person/consent/age-rules';
import { marketingDefault } from '@touchline/domain/person/consent/marketing-consent';
import { type SyntheticEvent, useState } from 'react';
import { NameFields, useFieldTexts } from '../../components/person-fields';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { useSession } from '../../session/session-context';
import { NoSession } from '../../session/session-failure';
import type { SignInOutcome, NewUser } from '../../session/sign-in';
import { CheckField } from '../../ui/choice-fields';
import { FailureLine } from '../../ui/failures';
import { FocusFirst } from '../../ui/field-frame';
import { BusyOverlay, CoachCollegeNote, LegalLinks } from './joining-form-parts';
import { birthRefusal, dateOf, NEW_PERSON, type PersonDraft, typeOf } from './person-draft';
import { BirthField, KindFields } from './person-fields';
import { refusalText, socialFailureText } from './sign-in-failure';
import { useAttempt, useFirstInvalid } from './use-attempt';

interface TermsFormProps {
  readonly newUser: NewUser;
  readonly onEntry: (entry: SignInOutcome) => void;
  /** Back to the panel's first step. */
  readonly onRestart: () => void;
}

/**
 * What a new social user fills in and agrees to before there is an account (S2-35, S4-07); the rules of registration
 * apply. A child's answers are sent too: the server refuses them and deletes the provider's user; then the child is
 * signed out and the form is gone.
 */
export function TermsForm({ newUser, onEntry, onRestart }: TermsFormProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  const { actions } = useSession();
  const [draft, setDraft] = useState<PersonDraft>({
    ...NEW_PERSON,
    ...(namesOf(newUser.name) ?? { firstName: newUser.name ?? '' }),
  });
  const [marketingOptIn, setMarketingOptIn] = useState(() => marketingDefault(navigator.language));
  const [turnedAway, setTurnedAway] = useState<string | null>(null);
  const { form, isValidated, validate } = useFirstInvalid();
  const { isBusy, failure, attempt } = useAttempt('termsFailed', (refusal) =>
    refusal instanceof ApiRefusal ? refusalText(refusal, t) : socialFailureText(refusal, t),
  );
  const change = (changes: Partial<PersonDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const email = newUser.email ?? '';
  const isCoach = draft.kind === 'coach';
  const coachRefusal = isCoach ? emailRefusal(email, true) : null;
  const birth = birthRefusal(draft);
  const isTooYoung = birth?.code === 'tooYoung';
  const isAnswered = nameRefusal(draft.firstName) === null && nameRefusal(draft.lastName) === null;

  async function send(): Promise<void> {
    const { acceptTerms, declineTerms } = await actions();
    const { firstName, lastName, sportsTypeGender, born } = draft;
    const dateOfBirth = dateOf(born);
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const isYoungOnlyHere = isTooYoung && isOldEnough(dateOfBirth, new Date().toISOString().slice(0, 10));
    try {
      if (isYoungOnlyHere) throw new ApiRefusal(422, 'tooYoung', [{ message: text(birth) ?? '', field: null }]);
      onEntry(await acceptTerms({ ...names, sportsTypeGender, dateOfBirth, type: typeOf(draft), marketingOptIn }));
    } catch (refusal) {
      if (refusal instanceof ApiRefusal && refusal.code === 'tooYoung') {
        await declineTerms().catch(() => undefined);
        setTurnedAway(refusalText(refusal, t));
      }
      if (refusal instanceof NoSession && refusal.isFinal) setTurnedAway(socialFailureText(refusal, t));
      throw refusal;
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (coachRefusal !== null) return;
    validate();
    if (isAnswered && (birth === null || isTooYoung)) void attempt(send);
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
    <BusyOverlay isBusy={isBusy} text={t('terms.busy')}>
      <Stack asChild gap="5">
        <form ref={form} noValidate onSubmit={submit}>
          <Text>{t('terms.intro')}</Text>
          <KindFields draft={draft} onChange={change} />
          {coachRefusal !== null && <FailureLine text={text(coachRefusal)} />}
          {isCoach && <CoachCollegeNote email={email} gender={draft.sportsTypeGender} />}
          <NameFields names={draft} onChange={change} isValidated={isValidated} />
          <BirthField draft={draft} onChange={change} isValidated={isValidated} />
          <Stack as="ul" gap="1" ps="5" color="fg.muted" listStyleType="disc">
            <li>{t('terms.public')}</li>
            <li>{t('terms.private')}</li>
            <li>{t('terms.yours')}</li>
          </Stack>
          <CheckField label={t('register.marketing')} isChecked={marketingOptIn} onCheck={setMarketingOptIn} />
          <LegalLinks text={t('terms.agree')} />
          {failure !== null && <FailureLine text={failure} />}
          <Button type="submit" size="xl" disabled={coachRefusal !== null}>
            {t('terms.submit')}
          </Button>
        </form>
      </Stack>
    </BusyOverlay>
  );
}
