import type { SportsGender } from '../../reference/role-types';
import type { PlayerType } from '../roles/role';

/** The kinds of account in the form (S5-07); a player then chooses a kind of player. */
export const ACCOUNT_KINDS = ['player', 'coach', 'parent'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The form's values at the beginning (S5-07). */
export const REGISTRATION_DEFAULTS = {
  kind: 'player',
  sportsTypeGender: 'Male',
  playerType: 'playerHighSchool',
} as const satisfies {
  kind: AccountKind;
  sportsTypeGender: SportsGender;
  playerType: PlayerType;
};
