import type { FitCollege } from './fit-college';
import type { FitWishes } from './fit-wishes';

/** How likely an admission is: a reach, a match, or likely. */
export const CHANCES = ['reach', 'match', 'likely'] as const;
export type Chance = (typeof CHANCES)[number];

/** Where a test stands against the middle half of the students whom a college admitted. */
type Standing = 'below' | 'within' | 'above';

/** A label with everything that it follows from. */
export interface ChanceOfAdmission {
  readonly chance: Chance;
  /** Of a hundred who apply, so many are admitted. */
  readonly rate: number;
  /** The own test that stands best against the published middle half; null where none can be compared. */
  readonly test: {
    readonly name: 'sat' | 'act';
    readonly own: number;
    readonly low: number;
    readonly high: number;
    readonly standing: Standing;
  } | null;
}

/** Below this rate every college is a reach, whatever the tests are. */
export const RARELY = 20;
/** From this rate on a test within the middle half makes an admission likely, and one below it a match. */
export const MOSTLY = 70;
/** From this rate on a test above the middle half makes an admission likely. */
export const OFTEN = 40;

const ORDER: readonly Standing[] = ['below', 'within', 'above'];

/**
 * Reach, match or likely, by the admission rate and where the own SAT or ACT stands against the middle half. Null
 * without an admission rate, and where without a test the rate alone is neither below RARELY nor from MOSTLY on.
 */
export function chanceOfAdmission(college: FitCollege, wishes: Pick<FitWishes, 'sat' | 'act'>): ChanceOfAdmission | null {
  const { acceptanceRate: rate } = college;
  if (rate === null) return null;
  const tests = [
    compared('sat', wishes.sat, college.satLow, college.satHigh),
    compared('act', wishes.act, college.actLow, college.actHigh),
  ].filter((test) => test !== null);
  const [test = null] = tests.toSorted((one, other) => ORDER.indexOf(other.standing) - ORDER.indexOf(one.standing));
  const chance = chanceBy(rate, test?.standing ?? null);
  return chance === null ? null : { chance, rate, test };
}

function chanceBy(rate: number, standing: Standing | null): Chance | null {
  if (rate < RARELY) return 'reach';
  if (standing === null) return rate >= MOSTLY ? 'likely' : null;
  if (standing === 'below') return rate >= MOSTLY ? 'match' : 'reach';
  return rate >= (standing === 'within' ? MOSTLY : OFTEN) ? 'likely' : 'match';
}

function compared(name: 'sat' | 'act', own: number | null, low: number | null, high: number | null) {
  if (own === null || low === null || high === null || high < low) return null;
  const standing: Standing = own < low ? 'below' : own > high ? 'above' : 'within';
  return { name, own, low, high, standing };
}
