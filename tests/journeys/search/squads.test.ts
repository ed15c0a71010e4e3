import { waitForHydration } from '../../support/browser/page-start';
import { expect, test } from '../../support/browser/visitor';

test('in German, a goalkeeper finds colleges where a place in goal opens and freshmen play, and sees whose squad opens it', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor();
  await page.goto('/colleges?gender=female&lang=de');
  await waitForHydration(page);
  const filters = page.getByRole('complementary', { name: 'Filter' });

  await filters.getByRole('link', { name: /^Frauen: Tor zum Herbst 2027/ }).click();
  await page.waitForURL(/opens=wGK2027/);
  await filters.getByRole('link', { name: /^Frauen: öfter Startelf als im Median der Division \(2024\)/ }).click();
  await page.waitForURL(/freshmen=/);
  await expect(page.getByRole('link', { name: /^Stanford/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Clemson/ }).click();

  await page.getByRole('link', { name: 'Sport', exact: true }).click();
  const squad = page.getByRole('region', { name: 'Der Kader' });
  await expect(squad.getByRole('row', { name: 'Tor 2 von 3' })).toBeAttached();
  await expect(squad.getByText(/^Freshmen standen 2024 bei \d+ von 100 Einsätzen in der Startelf/)).toBeVisible();
});
