import * as z from 'zod/mini';
import { milesBetween } from '../../reference/geography/miles-between';
import { CONFERENCE_TABLE_ROWS } from '../../reference/limits';
import type { sex } from '../athletics';
import type { CatalogueRow } from '../catalogue/catalogue-row';
import { COMPARED_NUMBER_NAMES, type ComparedCollege, comparedCollege, comparedCollegeOf, peersOf } from './compared-college';
import { standing, standingAmong } from './division-standing';
import { similarColleges } from './similar-colleges';

/** How far a rival is at most, in miles, and how many are named. */
export const RIVALS_WITHIN_MILES = 100;
const MOST_RIVALS = 6;

/** A team's college among the others: what a page says of it that no college reports itself. */
export const collegeComparison = z.strictObject({
  standings: z.array(standing),
  /** The conference with the college itself, the lowest net price first and unknown ones last. */
  conference: z.array(comparedCollege),
  similar: z.array(comparedCollege),
  /** Others of the same league within 100 miles, the nearest first; miles are whole. */
  rivals: z.array(z.strictObject({ college: comparedCollege, miles: z.int() })),
  milesToSea: z.nullable(z.int()),
});
export type CollegeComparison = z.infer<typeof collegeComparison>;

/** Compares a college's team with all others of the catalogue. */
export function compareCollege(
  rows: readonly CatalogueRow[],
  college: CatalogueRow,
  team: z.infer<typeof sex>,
): CollegeComparison {
  const peers = peersOf(rows, college, team).map((peer) => inYearsOf(college, inCurrencyOf(college, peer)));
  return {
    standings: COMPARED_NUMBER_NAMES.flatMap((number) => standingAmong(peers, college, number) ?? []),
    conference: conferenceOf(peers, college).map(comparedCollegeOf),
    similar: similarColleges(peers, college).map(comparedCollegeOf),
    rivals: rivalsOf(
      rows.filter((row) => row._id !== college._id && row.sexes.includes(team)),
      college,
    ),
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

/** The members of a college's conference around its own place by net price; none where it is alone. */
function conferenceOf<Row extends ComparedCollege>(peers: readonly Row[], college: Row): readonly Row[] {
  const { conference } = college;
  const mates = conference === null ? [] : peers.filter((peer) => peer.conference === conference);
  if (mates.length === 0) return [];
  const priceOf = ({ netPrice }: Row) => netPrice ?? Number.MAX_SAFE_INTEGER;
  const all = [college, ...mates].toSorted(
    (left, right) => priceOf(left) - priceOf(right) || left.name.localeCompare(right.name, 'en'),
  );
  const first = Math.min(
    Math.max(0, all.indexOf(college) - CONFERENCE_TABLE_ROWS / 2),
    Math.max(0, all.length - CONFERENCE_TABLE_ROWS),
  );
  return all.slice(first, first + CONFERENCE_TABLE_ROWS);
}

function rivalsOf(others: readonly ComparedCollege[], { league, lat, lng }: ComparedCollege): CollegeComparison['rivals'] {
  if (league === null || lat === null || lng === null) return [];
  return others
    .flatMap((other) => {
      if (other.league !== league || other.lat === null || other.lng === null) return [];
      const miles = Math.round(milesBetween({ lat, lng }, { lat: other.lat, lng: other.lng }));
      return miles > RIVALS_WITHIN_MILES ? [] : [{ college: comparedCollegeOf(other), miles }];
    })
    .toSorted((left, right) => left.miles - right.miles || left.college.name.localeCompare(right.college.name, 'en'))
    .slice(0, MOST_RIVALS);
}
