import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { emailRefusal, nameRefusal } from '@touchline/domain/account/field-refusals';
import { isOldEnough } from '@touchline/domain/account/date-of-birth';
import { marketingDefault } from '@touchline/domain/account/marketing-default';
import { namesOf } from '@touchline/domain/account/person-names';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { NameFields } from '../../components/person/name-fields';
import { useFieldTexts } from '../../components/person/use-field-texts';
import type { Entry, NewUser } from '../../session/entering';
import { useSession } from '../../session/session-context';
import { NoSession } from '../../session/session-failure';
import { CheckField } from '../../ui/check-field';
import { FailureLine } from '../../ui/failure-line';
import { FocusFirst } from '../../ui/focus-first';
import { BusyOverlay } from './busy-overlay';
import { CoachCollegeNote } from './coach-college-note';
import { LegalLinks } from './legal-links';
import { dateOf, NEW_PERSON, type PersonDraft, typeOf } from './person-draft';
import { BirthField, birthRefusal, KindFields } from './person-fields';
import { refusalText, socialFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';
import { useFirstInvalid } from './use-first-invalid';

interface TermsFormProps {
  readonly newUser: NewUser;
  readonly onEntry: (entry: Entry) => void;
  /** Back to the panel's first step. */
  readonly onRestart: () => void;
}

/**
 * What a new social user says and agrees to before there is an account (specification §2 and §4); the rules of registration hold here too. The answers of a child are
 * sent all the same: the server refuses them and removes the provider's user; then the child is signed out and the form is gone.
 */
export function TermsForm({ newUser, onEntry, onRestart }: TermsFormProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  const { acts } = useSession();
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
    const act = await acts();
    const { firstName, lastName, sportsTypeGender, born } = draft;
    const dateOfBirth = dateOf(born);
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const isYoungOnlyHere = isTooYoung && isOldEnough(dateOfBirth, new Date().toISOString().slice(0, 10));
    try {
      if (isYoungOnlyHere) throw new ApiRefusal(422, 'tooYoung', [{ message: text(birth) ?? '', field: null }]);
      onEntry(await act.acceptTerms({ ...names, sportsTypeGender, dateOfBirth, type: typeOf(draft), marketingOptIn }));
    } catch (refusal) {
      if (refusal instanceof ApiRefusal && refusal.code === 'tooYoung') {
        await act.giveUpTerms().catch(() => undefined);
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
