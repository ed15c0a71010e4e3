import type { Page } from '@playwright/test';
import { aQueuedPlayer, send } from '../../support/browser/queued-player';
import { menuOf } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('[S1-02] [S2-36] a player skips the line, is featured, and is featured again; neither boost is sold before it has an effect @repeated', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor();
  const { profileId } = await aQueuedPlayer(page, `Boost${Date.now()}`, stack.environment);

  await expectNotSold(page, 'Feature Me Again', 'You can be featured again after your post.');
  await buyBoost(page, 'Skip the Line');
  await expect(outcomeOf(page)).toContainText('You are now in front of everyone who hasn’t skipped the line: place');
  await expectNotSold(page, 'Skip the Line', 'You have moved up: place');

  const admin = (await aVisitor({ as: 'admin@touchline.example' })).page;
  await admin.goto('/faqs');
  await expect(menuOf(admin)).toBeVisible();
  const links = [{ kind: 'post', network: 'instagram', url: `https://social.example.com/p/${profileId}` }];
  await send(admin, `/ui/v1/admin/featureRequests/${profileId}.1/posted`, { links });

  await expectNotSold(page, 'Skip the Line', 'You are not in the queue right now');
  await buyBoost(page, 'Feature Me Again');
  await expect(outcomeOf(page)).toContainText('You are in the queue once more: place');
});

const outcomeOf = (page: Page) => page.getByRole('status', { name: 'Your payment' });

/** A boost on /plus: its name, and what it would do now. */
async function boostOf(page: Page, name: string) {
  await page.goto('/plus');
  await expect(menuOf(page)).toBeVisible();
  return page.getByRole('listitem').filter({ hasText: name });
}

async function buyBoost(page: Page, name: string): Promise<void> {
  await (await boostOf(page, name)).getByRole('button').click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/plus?checkout=success*');
}

/** The page knows beforehand that the boost would have no effect, or has it already. */
async function expectNotSold(page: Page, name: string, why: string): Promise<void> {
  const boost = await boostOf(page, name);
  await expect(boost).toContainText(why);
  await expect(boost.getByRole('button')).toHaveCount(0);
}
