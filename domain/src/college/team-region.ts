import { type Region, regionsOf } from '../reference/regions';
import type { College } from './college';

type TeamWithRegion = Pick<College['athletics']['sport'][number], 'sex' | 'division' | 'conference' | 'region'>;

type CollegeWithRegions = Pick<College, 'league' | 'division'> & {
  readonly athletics: { readonly sport: readonly TeamWithRegion[] };
};

/** The regions in which a team can play (S3-10): those of its division in the NJCAA, none elsewhere. */
export function regionsOfTeam(
  { league, division }: Pick<College, 'league' | 'division'>,
  team: Pick<TeamWithRegion, 'division'>,
): readonly Region[] {
  const own = team.division ?? division;
  return league === 'njcaa' && own !== null ? regionsOf(own) : [];
}

/** Colleges that play in no conference stand under their region there. */
const REGION_AS_CONFERENCE = /^NJCAA Region (\d+)$/;

/**
 * The region of a team: the one that its editors chose, else the one that its conference names. Null where neither is
 * known, or where its division has none of that number (any more).
 */
export function regionOfTeam(
  college: Pick<College, 'league' | 'division' | 'conference'>,
  team: Pick<TeamWithRegion, 'division' | 'conference' | 'region'>,
): Region | null {
  const offered = regionsOfTeam(college, team);
  const [, named = null] = REGION_AS_CONFERENCE.exec(team.conference ?? college.conference ?? '') ?? [];
  const of = (wanted: string | null) => offered.find(({ value }) => value === wanted) ?? null;
  return of(team.region) ?? of(named);
}

/** The index of the first team to which an edit gives a region that its division does not have; -1 for none. */
export function foreignRegionAt(before: CollegeWithRegions, after: CollegeWithRegions): number {
  const earlier = new Map(before.athletics.sport.map(({ sex, region }) => [sex, region]));
  return after.athletics.sport.findIndex(
    (team) =>
      team.region !== null &&
      team.region !== earlier.get(team.sex) &&
      !regionsOfTeam(after, team).some(({ value }) => value === team.region),
  );
}
