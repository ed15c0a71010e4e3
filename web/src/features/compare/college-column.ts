import type { College } from '@touchline/domain/college/college';
import { TABLE_GROUPS } from '@touchline/domain/college/facts/table-facts';
import { openNeedCodes } from '@touchline/domain/college/roster/need-codes';
import type { ComparedSquad } from './compared-squad';
import { pick } from '@touchline/domain/kernel/json/json';

const KEPT = [
  ...(['_id', 'name', 'pathName', 'abbreviation', 'shortName', 'nickname', 'color', 'secondColor', 'colorWords'] as const),
  ...([
    'league',
    'division',
    'conference',
    'collegeType',
    'affiliation',
    'enrollmentSize',
    'campusSetting',
    'address',
    'ipedsUnitId',
  ] as const),
] as const satisfies readonly (keyof College)[];

/** A team as the comparison shows it. */
interface ComparedTeam {
  readonly sex: 'male' | 'female';
  readonly conference: string | null;
  /** Null where it plays in its college's. */
  readonly division: College['division'];
  readonly headCoach: string | null;
}

/** As much of a college as the comparison shows. `titles` are the years of its teams' national titles. */
export interface CollegeColumn extends Pick<College, (typeof KEPT)[number]> {
  readonly academics: Pick<College['academics'], 'details' | 'cipCodes'>;
  readonly sources: College['sources'];
  readonly teams: readonly ComparedTeam[];
  readonly openNeeds: number | null;
  readonly titles: readonly string[];
  /** What is known of the squads of its teams; left out where it could not be loaded. */
  readonly squads: Readonly<Partial<Record<'male' | 'female', ComparedSquad | null>>>;
}

/** The facts of tables, by the names under which sources are stored. */
const SOURCED: ReadonlySet<string> = new Set(
  TABLE_GROUPS.flatMap(([object, group]) => Object.keys(group).map((name) => (object === '' ? name : `${object}.${name}`))),
);

/** As much of a college as the comparison shows; of fields of study one code each, of sources those of its facts. */
export function collegeColumnOf(
  college: College,
  titles: readonly string[],
  squads: CollegeColumn['squads'] = {},
): CollegeColumn {
  const { academics, athletics, sources } = college;
  const families = new Set(academics.cipCodes.map((code) => code.slice(0, 2)));
  const needs = athletics.sport.flatMap(({ rosterNeeds }) => rosterNeeds);
  return {
    ...pick(college, [...KEPT]),
    academics: { details: academics.details, cipCodes: [...families] },
    sources: Object.fromEntries(Object.entries(sources).filter(([name]) => SOURCED.has(name))),
    teams: athletics.sport.map(({ sex, conference, division, coaches }) => ({
      sex,
      division,
      conference: conference ?? college.conference,
      headCoach: coaches.find(({ staffType }) => staffType === 'headcoach')?.name ?? null,
    })),
    openNeeds: needs.length === 0 ? null : openNeedCodes(athletics.sport).length,
    titles,
    squads,
  };
}

/** In which league and divisions the teams of a college play. */
export function competitionOf({ league, division, teams }: Pick<CollegeColumn, 'league' | 'division' | 'teams'>) {
  const divisionOf = (sex: 'male' | 'female') => teams.find((team) => team.sex === sex)?.division ?? null;
  return {
    ...{ league, division, conference: null, sexes: teams.map(({ sex }) => sex) },
    ...{ mensDivision: divisionOf('male'), womensDivision: divisionOf('female') },
  };
}

/** Whether the prices of colleges are all in American dollars, or all in Canadian ones. */
export function areInOneCurrency(colleges: readonly Pick<CollegeColumn, 'address'>[]): boolean {
  return new Set(colleges.map(({ address }) => address.country === 'CA')).size < 2;
}

/** The facts that are drawn, each by its picture. */
export type Drawing = 'sat' | 'act' | 'price' | 'sixYears' | 'threeYears';

/** One fact of all compared colleges, in their order; an unknown value is null. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** Source and year of each value, null where none is named. */
  readonly sources: readonly (string | null)[];
  readonly isDifferent: boolean;
  readonly isBest: readonly boolean[];
  readonly drawing: Drawing | null;
}

/** What the price of a year needs of a compared college. */
export function pricedColumn({ address, collegeType, academics, ipedsUnitId }: CollegeColumn) {
  const { netPriceTuition: netPrice, outOfStateTuition } = academics.details.costs;
  return { state: address.administrative_area_level_1, collegeType, netPrice, outOfStateTuition, unitId: ipedsUnitId };
}
