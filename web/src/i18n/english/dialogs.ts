import { englishPerson } from './person';
import { englishSignIn } from './sign-in';

/** The English texts of signing in and of feedback, which come with their dialogs. */
export const englishDialogs = {
  'feedback.title': 'Tell us what you think',
  'feedback.subject': 'Subject',
  'feedback.text': 'What would you like to say?',
  'feedback.send': 'Send feedback',
  'feedback.sent': 'Thank you, we have got it.',
  'feedback.failed': 'Your feedback could not be sent. Your text is still here.',
  ...englishPerson,
  ...englishSignIn,
} as const;
