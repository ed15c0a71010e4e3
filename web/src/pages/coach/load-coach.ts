import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { data } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import type { Loaded, LoaderContext } from '../page-definition';

/** A coach with the college and the team; null where nobody is at the address. */
export type LoadedCoach = {
  readonly college: College;
  readonly team: College['athletics']['sport'][number];
  readonly coach: CoachEntry;
} | null;

const NOT_FOUND = 404;

/** The coach of an address, among the staff of its college's teams (S2-16); an unknown college or coach is 404. */
export async function loadCoach({ call, params }: LoaderContext): Promise<Loaded<LoadedCoach>> {
  const { collegeId = '', coachId = '' } = params;
  const college = await call('college', { params: { collegeId } }).catch(nullWhereUnknown);
  for (const team of college?.athletics.sport ?? []) {
    const coach = team.coaches.find(({ id }) => id === coachId);
    if (college !== null && coach !== undefined) return { college, team, coach };
  }
  return data<LoadedCoach>(null, NOT_FOUND);
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
  throw failure;
}
