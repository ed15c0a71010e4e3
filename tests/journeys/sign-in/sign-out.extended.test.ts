import { type ClosedText, isGoneAfterSigningOut } from '../../support/browser/closed-texts';
import { test } from '../../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';

/** More that sign-out.test.ts proves of a minor's grades on the profile. */
const CLOSED: readonly ClosedText[] = [
  { what: 'a minor’s school', as: COACH, address: '/profile/demo-player/academics', text: 'Brackenford High School' },
  { what: 'a minor’s grades in the search', as: COACH, address: '/?q=Mika+Fairwater', text: '3.72' },
  {
    what: 'the owner’s closed album',
    as: 'player@touchline.example',
    address: '/profile/demo-player/photos',
    text: 'Club season',
  },
];

test.describe('after signing out, in every tab', () => {
  for (const closed of CLOSED)
    test(`nothing is asked before the backend has answered, and nothing is left of ${closed.what}`, async ({ aVisitor }) =>
      isGoneAfterSigningOut(aVisitor, closed));
});
