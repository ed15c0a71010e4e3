import { withQueries } from '../with-queries';
import { definePage } from '../page-definition';

export const page = definePage({
  path: '/coachonboardingwizard',
  isWizard: true,
  module: () => withQueries(async () => (await import('../../features/college-page/wizard/coach-wizard')).CoachWizard),
  messages: [
    'account',
    'account-frame',
    'album',
    'camp-editing',
    'claim',
    'college',
    'college-editing',
    'document-editing',
    'wizard',
    'coach-wizard',
  ],
});
