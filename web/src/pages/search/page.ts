import { definePage } from '../page-definition';
import type { FirstRecruits } from './recruit-search-view';

export const page = definePage<FirstRecruits>({
  path: '/',
  query: async () => (await import('../../features/recruits/recruit-address')).RECRUIT_PARAMETERS,
  loader: async ({ call, attempt, url }) => {
    const { firstRecruits } = await import('../../features/recruits/recruit-address');
    const { query, sent } = firstRecruits(url.searchParams);
    return { query, ...(await attempt(call('searchProfiles', { query: sent }))) };
  },
  reloadsWithQuery: false,
  module: () => import('./recruit-search-view'),
  messages: ['recruits', 'grades'],
  sharedSeconds: 60,
});
