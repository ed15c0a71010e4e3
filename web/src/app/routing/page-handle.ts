import { type RouteObject, type UIMatch, useMatches } from 'react-router-dom';
import type { AddressRules, PageDefinition } from '../../pages/page-definition';

/** What the routes of an address carry. */
export interface PageHandle {
  readonly rules: AddressRules;
  readonly definition?: PageDefinition;
  /** Downloads code and texts of the page. */
  readonly preload?: () => Promise<unknown>;
  /** What hydrates the page that the server has rendered; its deferred sections follow. */
  readonly hydrate?: () => Promise<Pick<RouteObject, 'Component'>>;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'rules' in handle;
}

/** The handle of a route; null for one that no page defines. */
export function handleOf({ handle }: { readonly handle?: unknown }): PageHandle | null {
  return isPageHandle(handle) ? handle : null;
}

/** The current address: its rules, and the beginning that all subpages of its page share. */
export interface CurrentPage {
  readonly rules: AddressRules;
  readonly base: string;
}

const PUBLIC: AddressRules = {};

/** The page of some matches, outermost first: below the site's own route comes the page, then its subpage. */
export function pageOf(matches: readonly Pick<UIMatch, 'pathname' | 'handle'>[]): CurrentPage {
  const leaf = matches.at(-1);
  return { rules: (leaf === undefined ? null : handleOf(leaf)?.rules) ?? PUBLIC, base: matches[1]?.pathname ?? '' };
}

/** The page of the current address. */
export function useCurrentPage(): CurrentPage {
  return pageOf(useMatches());
}

/** True where going from one page to the other is sub-navigation that preserves the scroll position (S2-24). */
export function preservesScroll(from: CurrentPage, to: CurrentPage): boolean {
  return from.rules.preserveScroll === true && to.rules.preserveScroll === true && from.base === to.base;
}
