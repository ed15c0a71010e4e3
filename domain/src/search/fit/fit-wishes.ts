import type { EnrollmentSize } from '../../college/catalogue/enrollment-size';
import type { Payer } from '../../college/price/year-price';
import type { CAMPUS_SETTINGS } from '../../reference/college-kinds';
import type { Position } from '../../reference/positions';
import type { CompetitionLevel } from '../competition-levels';

/** How strong a team should be within its division. */
export const STRENGTH_WISHES = ['strong', 'middle', 'calm'] as const;
export type StrengthWish = (typeof STRENGTH_WISHES)[number];

/** How far from home a college should be. */
export const HOME_WISHES = ['near', 'far'] as const;
export type HomeWish = (typeof HOME_WISHES)[number];

/** The home of players from outside the United States and Canada. */
export const ABROAD = 'abroad';

/**
 * What a player is and wishes, as far as the fit of a college depends on it. Null and empty lists are unknown, and
 * nothing of it leaves the device.
 */
export interface FitWishes {
  /** The team that the player would join. */
  readonly sex: 'male' | 'female' | null;
  readonly positions: readonly Position[];
  /** The year in which the player finishes school, and enters college in autumn. */
  readonly year: number | null;
  readonly levels: readonly CompetitionLevel[];
  readonly strength: StrengthWish | null;
  /** The average of grades on the scale of 4.0. */
  readonly gpa: number | null;
  readonly sat: number | null;
  readonly act: number | null;
  /** A family of majors, two digits. */
  readonly field: string | null;
  /** Dollars a year. */
  readonly budget: number | null;
  /** Whose price counts; null until citizenship and home state are known. */
  readonly payer: Payer | null;
  /** The postal code of a state or province, or `ABROAD`. */
  readonly home: string | null;
  readonly distance: HomeWish | null;
  readonly regions: readonly string[];
  readonly isBySea: boolean;
  readonly size: EnrollmentSize | null;
  readonly setting: (typeof CAMPUS_SETTINGS)[number] | null;
}

/** A player of whom nothing is known. */
export const NO_WISHES: FitWishes = {
  ...{ sex: null, positions: [], year: null, levels: [], strength: null, gpa: null, sat: null, act: null, field: null },
  ...{ budget: null, payer: null, home: null, distance: null, regions: [], isBySea: false, size: null, setting: null },
};
