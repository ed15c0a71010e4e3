import { matchPath } from 'react-router-dom';
import { collegeAddress } from '../lib/college-address';
import { matchAddress, type PageRoute, ROUTE_TABLE, type RouteParams } from './route-table';

/**
 * What an address means: a page with its parameters; another address to go to (another site's where it begins with https://); or nothing that the table
 * knows, where `college` is the first part of the path if it may be a college's name (specification §2, Routing behaviour).
 */
export type AddressMeaning =
  | { readonly kind: 'page'; readonly route: PageRoute; readonly params: RouteParams }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown'; readonly college: string | null };

/** Where unknown addresses lead whose first part is no college's name. */
export const START_ADDRESS = '/';

/** Reads a path, without search and hash, by the route table; the more exact pattern wins. */
export function readAddress(pathname: string): AddressMeaning {
  const match = matchAddress(pathname);
  if (match === null) return { kind: 'unknown', college: possibleCollege(pathname) };
  const { route, params } = match;
  return 'page' in route ? { kind: 'page', route, params } : { kind: 'redirect', to: filled(route.redirect, params) };
}

/** Where a college stands that is named by the first part of an address: its men's soccer. */
export function collegeStart(college: string): string {
  return collegeAddress(college, 'male');
}

/** True where going from one address to another is sub-navigation that keeps the reader's place. */
export function keepsPlace(from: string, to: string): boolean {
  const before = readAddress(from);
  const after = readAddress(to);
  if (before.kind !== 'page' || after.kind !== 'page') return false;
  return before.route.keepsPlace === true && after.route.keepsPlace === true && beginning(from) === beginning(to);
}

function beginning(pathname: string): string | null {
  const match = matchPath('/profile/:username/*', pathname) ?? matchPath('/:name/:g/soccer/*', pathname);
  return match === null ? null : match.pathnameBase;
}

function filled(target: string, params: RouteParams): string {
  return target.startsWith('/') ? target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) : target;
}

/** First parts that addresses of ours begin with can be no college's name. */
const OWN_BEGINNINGS: ReadonlySet<string> = new Set(ROUTE_TABLE.map(({ path }) => path.split('/')[1] ?? ''));

function possibleCollege(pathname: string): string | null {
  const [, first = ''] = pathname.split('/');
  if (first === '' || OWN_BEGINNINGS.has(first)) return null;
  try {
    return decodeURIComponent(first);
  } catch {
    return null;
  }
}
