import { matchPath } from 'react-router-dom';
import { collegeAddress } from '../lib/college-address';
import { matchAddress, type PageRoute, ROUTE_TABLE, type RouteParams } from './route-table';

/**
 * What an address resolves to: a page with its parameters; a redirect (to another site where it begins with https://);
 * or no route, where `college` is the first part of the path if that may be a college's name.
 */
export type ResolvedAddress =
  | { readonly kind: 'page'; readonly route: PageRoute; readonly params: RouteParams }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown'; readonly college: string | null };

/** Where unknown addresses lead whose first part is no college's name (S2-20). */
export const START_ADDRESS = '/';

/** Resolves a path, without search and hash, by the route table; the more exact pattern wins. */
export function resolveAddress(pathname: string): ResolvedAddress {
  const match = matchAddress(pathname);
  if (match === null) return { kind: 'unknown', college: possibleCollege(pathname) };
  const { route, params } = match;
  return 'page' in route ? { kind: 'page', route, params } : { kind: 'redirect', to: filled(route.redirect, params) };
}

/** The address of a college's men's soccer (S2-21). */
export function collegeStart(college: string): string {
  return collegeAddress(college, 'male');
}

/** True where going from one address to the other is sub-navigation that preserves the scroll position (S2-24). */
export function preservesScroll(from: string, to: string): boolean {
  const before = resolveAddress(from);
  const after = resolveAddress(to);
  if (before.kind !== 'page' || after.kind !== 'page') return false;
  return before.route.preserveScroll === true && after.route.preserveScroll === true && sharedPrefix(from) === sharedPrefix(to);
}

function sharedPrefix(pathname: string): string | null {
  const match = matchPath('/profile/:username/*', pathname) ?? matchPath('/:name/:g/soccer/*', pathname);
  return match === null ? null : match.pathnameBase;
}

function filled(target: string, params: RouteParams): string {
  return target.startsWith('/') ? target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) : target;
}

/** A college's name cannot be what one of our own addresses begins with. */
const OWN_PREFIXES: ReadonlySet<string> = new Set(ROUTE_TABLE.map(({ path }) => path.split('/')[1] ?? ''));

function possibleCollege(pathname: string): string | null {
  const [, first = ''] = pathname.split('/');
  if (first === '' || OWN_PREFIXES.has(first)) return null;
  try {
    return decodeURIComponent(first);
  } catch {
    return null;
  }
}
