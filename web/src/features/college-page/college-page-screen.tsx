import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import { collegeAddress, teamOfAddress } from '../../lib/college-address';
import { FailedState } from '../../ui/failures';
import { Content } from '../../ui/page-layout';
import { CollegePage } from './college-page';
import { CollegePageSkeleton } from './college-page-skeleton';
import { subpageOfAddress } from './college-tabs';
import { preloadTab } from './tab-content';
import { useCollege } from './use-college';

const NOT_FOUND = 404;
const CollegeNotFound = lazy(async () => ({ default: (await import('./college-not-found')).CollegeNotFound }));

/**
 * /{name}/{g}/soccer and its children (S2-18, S2-19). Another name in the answer corrects the address;
 * an unknown child redirects to the top page.
 */
export function CollegePageScreen() {
  const { name = '', g = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const subpage = subpageOfAddress(pathname);
  const tab = subpage?.tab ?? null;
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
  if (subpage === null) return <Navigate replace to={{ pathname: collegeAddress(college.pathName, sex), search }} />;
  return <CollegePage key={college._id} college={college} sex={sex} subpage={subpage} />;
}
