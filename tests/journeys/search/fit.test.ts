import { axeFindings } from '../../support/browser/axe-findings';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('a player moves a weight and sees why the order changed', async ({ aVisitor }) => {
  const { page } = await aVisitor({ as: 'player@touchline.example' });
  await openSignedIn(page, '/colleges');
  await page.getByRole('button', { name: 'What fits me' }).click();
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByText(/^Fit \d+ of 100/).first()).toBeVisible();
  await page.getByRole('button', { name: 'What matters to me' }).click();
  const panel = page.getByRole('dialog', { name: 'How well it fits you' });
  await panel.getByRole('slider', { name: 'How much counts: Academics' }).press('End');
  const why = panel.getByText(/^Academics counts more now\. /);
  await expect(why).toHaveText(/: Academics there is \d+ of 100\.$/);
  expect(await axeFindings(page)).toEqual([]);

  const [, name = '', place = ''] = /now\. (.+) rose from place \d+ to (\d+):/.exec((await why.textContent()) ?? '') ?? [];
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto(`/colleges?page=${String(Math.ceil(Number(place) / 20))}`);
  await expect(results.getByText(/^Fit \d+ of 100/).first()).toBeVisible();
  await expect(results.getByRole('listitem').nth((Number(place) - 1) % 20)).toContainText(name);
});
