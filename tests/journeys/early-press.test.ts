import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  actEarly,
  callsOf,
  type EarlyPress,
  EVERY_SCRIPT,
  hold,
  isAt,
  pressed,
  SESSION,
  showsDialog,
  takesEffectOnce,
} from '../support/browser/early-presses';
import { joinAs, JOINED_PASSWORD } from '../support/browser/joined';
import { waitForHydration } from '../support/browser/page-start';
import { menuOf } from '../support/browser/sign-in';
import { fillInRegistration, goOnWith, PANEL_LABELS, panelIn } from '../support/browser/sign-in-panel';
import { expect, test, type Visitor, type VisitorOptions } from '../support/browser/visitor';

const COLLEGE = '/Harbor_Point_University/womens/soccer';
const SAVE = 'Save and plan the next step';
const SAVED = 'Harbor Point University is saved';

/** A dialog, a way to another page, and a switch; the other pages' buttons: early-press.extended.test.ts. */
const MAIN_BUTTONS: readonly EarlyPress[] = [
  { what: 'the filters of recruits', address: '/', press: pressed('Filters'), effect: (page) => showsDialog(page, 'Filters') },
  {
    what: 'the search of the landing page',
    address: '/home',
    press: async (page) => {
      await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Harbor Point');
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    },
    effect: (page) => isAt(page, /\/colleges\?search=Harbor(\+|%20)Point$/),
  },
  {
    what: 'the bookmark of a camp',
    address: '/camps',
    press: pressed(/^Save /),
    effect: (page) => expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(1),
  },
];

test.describe('a press right after paint, with a stored session and scripts that come late', () => {
  for (const button of MAIN_BUTTONS)
    test(`takes effect once: ${button.what}`, async ({ aVisitor }) => takesEffectOnce(aVisitor, button));

  test('on a section that is hydrated later unfolds its list once the section is @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    const release = await hold(page, /\/assets\/facet-panel-.*\.js$/);
    await page.goto('/colleges');
    await waitForHydration(page);
    const more = page.getByRole('button', { name: /^Show all/ }).first();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(page.getByRole('button', { name: 'Show fewer' }).first()).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens the quick view of a recruit once the page is hydrated @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    await actEarly(page, '/', pressed(/^Quick view of/).bind(null, page));
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** The saved colleges of the signed-in user on the page. */
const savedBy = (page: Page): Promise<number> =>
  page.evaluate(async () => ((await (await fetch('/ui/v1/savedColleges')).json()) as { items: unknown[] }).items.length);

/** A phone on which somebody has just registered and is signed in. */
async function aPhoneOfANewMember(aVisitor: (options: VisitorOptions) => Promise<Visitor>): Promise<Page> {
  const { page } = await aVisitor({ width: 1440 });
  await page.goto('/faqs');
  await joinAs(page);
  await page.setViewportSize({ width: 390, height: 900 });
  return page;
}

/** One press on the main action has saved the college once, and nothing else has happened. */
async function isSavedOnce(page: Page, calls: readonly string[]): Promise<void> {
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(calls.filter((call) => call.startsWith('PUT '))).toHaveLength(1);
  expect(await savedBy(page)).toBe(1);
}

test.describe('the main action of a college page on a phone', () => {
  test('pressed before any script has come saves once, without leaving the page @repeated', async ({ aVisitor }) => {
    const page = await aPhoneOfANewMember(aVisitor);
    const calls = callsOf(page);
    await actEarly(page, COLLEGE, pressed(SAVE).bind(null, page));
    await isSavedOnce(page, calls);
    await isAt(page, new RegExp(`${COLLEGE}$`));
  });

  test('pressed before it is known who is signed in is busy until then, and saves once', async ({ aVisitor }) => {
    const page = await aPhoneOfANewMember(aVisitor);
    const calls = callsOf(page);
    const release = await hold(page, SESSION);
    await page.goto(COLLEGE);
    await waitForHydration(page);
    const save = page.getByRole('button', { name: SAVE }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await isSavedOnce(page, calls);
    await isAt(page, new RegExp(`${COLLEGE}$`));
  });

  test('a visitor who presses it early and logs in on the way finds the college saved @repeated', async ({ aVisitor }) => {
    const { page: joining } = await aVisitor();
    await joining.goto('/faqs');
    const email = await joinAs(joining);
    const { page } = await aVisitor({ width: 390 });
    const calls = callsOf(page);
    await actEarly(page, COLLEGE, pressed(SAVE).bind(null, page));
    const panel = panelIn(page.getByRole('dialog'));
    await goOnWith(panel, email);
    await panel.field(PANEL_LABELS.en.password).fill(JOINED_PASSWORD);
    await panel.button(PANEL_LABELS.en.logIn).click();
    await expect(menuOf(page)).toBeVisible();
    await isSavedOnce(page, calls);
    await isAt(page, new RegExp(`${COLLEGE}$`));
  });

  test('a visitor who presses it early and registers on the way finds the college saved @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 390 });
    const calls = callsOf(page);
    await actEarly(page, COLLEGE, pressed(SAVE).bind(null, page));
    const panel = panelIn(page.getByRole('dialog'));
    await goOnWith(panel, `early-${randomUUID()}@touchline.example`);
    await fillInRegistration(panel, { born: '2001-05-05', password: JOINED_PASSWORD });
    await panel.button(PANEL_LABELS.en.signUp).click();
    await isSavedOnce(page, calls);
    await isAt(page, /\/playerProfileWizard$/);
  });

  test('a visitor who presses Log in early gets the panel, and stays on the page @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ width: 1440 });
    await actEarly(page, COLLEGE, () => page.getByRole('button', { name: PANEL_LABELS.en.logIn, exact: true }).click());
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await isAt(page, new RegExp(`${COLLEGE}$`));
  });

  test('where the scripts do not come, Log in leads to the sign-in page, and another press comes to rest', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ width: 1440, mayComplain: true });
    const save = page.getByRole('button', { name: SAVE }).first();
    for (const press of [save, page.getByRole('button', { name: PANEL_LABELS.en.logIn, exact: true })]) {
      const lose = await hold(page, EVERY_SCRIPT, (route) => route.abort());
      await page.goto(COLLEGE);
      await page.evaluate(() => {
        // The page has been loaded anew once already, as it is where a file is gone.
        sessionStorage.setItem('touchline.reloadedFor', document.getElementById('page-data')?.dataset.entry ?? '');
      });
      await press.click();
      lose();
      if (press === save) await expect.poll(() => save.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    }
    await isAt(page, /\/signInUpMobile/);
  });
});
