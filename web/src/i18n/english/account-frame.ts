/** The English texts around every page of the account. */
export const englishAccountFrame = {
  'account.title': 'Your account',
  'account.tabs': 'Sections of your account',
  'account.overview': 'Overview',
  'account.personal': 'Personal info',
  'account.security': 'Login and security',
  'account.data': 'Your data',
  'account.loading': 'Your account is loading',
  'account.deactivatedTitle': 'Your account is deactivated',
  'account.deactivatedText': 'Nobody sees your profile. Nothing is lost.',
  'account.reactivate': 'Reactivate account',
  'account.reactivated': 'Your account is active again',
  'account.verifyAgain': 'Send the link again',
  'account.verifySent': 'We sent the link to {email}',
  'account.cancel': 'Cancel',
  'account.verified': 'Email verified',
  'account.unverified': 'Email not verified',
} as const;
