import * as z from 'zod/mini';
import { pick } from '../../kernel/json/json';
import { type CatalogueRow, catalogueRow } from '../catalogue/catalogue-row';
import { divisionOfTeam } from '../catalogue/team-division';
import type { sex } from '../athletics';

const COMPARED = {
  _id: true,
  name: true,
  pathName: true,
  abbreviation: true,
  color: true,
  secondColor: true,
  city: true,
  state: true,
  league: true,
  division: true,
  conference: true,
  sexes: true,
  lat: true,
  lng: true,
  netPrice: true,
  graduationRate: true,
  acceptanceRate: true,
  students: true,
} as const;

const COMPARED_COLUMNS = Object.keys(COMPARED) as (keyof typeof COMPARED)[];

/** What a comparison shows of a college: its catalogue row's name, place, competition and four numbers. */
export const comparedCollege = z.pick(catalogueRow, COMPARED);
export type ComparedCollege = z.infer<typeof comparedCollege>;

/** What the comparison of a team shows of a college of the catalogue: the division is that of its team. */
export function comparedCollegeOf(row: CatalogueRow, team: z.infer<typeof sex>): ComparedCollege {
  return { ...pick(row, COMPARED_COLUMNS), division: divisionOfTeam(row, team) };
}

/** A college's numbers that comparisons use, and which end of the scale they call further: `cheaper`, `larger`. */
export const COMPARED_NUMBERS = {
  netPrice: { further: 'lower' },
  graduationRate: { further: 'higher' },
  acceptanceRate: { further: 'lower' },
  students: { further: 'higher' },
} as const satisfies Partial<Record<keyof ComparedCollege, { readonly further: 'lower' | 'higher' }>>;

export const comparedNumber = z.enum(['netPrice', 'graduationRate', 'acceptanceRate', 'students']);
export type ComparedNumber = z.infer<typeof comparedNumber>;

/** The names of the compared numbers, in the order in which pages show them. */
export const COMPARED_NUMBER_NAMES = Object.keys(COMPARED_NUMBERS) as ComparedNumber[];

/** The teams of a sex that play in the same league and division; none where the league is not known. */
export function peersOf<Row extends CatalogueRow>(
  rows: readonly Row[],
  college: CatalogueRow,
  team: z.infer<typeof sex>,
): readonly Row[] {
  const { _id, league } = college;
  if (league === null) return [];
  const division = divisionOfTeam(college, team);
  return rows.filter(
    (row) => row._id !== _id && row.league === league && divisionOfTeam(row, team) === division && row.sexes.includes(team),
  );
}
