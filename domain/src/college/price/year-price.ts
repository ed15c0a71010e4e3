import type { COLLEGE_TYPES } from '../../reference/college-kinds';
import type { FamilyPrices } from '../../reference/family-prices/family-prices';
import { bandOfIncome } from '../../reference/family-prices/income-bands';
import { isCanadian } from '../../reference/geography/region-of-state';
import { stateCodeOf } from '../../reference/states';

/** Who pays for a year: what decides which of a college's prices holds. It stays on the reader's device. */
export interface Payer {
  /** `us`: citizens and permanent residents of the United States, whom federal aid counts; `other`: everybody else. */
  readonly citizenship: 'us' | 'other';
  /** The home state, as postal code or by name; null for who lives in none, or has another citizenship. */
  readonly homeState: string | null;
  /** The family's income of a year in whole dollars; null where it is not given. */
  readonly income: number | null;
}

/** What the price of a year is computed from; null is unknown. Amounts are whole dollars of the college's country. */
export interface PricedCollege {
  /** Its state, as postal code or by name. */
  readonly state: string | null;
  readonly collegeType: (typeof COLLEGE_TYPES)[number] | null;
  /** What students with federal aid pay on average after grants. */
  readonly netPrice: number | null;
  /** Tuition and fees of who is not from the state. */
  readonly outOfStateTuition: number | null;
  readonly family: FamilyPrices | null;
}

/** Why no price can be told. */
export type PriceGap = 'canada' | 'netPrice' | 'tuition' | 'living';

/**
 * The price of a year for one payer. `netOfIncome` is the net price of the payer's income band, `netOfAll` that of all
 * incomes, `listPrice` tuition for people from elsewhere and living, before any grant.
 */
export type YearPrice =
  | { readonly kind: 'netOfIncome'; readonly amount: number; readonly band: number }
  | { readonly kind: 'netOfAll'; readonly amount: number }
  | { readonly kind: 'listPrice'; readonly amount: number; readonly tuition: number; readonly living: number }
  | { readonly kind: 'unknown'; readonly gap: PriceGap };

/**
 * Whether the federal net price of a college counts people like the payer: with federal aid, and at colleges that are
 * public, or of which nobody says that they are private, from the college's own state.
 */
export function isCountedInNetPrice({ state, collegeType }: PricedCollege, { citizenship, homeState }: Payer): boolean {
  if (citizenship !== 'us') return false;
  const asksForState = collegeType === null || collegeType === 'public';
  return !asksForState || (state !== null && homeState !== null && stateCodeOf(state) === stateCodeOf(homeState));
}

/**
 * The price of a year for a payer. Who the federal net price counts pays that of the income band, or the average where
 * income or band is unknown; everybody else pays the tuition of people from elsewhere and living. Canadian
 * universities have other dollars and no federal prices. Nothing unknown counts as zero.
 */
export function yearPrice(college: PricedCollege, payer: Payer): YearPrice {
  if (isCanadian(college.state)) return { kind: 'unknown', gap: 'canada' };
  return isCountedInNetPrice(college, payer) ? netPriceFor(college, payer) : listPriceOf(college);
}

function netPriceFor({ netPrice, family }: PricedCollege, { income }: Payer): YearPrice {
  const band = income === null ? null : bandOfIncome(income);
  const ofBand = band === null ? null : (family?.byIncome[band] ?? null);
  if (band !== null && ofBand !== null) return { kind: 'netOfIncome', amount: ofBand, band };
  return netPrice === null ? { kind: 'unknown', gap: 'netPrice' } : { kind: 'netOfAll', amount: netPrice };
}

function listPriceOf({ outOfStateTuition: tuition, family }: PricedCollege): YearPrice {
  const living = family?.living ?? null;
  if (tuition === null) return { kind: 'unknown', gap: 'tuition' };
  if (living === null) return { kind: 'unknown', gap: 'living' };
  return { kind: 'listPrice', amount: tuition + living, tuition, living };
}

/** A price that is known. */
export type KnownPrice = Exclude<YearPrice, { readonly kind: 'unknown' }>;

/** The amount of a price, null where it is unknown. */
export function amountOf(price: YearPrice): number | null {
  return price.kind === 'unknown' ? null : price.amount;
}
