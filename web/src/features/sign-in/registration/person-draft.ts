import { type AccountKind, REGISTRATION_DEFAULTS } from '@touchline/domain/person/registration/registration-choices';
import { isOldEnough } from '@touchline/domain/person/consent/age-rules';
import { marketingDefault } from '@touchline/domain/person/consent/marketing-consent';
import type { PlayerType, ProfileType } from '@touchline/domain/person/roles/role';
import type { SportsGender } from '@touchline/domain/reference/role-types';

/** What the drafts of each registration form are about: with a password, or by another provider (terms). */
export const REGISTRATION_DRAFTS = { password: 'registration', terms: 'registration/terms' } as const;

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
  readonly dateOfBirth: TypedDate;
  readonly marketingOptIn: boolean;
}

/** The initial values of the forms (S5-07, S5-08); `kind` and `sportsTypeGender` are the first choices. */
export function newPerson(
  kind: AccountKind = REGISTRATION_DEFAULTS.kind,
  sportsTypeGender: SportsGender = REGISTRATION_DEFAULTS.sportsTypeGender,
): PersonDraft {
  return {
    ...REGISTRATION_DEFAULTS,
    kind,
    sportsTypeGender,
    firstName: '',
    lastName: '',
    dateOfBirth: { year: '', month: '', day: '' },
    marketingOptIn: marketingDefault(navigator.language),
  };
}

/** What was filled in, as the API takes it. */
export function personOf({ firstName, lastName, dateOfBirth, sportsTypeGender, marketingOptIn, ...chosen }: PersonDraft) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    dateOfBirth: dateOf(dateOfBirth),
    type: typeOf(chosen),
    sportsTypeGender,
    marketingOptIn,
  };
}

/** The registration form's values. */
export interface RegistrationDraft extends PersonDraft {
  readonly email: string;
  readonly password: string;
}

/** The account to register; a coach claims a college with it (S3-03). */
export function accountOf({ email, password, ...person }: RegistrationDraft) {
  return { ...personOf(person), email: email.trim(), password, claim: person.kind === 'coach' };
}

/** The date as YYYY-MM-DD; the result is no date if the input is not one. */
export function dateOf({ year, month, day }: TypedDate): string {
  return [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-');
}

/** The account's type: for players the one that they chose (S5-07). */
export function typeOf({ kind, playerType }: Pick<PersonDraft, 'kind' | 'playerType'>): ProfileType {
  return kind === 'player' ? playerType : kind;
}

/** Today's dates, each YYYY-MM-DD: by UTC, as the server counts, and in the user's time zone. */
export function currentDates(now: Date): readonly [byUtc: string, here: string] {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return [dayOf(now), dayOf(local)];
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** True where the server would let somebody in whose 13th birthday has not come yet where they are (S5-03). */
export function isTooYoungHereAlone(dateOfBirth: string, now: Date): boolean {
  const [byUtc, here] = currentDates(now);
  return isOldEnough(dateOfBirth, byUtc) && !isOldEnough(dateOfBirth, here);
}
