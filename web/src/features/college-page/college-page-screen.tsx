import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import { collegeAddress, teamOfAddress } from '../../lib/college-address';
import { Content } from '../../ui/content';
import { FailedState } from '../../ui/failed-state';
import { CollegePage } from './college-page';
import { CollegePageSkeleton } from './college-page-skeleton';
import { placeOfAddress } from './college-tabs';
import { preloadTab } from './tab-parts';
import { useCollege } from './use-college';

const NOT_FOUND = 404;
const CollegeNotFound = lazy(async () => ({ default: (await import('./college-not-found')).CollegeNotFound }));

/** /{name}/{g}/soccer and its children: the college of that name (specification §2); another name in the answer corrects the address, an unknown child leads to the top page. */
export function CollegePageScreen() {
  const { name = '', g = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const place = placeOfAddress(pathname);
  const tab = place?.tab ?? null;
  useEffect(() => {
    if (tab !== null) void preloadTab(tab).catch(() => undefined);
  }, [tab]);
  const { data: college, error, isPending, isFetching, refetch } = useCollege(name);
  if (isPending) return <CollegePageSkeleton />;
  if (college === undefined) {
    if (error instanceof ApiRefusal && error.status === NOT_FOUND) {
      return (
        <Suspense fallback={<CollegePageSkeleton />}>
          <CollegeNotFound pathName={name} />
        </Suspense>
      );
    }
    return (
      <Content py="14">
        <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Content>
    );
  }
  if (college.pathName !== name) {
    const rest = pathname.split('/').slice(2).join('/');
    return <Navigate replace to={{ pathname: `/${encodeURI(college.pathName)}/${rest}`, search, hash }} />;
  }
  const sex = teamOfAddress(g);
  if (place === null) return <Navigate replace to={{ pathname: collegeAddress(college.pathName, sex), search }} />;
  return <CollegePage key={college._id} college={college} sex={sex} place={place} />;
}
