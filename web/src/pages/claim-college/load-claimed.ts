import type { College } from '@touchline/domain/college/college';
import { data } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { Loaded, LoaderContext } from '../page-definition';

/** The college of `?college=`; null where none is chosen, or nobody knows it. */
export type ClaimedCollege = College | null;

const NOT_FOUND = 404;

/** The college that somebody wants to claim; an unknown one is answered 404. */
export async function loadClaimed({ call, url }: LoaderContext): Promise<Loaded<ClaimedCollege>> {
  const collegeId = url.searchParams.get('college');
  if (collegeId === null) return null;
  try {
    return await call('college', { params: { collegeId } });
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return data<ClaimedCollege>(null, NOT_FOUND);
    throw failure;
  }
}
