import * as z from 'zod/mini';
import { milesBetween } from '../../reference/geography/miles-between';
import type { sex } from '../athletics';
import type { CatalogueRow } from '../catalogue/catalogue-row';
import { divisionOfTeam } from '../catalogue/team-division';
import { COMPARED_NUMBER_NAMES, comparedCollege, comparedCollegeOf, peersOf } from './compared-college';
import { standing, standingAmong } from './division-standing';
import { similarColleges } from './similar-colleges';

/** How far rivals and nearby teams are at most, in miles, and how many of each are named. */
export const RIVALS_WITHIN_MILES = 100;
const MOST_NEARBY = 6;

const distant = z.strictObject({ college: comparedCollege, miles: z.int() });

/** A team's college among the others: what a page says of it that no college reports itself. */
export const collegeComparison = z.strictObject({
  standings: z.array(standing),
  /** All teams of the team's conference and itself, the lowest net price first and unknown ones last. */
  conference: z.array(comparedCollege),
  similar: z.array(comparedCollege),
  /** Others of the same league and division within 100 miles, the nearest first; miles are whole. */
  rivals: z.array(distant),
  /** Teams of other leagues and divisions within 100 miles, the nearest first. */
  nearby: z.array(distant),
  milesToSea: z.nullable(z.int()),
});
export type CollegeComparison = z.infer<typeof collegeComparison>;

/** Compares a college's team with all others of the catalogue. */
export function compareCollege(
  rows: readonly CatalogueRow[],
  college: CatalogueRow,
  team: z.infer<typeof sex>,
): CollegeComparison {
  const others = rows.filter((row) => row._id !== college._id && row.sexes.includes(team));
  const comparable = (row: CatalogueRow) => inYearsOf(college, inCurrencyOf(college, row));
  const peers = peersOf(rows, college, team).map(comparable);
  const isPeer = (row: CatalogueRow) =>
    row.league === college.league && divisionOfTeam(row, team) === divisionOfTeam(college, team);
  const compared = (row: CatalogueRow) => comparedCollegeOf(row, team);
  const namedOf = (near: readonly Nearby[]) =>
    near.slice(0, MOST_NEARBY).map(({ row, miles }) => ({ college: compared(row), miles }));
  const nearby = nearbyOf(
    others.map((row) => inCurrencyOf(college, row)),
    college,
  );
  return {
    standings: COMPARED_NUMBER_NAMES.flatMap((number) => standingAmong(peers, college, number) ?? []),
    conference: membersWith(college, others.map(comparable), team).map(compared),
    similar: similarColleges(peers, college).map(compared),
    rivals: college.league === null ? [] : namedOf(nearby.filter(({ row }) => isPeer(row))),
    nearby: namedOf(nearby.filter(({ row }) => college.league === null || !isPeer(row))),
    milesToSea: college.milesToSea,
  };
}

/** A peer without its graduation rate where that counts other years than the college's. */
function inYearsOf({ graduationYears }: CatalogueRow, peer: CatalogueRow): CatalogueRow {
  return peer.graduationYears === graduationYears ? peer : { ...peer, graduationRate: null };
}

/** A peer without its price where that is in other dollars than the college's: Canadian ones are not American. */
function inCurrencyOf(college: CatalogueRow, peer: CatalogueRow): CatalogueRow {
  return (peer.country === 'CA') === (college.country === 'CA') ? peer : { ...peer, netPrice: null };
}

/** All members of the conference of a college's team, itself among them; none where it is alone. */
function membersWith(college: CatalogueRow, others: readonly CatalogueRow[], team: z.infer<typeof sex>): readonly CatalogueRow[] {
  const conferenceOf = (row: CatalogueRow) => (team === 'male' ? row.mensConference : row.womensConference);
  const own = conferenceOf(college);
  const mates = own === null ? [] : others.filter((row) => conferenceOf(row) === own);
  if (mates.length === 0) return [];
  const priceOf = ({ netPrice }: CatalogueRow) => netPrice ?? Number.MAX_SAFE_INTEGER;
  return [college, ...mates].toSorted(
    (left, right) => priceOf(left) - priceOf(right) || left.name.localeCompare(right.name, 'en'),
  );
}

interface Nearby {
  readonly row: CatalogueRow;
  readonly miles: number;
}

/** The others within 100 miles, the nearest first. */
function nearbyOf(others: readonly CatalogueRow[], { lat, lng }: CatalogueRow): readonly Nearby[] {
  if (lat === null || lng === null) return [];
  return others
    .flatMap((row) => {
      if (row.lat === null || row.lng === null) return [];
      const miles = Math.round(milesBetween({ lat, lng }, { lat: row.lat, lng: row.lng }));
      return miles > RIVALS_WITHIN_MILES ? [] : [{ row, miles }];
    })
    .toSorted((left, right) => left.miles - right.miles || left.row.name.localeCompare(right.row.name, 'en'));
}
