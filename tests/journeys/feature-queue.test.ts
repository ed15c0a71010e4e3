import { axeFindings } from '../support/browser/axe-findings';
import { aQueuedPlayer } from '../support/browser/queued-player';
import { menuOf } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

/** That of a browser with a window. */
const WINDOWED = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('[S1-09] [S2-13] [S4-16] an admin features a player, in German; the landing page shows it, and the receipt counts a reader @repeated', async ({
  aVisitor,
  stack,
}) => {
  const player = (await aVisitor()).page;
  const lastName = `Queue${Date.now()}`;
  const { profileId, username } = await aQueuedPlayer(player, lastName, stack.environment);

  const admin = (await aVisitor({ as: 'admin@touchline.example', locale: 'de-DE' })).page;
  await admin.goto(`/admin/featureRequests?request=${profileId}.1&lang=de`);
  await expect(menuOf(admin)).toBeVisible();
  await expect(admin.getByRole('heading', { level: 2, name: `Robin ${lastName}` })).toBeVisible();
  for (const picture of ['Der Beitrag über', 'Die Story über']) {
    const shown = admin.getByRole('img', { name: `${picture} Robin ${lastName}` });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1080);
  }
  expect(await axeFindings(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Als veröffentlicht markieren' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Wo ist es erschienen?' });
  await dialog.getByLabel('Beitrag 1: Link').fill(`https://social.example.com/p/${profileId}`);
  await dialog.getByRole('button', { name: 'Als veröffentlicht markieren' }).click();
  await expect(dialog).toBeHidden();

  const reader = (await aVisitor({ userAgent: WINDOWED })).page;
  await reader.goto('/home');
  const card = reader.getByRole('article').filter({ hasText: lastName });
  await expect(card).toContainText('Featured on our networks');
  const counted = reader.waitForResponse('**/ui/v1/seen');
  await reader.goto(`/profile/${username}/about`);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(lastName);
  await expect(async () => {
    await reader.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await Promise.race([counted, Promise.resolve(null)]))?.status()).toBe(204);
  }).toPass();

  await expect(async () => {
    await player.goto('/account?view=boosts');
    const opened = player.getByRole('figure').filter({ hasText: 'Profile opened' });
    await expect(opened).toContainText('1 so far', { timeout: 15_000 });
  }).toPass();
  await player.goto('/account');
  await expect(player.getByRole('region', { name: 'Featured on our networks' })).toContainText('social.example.com');
});
