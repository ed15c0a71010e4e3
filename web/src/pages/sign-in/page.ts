import { definePage } from '../page-definition';

export const page = definePage({
  path: '/signInUpMobile',
  isWizard: true,
  module: async () => ({ View: (await import('../../features/sign-in/sign-in-screen')).SignInScreen }),
  messages: ['dialogs', 'person'],
});
