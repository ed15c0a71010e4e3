import { data, redirect } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import type { Loaded, LoaderContext } from '../page-definition';

/**
 * What a page still to be built knows of whom its address names: null where nobody is there, else their name where it
 * is public, and the page that has them today.
 */
export type Named = { readonly name: string | null; readonly to: string | null } | null;

const NOT_FOUND = 404;
const MOVED = 301;
const nobody = () => data<Named>(null, NOT_FOUND);

/** The player profile of an address; a former username leads to the present one, for good. */
export async function loadProfile({ call, params, url }: LoaderContext): Promise<Loaded<Named>> {
  const asked = params.username ?? '';
  const found = await call('profile', { params: { username: asked }, query: {} }).catch(nullWhereUnknown);
  if (found === null) return nobody();
  if (found.username !== asked) {
    const rest = url.pathname.split('/').slice(3).join('/');
    return redirect(`/profile/${found.username}/${rest}${url.search}`, MOVED);
  }
  return { name: null, to: null };
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
  throw failure;
}
