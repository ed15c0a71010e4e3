import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';
import { aPng } from '../../support/api/pictures/pictures';

const HARBOR_POINT = 'Harbor Point University';
const EASTRIDGE = 'Eastridge College';

test('a player on a phone writes down a visit in German, adds a photo and compares two colleges', async ({ aVisitor, stack }) => {
  const { page } = await aVisitor({ locale: 'de-DE' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs?lang=de');
  await joinAs(page, { lastName: 'Besuch', verifiedIn: stack.environment });
  for (const college of ['harbor-point-university', 'eastridge-college'])
    expect((await page.request.put(`/ui/v1/savedColleges/${college}`, { data: {} })).ok()).toBe(true);
  await openSignedIn(page, '/mycolleges');
  await page.getByRole('link', { name: `Besuche: ${HARBOR_POINT}` }).click();
  await expect(page.getByRole('heading', { name: `Noch kein Besuch bei ${HARBOR_POINT}` })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Ein Besuch' });
  await page.getByRole('button', { name: `Besuch aufschreiben: ${HARBOR_POINT}` }).click();
  await dialog.getByLabel('Tag').fill('2026-10-10');
  await dialog.getByLabel('Mit wem').fill('Meine Eltern');
  await dialog.getByRole('group', { name: 'Coach' }).getByText('5').click();
  await dialog.getByRole('group', { name: 'Wohnheim' }).getByText('2').click();
  await dialog.getByLabel('Was du dir merken willst').fill('Wir haben ein Training gesehen.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Besuch speichern' }).click();
  const visit = page.getByRole('listitem', { name: `${HARBOR_POINT}, 10. Oktober 2026` });
  await expect(visit.getByText('3,5 im Schnitt, 2 von 10 Fragen')).toBeVisible();

  const photo = { name: 'campus.png', mimeType: 'image/png', buffer: Buffer.from(await aPng(600, 400)) };
  await visit.locator('input[type=file]').setInputFiles(photo);
  await expect(visit.getByText('Fotos: 1/6')).toBeVisible();
  const shown = visit.getByRole('img', { name: /^Foto 1: / });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Alle Besuche' }).click();
  await page.getByRole('button', { name: 'Besuch aufschreiben' }).click();
  await dialog.getByLabel('College').selectOption(EASTRIDGE);
  await dialog.getByRole('group', { name: 'Coach' }).getByText('4').click();
  await dialog.getByRole('button', { name: 'Besuch speichern' }).click();
  const table = page.getByRole('region', { name: 'Nebeneinander' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Frage', /^Eastridge College/, /^Harbor Point University/]);
  await expect(table.getByRole('row', { name: /^Wohnheim/ }).getByRole('cell')).toHaveText(['–offen', '2']);
  await expect(table.getByRole('row', { name: /^Alle Fragen/ }).getByRole('cell')).toHaveText(['4', '3,5']);
  expect(await axeFindings(page)).toEqual([]);
});
