/** The English texts of every wizard. */
export const englishWizard = {
  'wizard.step': 'Step {step, number} of {count, number}',
  'wizard.back': 'Back',
  'wizard.next': 'Continue',
  'wizard.save': 'Save and continue',
  'wizard.skip': 'Skip for now',
  'wizard.leave': 'Leave',
  'wizard.leaveText': 'Everything you saved is kept.',
  'wizard.done': 'Done',
  'wizard.share': 'Share',
  'wizard.copy': 'Copy link',
  'wizard.copied': 'The link is copied',
  'wizard.notCopied': 'The link could not be copied. It is {url}',
} as const;
