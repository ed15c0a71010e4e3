import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { emailRefusal, nameRefusal } from '@touchline/domain/account/field-refusals';
import { marketingDefault } from '@touchline/domain/account/marketing-default';
import { namesOf } from '@touchline/domain/account/person-names';
import { type SyntheticEvent, useState } from 'react';
import { useWords } from '../../i18n/use-words';
import { ApiRefusal } from '../../lib/api-refusal';
import type { Entry, NewUser } from '../../session/session-acts';
import { useSession } from '../../session/session-context';
import { CheckField } from '../../ui/check-field';
import { BusyOverlay } from './busy-overlay';
import { CoachCollegeNote } from './coach-college-note';
import { FailureLine } from './failure-line';
import { LegalLinks } from './legal-links';
import { dateOf, NEW_PERSON, type PersonDraft, typeOf } from './person-draft';
import { BirthField, birthRefusal, KindFields, NameFields } from './person-fields';
import { refusalText, socialFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';
import { useFieldTexts } from './use-field-texts';
import { useFirstInvalid } from './use-first-invalid';

interface TermsFormProps {
  readonly newUser: NewUser;
  readonly onEntry: (entry: Entry) => void;
}

/** What a new social user says and agrees to before there is an account (specification §2 and §4); the rules of registration hold here too. */
export function TermsForm({ newUser, onEntry }: TermsFormProps) {
  const say = useWords();
  const text = useFieldTexts();
  const { acts } = useSession();
  const [draft, setDraft] = useState<PersonDraft>({
    ...NEW_PERSON,
    ...(namesOf(newUser.name) ?? { firstName: newUser.name ?? '' }),
  });
  const [marketingOptIn, setMarketingOptIn] = useState(() => marketingDefault(navigator.language));
  const { form, isValidated, validate } = useFirstInvalid();
  const { isBusy, failure, attempt } = useAttempt('termsFailed', (refusal) =>
    refusal instanceof ApiRefusal ? refusalText(refusal, say) : socialFailureText(refusal, say),
  );
  const change = (changes: Partial<PersonDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const email = newUser.email ?? '';
  const isCoach = draft.kind === 'coach';
  const coachRefusal = isCoach ? emailRefusal(email, true) : null;
  const isComplete = [nameRefusal(draft.firstName), nameRefusal(draft.lastName), birthRefusal(draft)].every(
    (refusal) => refusal === null,
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (coachRefusal !== null) return;
    validate();
    if (!isComplete) return;
    const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
    const { sportsTypeGender, born } = draft;
    const answers = { firstName, lastName, sportsTypeGender, dateOfBirth: dateOf(born), type: typeOf(draft) };
    void attempt(async () => onEntry(await (await acts()).acceptTerms({ ...answers, marketingOptIn })));
  }

  return (
    <BusyOverlay isBusy={isBusy} text={say('terms.busy')}>
      <Stack asChild gap="5">
        <form ref={form} noValidate onSubmit={submit}>
          <Text>{say('terms.intro')}</Text>
          <KindFields draft={draft} onChange={change} />
          {coachRefusal !== null && <FailureLine text={text(coachRefusal)} />}
          {isCoach && <CoachCollegeNote email={email} gender={draft.sportsTypeGender} />}
          <NameFields draft={draft} onChange={change} isValidated={isValidated} />
          <BirthField draft={draft} onChange={change} isValidated={isValidated} />
          <Stack as="ul" gap="1" ps="5" color="fg.muted" listStyleType="disc">
            <li>{say('terms.public')}</li>
            <li>{say('terms.private')}</li>
            <li>{say('terms.yours')}</li>
          </Stack>
          <CheckField label={say('register.marketing')} isChecked={marketingOptIn} onCheck={setMarketingOptIn} />
          <LegalLinks text={say('terms.agree')} />
          {failure !== null && <FailureLine text={failure} />}
          <Button type="submit" size="xl" disabled={coachRefusal !== null}>
            {say('terms.submit')}
          </Button>
        </form>
      </Stack>
    </BusyOverlay>
  );
}
