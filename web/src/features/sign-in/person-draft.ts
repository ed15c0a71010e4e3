import { type AccountKind, REGISTRATION_DEFAULTS, type SportsGender } from '@touchline/domain/account/registration-choices';
import type { PlayerType, ProfileType } from '@touchline/domain/account/role';

/** A date of birth as its three fields hold it while it is typed. */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** What everybody says who joins, however they sign in. */
export interface PersonDraft {
  readonly kind: AccountKind;
  readonly playerType: PlayerType;
  readonly sportsTypeGender: SportsGender;
  readonly firstName: string;
  readonly lastName: string;
  readonly born: TypedDate;
}

/** What the forms hold before anyone touches them (specification §5, Defaults). */
export const NEW_PERSON: PersonDraft = {
  ...REGISTRATION_DEFAULTS,
  firstName: '',
  lastName: '',
  born: { year: '', month: '', day: '' },
};

/** The date as YYYY-MM-DD; what was typed in another shape gives no date. */
export function dateOf({ year, month, day }: TypedDate): string {
  return [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-');
}

/** The account's type: for players the one that they chose (specification §5). */
export function typeOf({ kind, playerType }: Pick<PersonDraft, 'kind' | 'playerType'>): ProfileType {
  return kind === 'player' ? playerType : kind;
}
