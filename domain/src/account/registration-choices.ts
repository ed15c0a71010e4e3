import type { PlayerType } from './role';

/** The kinds of account the form offers; a player then says which (specification §5). */
export const ACCOUNT_KINDS = ['player', 'coach', 'parent'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The two values of `sportsTypeGender`, by the label the form offers (Men's, Women's). */
export const SPORTS_GENDERS = { mens: 'Male', womens: 'Female' } as const;
export type SportsGender = (typeof SPORTS_GENDERS)[keyof typeof SPORTS_GENDERS];

/** What the form holds before anyone touches it (specification §5, Defaults). */
export const REGISTRATION_DEFAULTS = {
  kind: 'player',
  sportsTypeGender: 'Male',
  playerType: 'playerHighSchool',
} as const satisfies {
  kind: AccountKind;
  sportsTypeGender: SportsGender;
  playerType: PlayerType;
};
