import { waitForHydration } from '../../support/browser/page-start';
import { expect, test } from '../../support/browser/visitor';

test('[S1-06] a parent on a phone goes from the footer to the money chapter, prints it and follows its button', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ width: 390 });
  await page.goto('/home');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('The guide').filter({ visible: true }).click();
  await footer.getByRole('link', { name: 'Money and aid' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Money and aid' });
  await expect(title).toBeVisible();
  await expect(page.getByText('College Scorecard 2024')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  expect(isWider).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  const [term] = await page.locator('article a[href*="/guide/glossary#"]').all();
  await term?.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const end = page.getByRole('button', { name: /^Mark as / });
  await end.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await page.getByRole('article').locator('a[href="/colleges"]').last().click();
  await expect(page).toHaveURL(/\/colleges$/);

  await page.goto('/guide?lang=de');
  await waitForHydration(page);
  await expect(page.getByText('1 von 12 Kapiteln auf diesem Gerät gelesen')).toBeVisible();
});

test('[S2-25] a hash that is typed into the address bar stops its target 70 px below the top', async ({ aVisitor }) => {
  const { page } = await aVisitor({ width: 1440 });
  await page.goto('/faqs');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Money and aid' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money and aid' })).toBeVisible();
  const target = page.locator('article h2[id]').nth(2);
  const id = await target.getAttribute('id');

  await page.evaluate((hash) => location.assign(`#${hash}`), id ?? '');

  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(70);
  const other = page.locator('article h2[id]').nth(1);
  await page.goto(`${page.url().split('#')[0] ?? ''}#${(await other.getAttribute('id')) ?? ''}`);
  await expect.poll(async () => Math.round((await other.boundingBox())?.y ?? 0)).toBe(70);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const hasScript of [true, false]) {
  test(`[S2-39] on a phone the answers are folded by who asks, and a link opens its own, ${hasScript ? 'with' : 'without'} scripts`, async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ width: 390, hasScript });
    await page.goto('/faqs');
    if (hasScript) await waitForHydration(page);
    const answer = page.getByText('two one-time boosts cost money');
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { level: 2, name: 'Players' }).click();
    await expect(answer).toBeVisible();

    await page.goto('about:blank');
    await page.goto('/faqs?lang=de#cost');
    await expect(page.locator('#cost p').first()).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name: 'Eltern' })).toBeVisible();
    await expect(page.locator('#parents a').first()).toBeHidden();
  });
}

test('[S2-14] on a wide window all answers and rules are open', async ({ aVisitor }) => {
  const { page } = await aVisitor({ width: 1440 });
  await page.goto('/faqs');
  await expect(page.getByText('two one-time boosts cost money')).toBeVisible();
  await page.goto('/ncaacompliance');
  await expect(page.getByText('NCAA Division I: Recruiting letters, emails and messages').first()).toBeVisible();
});
