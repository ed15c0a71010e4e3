import { conferenceIdOf } from '../reference/conferences/conference-ids';
import type { College } from './college';

type CompetingTeam = Pick<College['athletics']['sport'][number], 'sex' | 'conference'> &
  Partial<Pick<College['athletics']['sport'][number], 'division'>>;

type Competing = Pick<College, 'league' | 'division' | 'conference'> & {
  readonly athletics: { readonly sport: readonly CompetingTeam[] };
};

/**
 * The id of the conference in which a college's team plays: the team's own where it has one, else the college's. Null
 * where there is no such team, no known conference, or an independent team.
 */
export function conferenceIdOfTeam(
  { league, division, conference, athletics }: Competing,
  sex: 'male' | 'female',
): string | null {
  const team = athletics.sport.find((one) => one.sex === sex);
  return team === undefined ? null : conferenceIdOf(league, team.division ?? division, team.conference ?? conference);
}
