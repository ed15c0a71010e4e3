import { emailRefusal, nameRefusal, passwordRefusal } from '@touchline/domain/account/field-refusals';
import { marketingDefault } from '@touchline/domain/account/marketing-default';
import { useState } from 'react';
import { useApi } from '../../lib/api-context';
import type { Entry } from '../../session/entering';
import { useSession } from '../../session/session-context';
import { birthRefusal } from './person-fields';
import { dateOf, NEW_PERSON, type PersonDraft, typeOf } from './person-draft';

/** What the registration form holds. */
export interface RegistrationDraft extends PersonDraft {
  readonly password: string;
  readonly marketingOptIn: boolean;
}

/** The form's content for an address that was typed before, and what registering with it takes. */
export function useRegistration(email: string) {
  const callApi = useApi();
  const { acts } = useSession();
  const [draft, setDraft] = useState<RegistrationDraft>(() => ({
    ...NEW_PERSON,
    password: '',
    marketingOptIn: marketingDefault(navigator.language),
  }));
  const address = email.trim();
  const isCoach = draft.kind === 'coach';
  const refusals = [
    emailRefusal(address, isCoach),
    nameRefusal(draft.firstName),
    nameRefusal(draft.lastName),
    birthRefusal(draft),
    passwordRefusal(draft.password),
  ];

  /** Registers, and signs in with the new credentials (specification §4, Registration success). */
  async function register(): Promise<Entry> {
    const { password, sportsTypeGender, marketingOptIn } = draft;
    const account = {
      ...{ password, sportsTypeGender, marketingOptIn },
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      email: address,
      dateOfBirth: dateOf(draft.born),
      type: typeOf(draft),
      claim: isCoach,
    };
    await callApi('registerAccount', { body: { account } });
    return (await acts()).signUp(address, password);
  }

  return {
    draft,
    change: (changes: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...changes })),
    isCoach,
    emailRefusal: refusals[0] ?? null,
    isComplete: refusals.every((refusal) => refusal === null),
    register,
  };
}
