import { sidewaysOverflow } from '../../support/browser/sideways';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const TEAM = '/Eastridge_College/mens/soccer/athletics';

test('attack 299: a coach adds a result on a German phone, visitors see its source, and undoing takes it out', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: 'coach@eastridge.example.edu' });
  const { page: visitor } = await aVisitor();
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, `${TEAM}?lang=de`);
  await page.getByRole('button', { name: 'Ergebnis eintragen' }).click();
  await page.getByLabel('Tag').fill('2019-09-14');
  await page.getByLabel(/^Gegner/).fill('Hafen United');
  await page.getByLabel('Eigene Tore').fill('x');
  await page.getByLabel('Gegentore').fill('1');
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  await expect(page.getByText('„x“ ist keine Anzahl von Toren.')).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.getByLabel('Eigene Tore').fill('3');
  await save.click();

  await expect(page.getByRole('region', { name: 'Die Saison 2019' }).getByText(/eingetragen vom Coach des Teams/)).toBeVisible();
  const shown = async (query: string) => (await visitor.request.get(`${TEAM}?${query}`)).text();
  expect(await shown('season=2019')).toContain('Hafen United');
  await page.getByRole('button', { name: 'RÜCKGÄNGIG', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Die Saison 2019' })).toHaveCount(0);
  expect(await shown('lang=de&season=2019')).not.toContain('Hafen United');
});
