import { redirect } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { collegeAddress } from '../../lib/addresses/college-address';
import type { LoaderContext, SiteDefinition } from '../../pages/page-definition';

/** Where unknown addresses lead whose first part is no college's name (S2-20). */
export const START_ADDRESS = '/';

/**
 * Leads on from an address that no page has: where its first part is a college's name to that college's men's soccer
 * (S2-21), otherwise to / (S2-20).
 */
export async function unknownAddress({ call, attempt, url }: LoaderContext, pages: readonly SiteDefinition[]): Promise<Response> {
  const collegeId = possibleCollege(url.pathname, pages);
  if (collegeId === null) return redirect(START_ADDRESS);
  const { answer: college } = await attempt(call('college', { params: { collegeId } }).catch(nullWhereUnknown));
  return redirect(college === null ? START_ADDRESS : collegeAddress(college.pathName, 'male'));
}

/** A college's name cannot be what one of our own addresses begins with. */
function possibleCollege(pathname: string, pages: readonly SiteDefinition[]): string | null {
  const [, first = ''] = pathname.split('/');
  if (first === '' || pages.some(({ path }) => path.split('/')[1] === first)) return null;
  try {
    return decodeURIComponent(first);
  } catch {
    return null;
  }
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === 404) return null;
  throw failure;
}
