import type { Sex } from '../college/athletics';
import { priceInUsDollars } from '../college/catalogue/listed-price';
import type { CatalogueRow } from '../college/catalogue/catalogue-row';
import type { Division, League } from '../reference/college-kinds';
import { divisionOfTeam } from '../college/catalogue/team-division';
import { conferenceIdOf } from '../reference/conferences/conference-ids';
import { BY_THE_SEA_MILES } from '../reference/geography/miles-between';
import { type ComputedList, isListOf } from '../reference/ranking-lists';
import { BLANK_ROW, type RankingRow } from './ranking';
import { ranked } from './shared-ranks';

/** A college as far as computed lists look at it. */
export type RankableCollege = Pick<
  CatalogueRow,
  | '_id'
  | 'name'
  | 'state'
  | 'league'
  | 'division'
  | 'mensDivision'
  | 'womensDivision'
  | 'conference'
  | 'sexes'
  | 'inferred'
  | 'collegeType'
  | 'graduationRate'
  | 'netPrice'
  | 'milesToSea'
>;

/** The teams of a league and division; `division` is null in leagues that have none. */
export interface Competition {
  readonly league: League;
  readonly division: Division | null;
  readonly sex: Sex;
}

/** True for a college whose team of the competition a list or its coach confirms. */
export function playsIn({ league, division, sex }: Competition): (college: RankableCollege) => boolean {
  return (college) =>
    college.league === league &&
    (division === null || divisionOfTeam(college, sex) === division) &&
    college.sexes.includes(sex) &&
    !college.inferred.includes(sex);
}

/**
 * A computed list of a competition; empty where it is not made for the league. Colleges whose figures are unknown are
 * left out, as are teams that no list confirms.
 */
export function computedRows(
  list: ComputedList,
  colleges: readonly RankableCollege[],
  competition: Competition,
): readonly RankingRow[] {
  if (!isListOf(list, competition.league, competition.division)) return [];
  return RULES[list](colleges.filter(playsIn(competition)));
}

const RULES: Readonly<Record<ComputedList, (colleges: readonly RankableCollege[]) => readonly RankingRow[]>> = {
  ivy: ivyRows,
  bestPublic: bestPublicRows,
  byTheSea: byTheSeaRows,
};

/** The Ivy League, by the share of students who graduate within six years. */
function ivyRows(colleges: readonly RankableCollege[]): readonly RankingRow[] {
  const members = colleges.filter(({ conference }) => conferenceIdOf('ncaa', 1, conference) === 'ncaa-d1-ivy');
  return rowsBy(members, ({ graduationRate }) => graduationRate);
}

/** Colleges at most BY_THE_SEA_MILES from the sea, the closest first. */
function byTheSeaRows(colleges: readonly RankableCollege[]): readonly RankingRow[] {
  const near = colleges.filter(({ milesToSea }) => milesToSea !== null && milesToSea <= BY_THE_SEA_MILES);
  return rowsBy(near, ({ milesToSea }) => milesToSea, 'leastFirst');
}

/**
 * Public colleges by a score of 0 to 100: half of it is the share of the others that graduate fewer students within
 * six years, half the share that cost more; an equal one counts half. One without both figures, or with a price in
 * Canadian dollars, is left out.
 */
function bestPublicRows(colleges: readonly RankableCollege[]): readonly RankingRow[] {
  const known = colleges.flatMap((college) => {
    const { collegeType, graduationRate } = college;
    const price = priceInUsDollars(college);
    return collegeType !== 'public' || graduationRate === null || price === null
      ? []
      : [{ college, graduation: graduationRate, cheapness: -price }];
  });
  const graduations = known.map(({ graduation }) => graduation);
  const prices = known.map(({ cheapness }) => cheapness);
  const scores = new Map(
    known.map(({ college, graduation, cheapness }) => [
      college,
      Math.round(500 * (shareBelow(graduations, graduation) + shareBelow(prices, cheapness))) / 10,
    ]),
  );
  return rowsBy([...scores.keys()], (college) => scores.get(college) ?? null);
}

/** The share of the other values that are less, equal ones counted half; 1 where there is no other. */
function shareBelow(values: readonly number[], own: number): number {
  if (values.length <= 1) return 1;
  const less = values.filter((value) => value < own).length;
  const equal = values.filter((value) => value === own).length - 1;
  return (less + equal / 2) / (values.length - 1);
}

function rowsBy<College extends RankableCollege>(
  colleges: readonly College[],
  ratingOf: (college: College) => number | null,
  order: 'greatestFirst' | 'leastFirst' = 'greatestFirst',
): readonly RankingRow[] {
  const rows = colleges.flatMap((college) => {
    const rating = ratingOf(college);
    const { _id: collegeId, name, conference, state } = college;
    return rating === null ? [] : [{ ...BLANK_ROW, collegeId, name, conference, state, rating }];
  });
  return ranked(rows, ({ rating }) => (order === 'leastFirst' ? -rating : rating));
}
