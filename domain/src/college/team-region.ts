import { type Region, regionsOf } from '../reference/regions';
import type { College } from './college';

type TeamWithRegion = Pick<College['athletics']['sport'][number], 'sex' | 'division' | 'region'>;

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

/** The region of a team; null where none is known, or where its division has none of that number (any more). */
export function regionOfTeam(
  college: Pick<College, 'league' | 'division'>,
  team: Pick<TeamWithRegion, 'division' | 'region'>,
): Region | null {
  return regionsOfTeam(college, team).find(({ value }) => value === team.region) ?? null;
}

/** The index of the first team to which an edit gives a region that its division does not have; -1 for none. */
export function foreignRegionAt(before: CollegeWithRegions, after: CollegeWithRegions): number {
  const earlier = new Map(before.athletics.sport.map(({ sex, region }) => [sex, region]));
  return after.athletics.sport.findIndex(
    (team) => team.region !== null && team.region !== earlier.get(team.sex) && regionOfTeam(after, team) === null,
  );
}
