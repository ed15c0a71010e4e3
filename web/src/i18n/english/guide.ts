/** The English texts of the guide's overview and of the head of its chapters. */
export const englishGuide = {
  'guide.title': 'The recruiting guide',
  'guide.intro': 'From the first email to the signature, in twelve short chapters. Every rule and every price has its source.',
  'guide.all': 'All chapters',
  'guide.yearTitle': 'Where are you now?',
  'guide.year': '{year, select, 9 {9th grade} 10 {10th grade} 11 {11th grade} other {12th grade}}',
  'guide.yearName': '{year, select, 9 {freshman} 10 {sophomore} 11 {junior} other {senior}}',
  'guide.years': '{from}th to {to}th grade',
  'guide.path':
    '{year, select, 9 {You are a freshman: start here} 10 {You are a sophomore: start here} 11 {You are a junior: start here} other {You are a senior: start here}}',
  'guide.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'guide.forEverybody': 'For every year of high school',
  'guide.progress': '{read} of {all} chapters read on this device',
  'guide.isRead': 'Read',
  'guide.continue': 'Continue with “{title}”',
  'guide.notFound': 'The guide has no such chapter',
  'guide.notFoundText': 'These are all chapters. The search box at the top also finds their sections.',
} as const;
