import type { Page } from '@playwright/test';
import { aQueuedPlayer, send } from '../../support/browser/queued-player';
import { menuOf } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('[S1-02] [S2-36] a player skips the line, is featured, and is featured again; neither boost is sold before it has an effect', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor();
  const { profileId } = await aQueuedPlayer(page, `Boost${Date.now()}`, stack.environment);

  await expectStopped(page, 'Feature Me Again', /You can be featured again after your post/);
  await buyBoost(page, 'Skip the Line');
  await expect(outcomeOf(page)).toContainText('You are now in front of everyone who hasn’t skipped the line: place');
  await expectStopped(page, 'Skip the Line', /already skipped the line/);

  const admin = (await aVisitor({ as: 'admin@touchline.example' })).page;
  await admin.goto('/faqs');
  await expect(menuOf(admin)).toBeVisible();
  const links = [{ kind: 'post', network: 'instagram', url: `https://social.example.com/p/${profileId}` }];
  await send(admin, `/ui/v1/admin/featureRequests/${profileId}.1/posted`, { links });

  await expectStopped(page, 'Skip the Line', /not in the queue right now/);
  await buyBoost(page, 'Feature Me Again');
  await expect(outcomeOf(page)).toContainText('You are in the queue once more: place');
});

const outcomeOf = (page: Page) => page.getByRole('status', { name: 'Your payment' });

/** Opens the dialog of a boost on /plus. */
async function openBoost(page: Page, name: string) {
  await page.goto('/plus');
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('button', { name }).last().click();
  return page.getByRole('dialog', { name });
}

async function buyBoost(page: Page, name: string): Promise<void> {
  const dialog = await openBoost(page, name);
  await dialog.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/plus?checkout=success*');
}

/** The dialog knows beforehand that the boost would have no effect. */
async function expectStopped(page: Page, name: string, why: RegExp): Promise<void> {
  const dialog = await openBoost(page, name);
  await expect(dialog.getByText(why).last()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Go to payment' })).toHaveCount(0);
}
