import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Guard } from './guard';
import { LeaveSite } from './leave-site';
import { MatchedPlace } from './matched-place';
import { MobileOnly } from './mobile-only';
import { readAddress } from './read-address';
import type { PageRoute } from './route-table';
import { UnknownAddress } from './unknown-address';

/** The page of the present address, behind its guard; redirects and unknown addresses lead on (specification §2, Routing behaviour). */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  const meaning = readAddress(pathname);
  if (meaning.kind === 'unknown') return <UnknownAddress key={pathname} college={meaning.college} />;
  if (meaning.kind === 'page') return <PageOf route={meaning.route} />;
  return meaning.to.startsWith('/') ? <Navigate to={meaning.to + search} replace /> : <LeaveSite to={meaning.to} />;
}

/** Subpages of one page stand in one place of the tree, so that going from one to the next keeps what the page holds. */
function PageOf({ route }: { readonly route: PageRoute }) {
  return (
    <Guard access={route.access ?? 'public'}>
      <Only mobile={route.widerGoesTo ?? null}>
        <Suspense fallback={null}>
          <MatchedPlace pattern={route.mount ?? route.path}>
            <route.page.View />
          </MatchedPlace>
        </Suspense>
      </Only>
    </Guard>
  );
}

function Only({ mobile, children }: { readonly mobile: string | null; readonly children: ReactNode }) {
  return mobile === null ? <>{children}</> : <MobileOnly widerGoesTo={mobile}>{children}</MobileOnly>;
}
