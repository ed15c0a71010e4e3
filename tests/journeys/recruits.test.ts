import { expect, test } from '../support/browser/visitor';
import { waitForHydration } from '../support/browser/page-start';
import { openSignedIn } from '../support/browser/sign-in';

test.describe('searching recruits in the browser', () => {
  test('[S1-04] [S2-02] a visitor finds goalkeepers of 2028 in Ohio on a phone, and shares the search by its address', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ width: 390 });
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: 'Goalkeeper' }).click();
    await drawer.getByLabel('Graduation year').selectOption('2028');
    await drawer.getByLabel('State or province').selectOption('OH');
    await drawer.getByRole('button', { name: /^Show \d+ recruits?$/ }).click();
    await expect(drawer).toBeHidden();

    await expect(page).toHaveURL('/?position=GK&year=2028&state=OH');
    const results = page.getByRole('list', { name: 'Recruits found' });
    const html = await (await page.request.get('/?position=GK&year=2028&state=OH')).text();
    const names: string[] = [];
    // The results before stay until the new ones have arrived.
    await expect(async () => {
      names.splice(0, names.length, ...(await results.getByRole('link').allTextContents()));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(html).toContain(name);
    }).toPass();
    await expect(results.getByRole('listitem').first()).toContainText('Class of 2028');
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/profile\/[^/]+\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '');
  });

  test('[S2-32] Besucher registrieren sich für die zweite Seite, Mitglieder lesen fünf, Gastzugang und Coaches alle @repeated', async ({
    aVisitor,
  }) => {
    const { page: outside } = await aVisitor();
    await outside.goto('/?lang=de&gender=Female');
    await waitForHydration(outside);
    await outside.getByRole('button', { name: 'Weitere Talente' }).click();
    await expect(outside.getByRole('dialog', { name: 'Registriere dich und entdecke mehr' })).toBeVisible();

    for (const [account, pages] of [
      ['newplayer@touchline.example', 5],
      ['guest@touchline.example', 7],
      ['coach@harborpoint.example.edu', 7],
    ] as const) {
      const { page } = await aVisitor({ as: account });
      await openSignedIn(page, '/?lang=de&gender=Female');
      const first = page.getByRole('list', { name: 'Gefundene Talente' }).getByRole('link').first();
      for (let at = 1; at < pages; at += 1) {
        const name = await first.textContent();
        await page.getByRole('link', { name: 'Weitere Talente' }).click();
        await expect(first).not.toHaveText(name ?? '');
      }
      if (pages > 5) continue;
      await page.getByRole('link', { name: 'Weitere Talente' }).click();
      await expect(page.getByRole('heading', { name: 'Du hast fünf Seiten gesehen' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', /^\/plus/);
    }
  });
});
