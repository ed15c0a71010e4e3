import { type EarlyPress, isAt, pressed, showsDialog, takesEffectOnce } from '../support/browser/early-presses';
import { expect, test } from '../support/browser/visitor';

const COLLEGE = '/Harbor_Point_University/womens/soccer';

/** The main buttons of the pages that early-press.test.ts does not open. */
const MAIN_BUTTONS: readonly EarlyPress[] = [
  {
    what: 'the next recruits, which members may read',
    address: '/',
    press: pressed('More recruits'),
    effect: async (page) => {
      await isAt(page, /[?&]after=/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    what: 'the filters of colleges',
    address: '/colleges',
    press: pressed('Filters'),
    effect: (page) => showsDialog(page, 'Filters'),
  },
  {
    what: 'an own limit of the price, beside what was chosen before',
    address: '/colleges?state=OH',
    width: 1440,
    press: async (page) => {
      await page.getByLabel('Most you can pay per year, in dollars').fill('21000');
      await page.getByRole('button', { name: 'Apply' }).click();
    },
    effect: (page) => isAt(page, /\/colleges\?(?=.*state=OH)(?=.*netPrice=21000)/),
  },
  {
    what: 'the order of colleges',
    address: '/colleges',
    press: async (page) => {
      await page.getByRole('combobox', { name: /^Sort/ }).selectOption({ index: 1 });
    },
    effect: (page) => isAt(page, /\/colleges\?.*sort=/),
  },
  {
    what: 'the comparison with own numbers',
    address: COLLEGE,
    press: pressed('Compare with your own numbers'),
    effect: (page) => expect(page.getByLabel('Your SAT score')).toBeVisible(),
  },
  { what: 'the filters of camps', address: '/camps', press: pressed('Filters'), effect: (page) => showsDialog(page, 'Filters') },
  {
    what: 'the ways to hand a profile on',
    address: '/profile/demo-player/about',
    press: pressed('Share this profile'),
    effect: (page) => showsDialog(page, 'Share this profile'),
  },
  {
    what: 'more about the first of a ranking',
    address: '/exploreSoccer/ncaaD1',
    press: pressed(/^More about/),
    effect: (page) => expect(page.getByRole('button', { name: /^More about/, expanded: true })).toHaveCount(1),
  },
  {
    what: 'the search for the college to claim',
    address: '/claimCollege',
    press: async (page) => {
      await page.getByLabel(/^Name of the college/).fill('Harbor Point');
      await page.getByRole('button', { name: 'Find college' }).click();
    },
    effect: (page) => expect(page.getByRole('button', { name: /Harbor Point University/ })).toHaveCount(1),
  },
  {
    what: 'the filters of the map',
    address: '/collegeMap',
    press: pressed('Filters'),
    effect: (page) => showsDialog(page, 'Filters'),
  },
  {
    what: 'the colours, once and not there and back',
    address: '/guide',
    width: 1440,
    press: pressed('Switch to dark colors'),
    effect: (page) => expect(page.locator('html')).toHaveClass(/\bdark\b/),
  },
];

test.describe('a press right after paint, with a stored session and scripts that come late', () => {
  for (const button of MAIN_BUTTONS)
    test(`takes effect once: ${button.what}`, async ({ aVisitor }) => takesEffectOnce(aVisitor, button));
});
