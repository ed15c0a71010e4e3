import type { englishDialogs } from '../english/dialogs';
import { germanPerson } from './person';
import { germanSignIn } from './sign-in';

/** The German texts of signing in and of feedback. */
export const germanDialogs: Readonly<Record<keyof typeof englishDialogs, string>> = {
  'feedback.title': 'Sag uns deine Meinung',
  'feedback.subject': 'Betreff',
  'feedback.text': 'Was möchtest du sagen?',
  'feedback.send': 'Feedback senden',
  'feedback.sent': 'Danke, es ist angekommen.',
  'feedback.failed': 'Dein Feedback ließ sich nicht senden. Dein Text steht noch hier.',
  ...germanPerson,
  ...germanSignIn,
};
