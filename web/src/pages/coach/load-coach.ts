import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { data } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { Loaded, LoaderContext } from '../page-definition';

/** A coach with the college, the team and its camps to come; null where nobody is at the address. */
export type LoadedCoach = {
  readonly college: College;
  readonly team: College['athletics']['sport'][number];
  readonly coach: CoachEntry;
  /** Null where they could not be loaded: the page can do without. */
  readonly camps: AnswerOf<'collegeCamps'>['items'] | null;
} | null;

const NOT_FOUND = 404;

/** The coach of an address, among the staff of its college's teams (S2-16); an unknown college or coach is 404. */
export async function loadCoach({ call, attempt, params }: LoaderContext): Promise<Loaded<LoadedCoach>> {
  const { collegeId = '', coachId = '' } = params;
  const college = await call('college', { params: { collegeId } }).catch(nullWhereUnknown);
  for (const team of college?.athletics.sport ?? []) {
    const coach = team.coaches.find(({ id }) => id === coachId);
    if (college === null || coach === undefined) continue;
    const { answer } = await attempt(call('collegeCamps', { params: { collegeId: college._id } }));
    const camps = answer?.items.filter(({ sex }) => sex === 'both' || sex === team.sex) ?? null;
    return { college, team, coach, camps };
  }
  return data<LoadedCoach>(null, NOT_FOUND);
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
  throw failure;
}
