import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiRefusal } from '../../lib/api-refusal';
import { collegeAddress, teamOfAddress } from '../../lib/college-address';
import { Content } from '../../ui/content';
import { FailedState } from '../../ui/failed-state';
import { CollegeNotFound } from './college-not-found';
import { CollegePage } from './college-page';
import { CollegePageSkeleton } from './college-page-skeleton';
import { placeOfAddress } from './college-tabs';
import { useCollege } from './use-college';

const NOT_FOUND = 404;

/** /{name}/{g}/soccer and its children: the college of that name (specification §2); another name in the answer corrects the address, an unknown child leads to the top page. */
export function CollegePageScreen() {
  const { name = '', g = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const { data: college, error, isPending, isFetching, refetch } = useCollege(name);
  if (isPending) return <CollegePageSkeleton />;
  if (college === undefined) {
    if (error instanceof ApiRefusal && error.status === NOT_FOUND) return <CollegeNotFound pathName={name} />;
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
  const place = placeOfAddress(pathname);
  if (place === null) return <Navigate replace to={{ pathname: collegeAddress(college.pathName, sex), search }} />;
  return <CollegePage key={college._id} college={college} sex={sex} place={place} />;
}
