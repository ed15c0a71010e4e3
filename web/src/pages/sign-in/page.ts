import { definePage } from '../page-definition';

export const page = definePage({
  path: '/signInUpMobile',
  isWizard: true,
  query: ['mode', 'oobCode', 'link'],
  module: async () => ({ View: (await import('../../features/sign-in/sign-in-entry')).SignInEntry }),
  messages: ['dialogs', 'person'],
});
