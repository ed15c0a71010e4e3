import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { pick } from '@touchline/domain/kernel/json/json';

/** The number of colleges in the table of the landing page, on a phone and on wider screens. */
export const LANDING_COLLEGES = { narrow: 5, wide: 8 } as const;

type Found = AnswerOf<'searchColleges'>;

const SHOWN = [
  '_id',
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'nickname',
  'city',
  'state',
  'league',
  'division',
  'conference',
  'sexes',
  'color',
  'secondColor',
] as const satisfies readonly (keyof Found['items'][number])[];

/** What the landing page shows of a college. */
export type LandingCollege = Pick<Found['items'][number], (typeof SHOWN)[number]>;

/** The colleges of an answer that the landing page shows: its HTML holds them once more as data for the browser. */
export function landingColleges({ total, items }: Found): { readonly total: number; readonly items: readonly LandingCollege[] } {
  return { total, items: items.slice(0, LANDING_COLLEGES.wide).map((college) => pick(college, SHOWN)) };
}
