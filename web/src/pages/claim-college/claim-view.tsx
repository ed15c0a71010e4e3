import { ClaimScreen } from '../../features/claims/claim-screen';
import { VisitQueries } from '../../lib/api/visit-queries';
import type { HeadContext, PageHead } from '../page-definition';
import type { ClaimedCollege } from './load-claimed';

/** /claimCollege: how a coach gets to the page of their college (S1-03). */
export function View({ data }: { readonly data: ClaimedCollege }) {
  return (
    <VisitQueries>
      <ClaimScreen college={data} />
    </VisitQueries>
  );
}

/** The head of /claimCollege: one page for search engines, whatever college was chosen. */
export function head({ t, query }: HeadContext<ClaimedCollege>): PageHead {
  return {
    title: t(query.has('invite') ? 'claim.invite' : 'claim.title'),
    description: t('claim.intro'),
    canonical: '/claimCollege',
  };
}
