import * as z from 'zod/mini';
import { LEAGUE_VALUES } from '../../reference/college-kinds';
import type { CatalogueRow } from './catalogue-row';

/** The facts of a college whose coverage the site tells: those that lists, search and filters use. */
export const COVERED_FACTS = [
  'shortName',
  'nickname',
  'color',
  'city',
  'league',
  'division',
  'conference',
  'collegeType',
  'affiliation',
  'setting',
  'fields',
  'students',
  'acceptanceRate',
  'graduationRate',
  'netPrice',
  'satLow',
  'actLow',
  'lat',
  'collegeURL',
  'needs',
] as const satisfies readonly (keyof CatalogueRow)[];
export type CoveredFact = (typeof COVERED_FACTS)[number];

/** The product's own numbers, of all colleges together and of no person. */
export const siteNumbers = z.strictObject({
  colleges: z.int(),
  teams: z.strictObject({ male: z.int(), female: z.int() }),
  /** Teams that no list of a league names. */
  unconfirmedTeams: z.int(),
  /** `other` counts colleges without a league too. */
  leagues: z.array(z.strictObject({ league: z.enum(LEAGUE_VALUES), colleges: z.int() })),
  /** How many colleges have each fact. */
  facts: z.array(z.strictObject({ fact: z.enum(COVERED_FACTS), known: z.int() })),
});
export type SiteNumbers = z.infer<typeof siteNumbers>;

/** The numbers of some colleges. A fact is known where its value is there and its list is not empty. */
export function siteNumbersOf(rows: readonly CatalogueRow[]): SiteNumbers {
  const count = (is: (row: CatalogueRow) => boolean): number => rows.filter(is).length;
  return {
    colleges: rows.length,
    teams: { male: count(({ sexes }) => sexes.includes('male')), female: count(({ sexes }) => sexes.includes('female')) },
    unconfirmedTeams: rows.reduce((sum, { inferred }) => sum + inferred.length, 0),
    leagues: LEAGUE_VALUES.map((league) => ({ league, colleges: count((row) => (row.league ?? 'other') === league) })),
    facts: COVERED_FACTS.map((fact) => ({ fact, known: count((row) => isKnown(row[fact])) })),
  };
}

function isKnown(value: CatalogueRow[CoveredFact]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
