import type { RouteObject } from 'react-router-dom';
import { prefetchPage } from './site-routes';

/** What announces that a link may be followed. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Downloads code and texts of a page as soon as a link to it is pointed at, touched or focused. */
export function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetchPage(routes, link.pathname);
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
}
