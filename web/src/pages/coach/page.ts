import { definePage } from '../page-definition';
import type { LoadedCoach } from './load-coach';

export const page = definePage<LoadedCoach>({
  path: '/coach/:collegeId/:coachId',
  loader: async (context) => (await import('./load-coach')).loadCoach(context),
  module: () => import('./coach-view'),
  messages: ['college', 'scenes'],
});
