import { definePage, type PageDefinition } from '../page-definition';
import { withQueries } from '../with-queries';

function wizardAt(path: `/${string}`): PageDefinition {
  return definePage({
    path,
    isWizard: true,
    module: () => withQueries(async () => (await import('../../features/profiles/wizard/player-wizard')).PlayerWizard),
    messages: [
      'account',
      'album',
      'document-editing',
      'wizard',
      'privacy',
      'profile',
      'profile-owner',
      'profile-editing',
      'player-wizard',
    ],
  });
}

export const page = [wizardAt('/playerProfileWizard'), wizardAt('/playeronboardingwizard')];
