import type { PagePlan } from '@touchline/domain/http/page-renderer';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { resolveAddress } from '../app/resolve-address';
import type { PageRoute, RouteParams } from '../app/route-table';

/** Decides what the server does for an address, by the route table that the browser uses too. */
export function planPage(url: string): PagePlan {
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const meaning = resolveAddress(pathname);
  if (meaning.kind === 'page') return planOf(meaning.route, meaning.params, searchParams);
  return meaning;
}

function planOf({ path, access, isWizard, widerGoesTo }: PageRoute, params: RouteParams, query: URLSearchParams): PagePlan {
  if (access !== undefined || isWizard === true || widerGoesTo !== undefined) return { kind: 'shell' };
  if (path === '/home') return { kind: 'home' };
  if (path === '/') return { kind: 'search' };
  if (path === '/colleges') return { kind: 'colleges', query: collegeQueryOf(query) };
  if (path.startsWith('/:name/')) return { kind: 'college', pathName: params.name ?? '' };
  return { kind: 'plain' };
}
