import type { Page } from '@playwright/test';
import { emulatorUser } from '../../support/api/members/emulator-users';
import { followVerification } from '../../support/api/sign-in/oob-codes';
import { axeFindings } from '../../support/browser/axe-findings';
import {
  aNewEmail,
  answerOf,
  isRefusedAt12,
  isRefusedWithoutEdu,
  PASSWORD,
  registersAsPlayer,
  TOO_YOUNG,
} from '../../support/browser/joining';
import { expect, test } from '../../support/browser/visitor';
import { fillInRegistration, goOnWith, openPanel } from '../../support/browser/sign-in-panel';
import { waitForHydration } from '../../support/browser/page-start';

const ENGLISH = { language: 'en', locale: 'en-US' } as const;

/** Opens the user menu at once; a page that is still loading leaves it open. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click();
}

test.describe('joining in the browser', () => {
  test('[S4-08] [S4-06] [S5-07] [S5-08] [S2-33] [S7-20] a high-school player registers, is in, is sent the verification mail, and goes to the wizard', async ({
    aVisitor,
    stack,
  }) => {
    await registersAsPlayer({ aVisitor, stack }, ENGLISH);
  });

  test('[S5-05] a coach whose address ends in .com cannot submit', async ({ aVisitor, stack }) => {
    await isRefusedWithoutEdu({ aVisitor, stack }, ENGLISH);
  });

  test('[S5-09] [S1-03] [S4-08] a coach with the college’s .edu address is told so, registers, verifies the address, and waits for the check', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    const email = aNewEmail('harborpoint.example.edu');
    await goOnWith(panel, email);
    await panel.field('Coach').check({ force: true });
    await panel.field("Women's").check({ force: true });
    await expect(
      panel.dialog.getByText("Access to Harbor Point University (Women's Soccer) is granted after validation."),
    ).toBeVisible();
    await fillInRegistration(panel, { born: '1985-04-17', password: PASSWORD });
    expect(await axeFindings(page)).toEqual([]);

    await panel.button('Sign up').click();

    await page.waitForURL('**/account');
    await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ type: 'coach', roles: [] });

    await followVerification(email, stack.environment);
    await page.reload();

    await expect(page.getByRole('region', { name: 'Your colleges' }).getByText('Pending')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your team' }).getByRole('button', { name: 'Save my role' })).toBeVisible();
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({
      type: 'coach',
      roles: [{ type: 'coach', value: 'harbor-point-university', status: 'Pending' }],
    });
    await openMenu(page);
    await expect(page.getByText(/^Your coach access is being checked/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compliance', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plus', exact: true })).toHaveCount(0);
  });

  test('[S5-03] a child of 12 is refused, and there is no account', async ({ aVisitor, stack }) => {
    await isRefusedAt12({ aVisitor, stack }, ENGLISH);
  });

  test('[S4-07] [S2-35] [S8-06] [S7-20] a new Google user accepts the terms and is in; the next time nobody asks @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor();
    const email = aNewEmail();
    const withGoogle = async () => {
      const panel = await openPanel(page, '/faqs');
      await panel.button('Sign in with Google').click();
      await panel.field('Name').fill('Marlow Fieldstone');
      await panel.field('Email').fill(email);
      await panel.button('Sign in with this account').click();
      return panel;
    };
    const panel = await withGoogle();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ code: 'signInRequired' });
    await panel.field('Parent').check({ force: true });
    await panel.field('Month').fill('4');
    await panel.field('Day').fill('17');
    await panel.field('Year').fill('1980');

    await panel.button('Agree and continue').click();

    await page.waitForURL('**/account');
    expect(await answerOf(page, '/ui/v1/profile')).toMatchObject({ displayName: 'Marlow Fieldstone', type: 'parent', email });
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await withGoogle();
    await expect(page.getByRole('button', { name: 'Your menu, Marlow Fieldstone' })).toBeVisible();
  });

  test('[S5-03] a child of 11 who comes by Google is refused, and the provider knows nobody of that address @repeated', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    const email = aNewEmail();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(email);
    await panel.button('Sign in with this account').click();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();
    expect(await emulatorUser(email, stack.environment)).not.toBeNull();
    await panel.field('Month').fill('4');
    await panel.field('Day').fill('17');
    await panel.field('Year').fill(String(new Date().getUTCFullYear() - 11));

    await panel.button('Agree and continue').click();

    await expect(panel.button('Back to log in')).toBeVisible();
    await expect(panel.dialog.getByRole('alert').getByText(TOO_YOUNG.en, { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await emulatorUser(email, stack.environment)).toBeNull();
    await page.reload();
    await expect(page.locator('html[data-hydrated]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('who closes the terms is nobody, also after loading the page again @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor();
    const panel = await openPanel(page, '/faqs');
    await panel.button('Sign in with Google').click();
    await panel.field('Name').fill('Indigo Wavecrest');
    await panel.field('Email').fill(aNewEmail());
    await panel.button('Sign in with this account').click();
    await expect(page.getByRole('heading', { name: 'Data Privacy & Terms and Use' })).toBeVisible();

    await panel.button('Close').click();

    await expect(panel.dialog).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('touchline.signedIn'))).toBeNull();
  });
});
