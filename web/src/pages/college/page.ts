import { definePage } from '../page-definition';
import type { LoadedCollege } from './load-college';

const PRESERVED = { preserveScroll: true } as const;

export const page = definePage<LoadedCollege>({
  path: '/:name/:g/soccer',
  subpages: [
    { path: '', ...PRESERVED },
    { path: 'athletics', ...PRESERVED },
    { path: 'academics', ...PRESERVED },
    { path: 'camps', ...PRESERVED },
    { path: 'alumni', ...PRESERVED },
    { path: 'contact', ...PRESERVED },
    { path: 'facilities', ...PRESERVED },
    { path: 'campus', ...PRESERVED },
    { path: 'city', ...PRESERVED },
    { path: 'photos', ...PRESERVED },
    { path: 'album/:id' },
    { path: 'rankingsAlbum', access: 'auth', ...PRESERVED },
    { path: 'administration', access: 'auth', ...PRESERVED },
  ],
  query: ['season'],
  reloadsWithQuery: false,
  loader: async (context) => (await import('./load-college')).loadCollege(context),
  module: () => import('./college-view'),
  messages: ['college', 'college-overview', 'college-rankings', 'videos'],
  budgetKb: 181,
});
