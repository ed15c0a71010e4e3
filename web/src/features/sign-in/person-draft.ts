import { dateOfBirthRefusal, emailRefusal, nameRefusal, passwordRefusal } from '@touchline/domain/person/account/field-refusals';
import { type AccountKind, REGISTRATION_DEFAULTS } from '@touchline/domain/person/account/registration-choices';
import { marketingDefault } from '@touchline/domain/person/consent/marketing-consent';
import type { PlayerType, ProfileType } from '@touchline/domain/person/roles/role';
import type { SportsGender } from '@touchline/domain/reference/role-types';
import { useState } from 'react';
import { useApi } from '../../lib/api-client';
import { useSession } from '../../session/session-context';
import type { SignInOutcome } from '../../session/sign-in';

/** A date of birth as its three fields hold it while it is typed. */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** What every new member fills in. */
export interface PersonDraft {
  readonly kind: AccountKind;
  readonly playerType: PlayerType;
  readonly sportsTypeGender: SportsGender;
  readonly firstName: string;
  readonly lastName: string;
  readonly born: TypedDate;
}

/** The initial values of the forms (S5-07). */
export const NEW_PERSON: PersonDraft = {
  ...REGISTRATION_DEFAULTS,
  firstName: '',
  lastName: '',
  born: { year: '', month: '', day: '' },
};

/** The date as YYYY-MM-DD; the result is no date where the input is none. */
export function dateOf({ year, month, day }: TypedDate): string {
  return [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-');
}

/** The account's type: for players the one that they chose (S5-07). */
export function typeOf({ kind, playerType }: Pick<PersonDraft, 'kind' | 'playerType'>): ProfileType {
  return kind === 'player' ? playerType : kind;
}

/** Why the date of birth would be refused today; null where it would not. */
export function birthRefusal({ born }: Pick<PersonDraft, 'born'>) {
  return dateOfBirthRefusal(dateOf(born), currentDates(new Date()));
}

/** The registration form's values. */
interface RegistrationDraft extends PersonDraft {
  readonly password: string;
  readonly marketingOptIn: boolean;
}

/** The registration form's state for an address that was typed before, and the call that registers. */
export function useRegistration(email: string) {
  const callApi = useApi();
  const { actions } = useSession();
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

  /** Registers, and signs in with the new credentials (S4-08). */
  async function register(): Promise<SignInOutcome> {
    const { password, sportsTypeGender, marketingOptIn } = draft;
    const account = {
      password,
      sportsTypeGender,
      marketingOptIn,
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      email: address,
      dateOfBirth: dateOf(draft.born),
      type: typeOf(draft),
      claim: isCoach,
    };
    await callApi('registerAccount', { body: { account } });
    return (await actions()).signUp(address, password);
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

/** Today's dates, each YYYY-MM-DD: by UTC, as the server counts, and in the user's time zone. */
export function currentDates(now: Date): readonly string[] {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return [now, local].map((day) => day.toISOString().slice(0, 10));
}
