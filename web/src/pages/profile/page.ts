import { definePage } from '../page-definition';
import type { LoadedProfile } from './load-profile';

const PATH = '/profile/:username';
const PRESERVED = { preserveScroll: true } as const;

export const page = definePage<LoadedProfile>({
  path: PATH,
  subpages: [
    { path: '', redirect: `${PATH}/about` },
    { path: 'about', ...PRESERVED },
    { path: 'photos', ...PRESERVED },
    { path: 'album/:id' },
    { path: 'videos', ...PRESERVED },
    { path: 'academics', ...PRESERVED },
    { path: 'more', ...PRESERVED },
  ],
  query: ['as', 'view', 'link'],
  loader: async (context) => (await import('./load-profile')).loadProfile(context),
  module: () => import('./profile-view'),
  messages: ['profile', 'grades', 'scenes', 'videos'],
  sharedSeconds: 60,
  budgetKb: 180,
});
