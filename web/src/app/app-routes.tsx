import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { matchPath, Navigate, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';
import { useApi } from '../lib/api-client';
import { ApiRefusal } from '../lib/api-refusal';
import { useAnswer } from '../lib/use-answer';
import { OutsideLink } from '../ui/links';
import { Content } from '../ui/page-layout';
import { Guard, MobileOnly, Waiting } from './guard';
import { collegeStart, resolveAddress, START_ADDRESS } from './resolve-address';
import type { PageRoute } from './route-table';

/**
 * The page of the current address, behind its guard. Redirects and unknown addresses navigate further (S2-20, S2-22).
 */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  const meaning = resolveAddress(pathname);
  if (meaning.kind === 'unknown') return <UnknownAddress key={pathname} college={meaning.college} />;
  if (meaning.kind === 'page') return <PageOf route={meaning.route} />;
  return meaning.to.startsWith('/') ? <Navigate to={meaning.to + search} replace /> : <LeaveSite to={meaning.to} />;
}

/** Subpages of one page share one position in the React tree, so that their common page keeps its state. */
function PageOf({ route }: { readonly route: PageRoute }) {
  return (
    <Guard access={route.access ?? 'public'}>
      <Only mobile={route.widerGoesTo ?? null}>
        <Suspense fallback={null}>
          <RouteParamsProvider pattern={route.mount ?? route.path}>
            <route.page.View />
          </RouteParamsProvider>
        </Suspense>
      </Only>
    </Guard>
  );
}

function Only({ mobile, children }: { readonly mobile: string | null; readonly children: ReactNode }) {
  return mobile === null ? <>{children}</> : <MobileOnly widerGoesTo={mobile}>{children}</MobileOnly>;
}

/**
 * Provides the address's parameters to `useParams` below, as react-router's Routes would. The route table has already
 * found the page, so that only one pattern is left to match.
 */
function RouteParamsProvider({ pattern, children }: { readonly pattern: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const context = useMemo(() => {
    const match = matchPath(pattern, pathname);
    const matches = match === null ? [] : [{ ...match, route: { path: pattern } }];
    return { outlet: null, matches, isDataRoute: false };
  }, [pattern, pathname]);
  return <RouteContext.Provider value={context}>{children}</RouteContext.Provider>;
}

/** Replaces this address by another site, and shows a link should the browser not go there. */
function LeaveSite({ to }: { readonly to: string }) {
  const t = useTranslations();
  useEffect(() => location.replace(to), [to]);
  return (
    <Content py="16">
      <OutsideLink href={to} text={t('shell.leaving')} />
    </Content>
  );
}

/**
 * An address that matches no route: where its first part is a college's name it leads to that college's men's soccer
 * (S2-21), otherwise to / (S2-20).
 */
function UnknownAddress({ college }: { readonly college: string | null }) {
  return college === null ? <Navigate to={START_ADDRESS} replace /> : <PerhapsCollege name={college} />;
}

function PerhapsCollege({ name }: { readonly name: string }) {
  const callApi = useApi();
  const ask = useCallback(
    (collegeId: string, signal: AbortSignal) => isKnown(callApi('college', { params: { collegeId }, signal })),
    [callApi],
  );
  const { data, hasFailed } = useAnswer(name, ask, null);
  if (data === undefined && !hasFailed) return <Waiting />;
  return <Navigate to={data === true ? collegeStart(name) : START_ADDRESS} replace />;
}

async function isKnown(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return false;
    throw failure;
  }
}
