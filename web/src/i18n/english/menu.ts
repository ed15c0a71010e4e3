/** The English texts of the user menu. */
export const englishMenu = {
  'menu.open': 'Your menu, {name}',
  'menu.label': 'Your menu',
  'menu.myCollege': 'My college',
  'menu.profile': 'My Profile',
  'menu.saved': 'Saved Colleges',
  'menu.settings': 'Settings',
  'menu.compliance': 'Compliance',
  'menu.faqs': 'FAQs',
  'menu.signOut': 'Sign Out',
  'menu.pending': 'Your coach access is being checked. You can edit your college as soon as it is accepted.',
  'menu.accepted': 'Your coach access has been accepted. You can edit your college now.',
  'menu.collegeMatch': 'Your address fits {college}.',
  'menu.collegesMatch': 'Your address fits {count, number} colleges.',
  'menu.claim': 'Claim your team',
} as const;
