import type { Page } from '@playwright/test';
import { aPhoto } from '../support/api/pictures/pictures';
import { axeFindings } from '../support/browser/axe-findings';
import { fillInRegistration, goOnWith, openPanel, PANEL_LABELS } from '../support/browser/sign-in-panel';
import { expect, test } from '../support/browser/visitor';

const BORN = '2004-04-17';
const PASSWORD = 'longer1password';

/** Chooses a file for one of the two pictures and takes the part that the frame shows. */
async function choosePicture(page: Page, label: string): Promise<void> {
  const buffer = Buffer.from(await aPhoto({ width: 900, height: 900 }));
  await page.getByRole('group', { name: label, exact: true }).locator('input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeVisible();
  await dialog.getByRole('button', { name: 'Diesen Ausschnitt nehmen' }).click();
  await expect(
    page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: 'Anderes wählen' }),
  ).toBeVisible();
}

test('[S2-10] [S3-02] a new high-school player goes from registration through the wizard to 100 % with pictures, in German', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ locale: 'de-DE' });
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const save = () => press('Speichern und weiter');
  const panel = await openPanel(page, '/home', 'de');
  await goOnWith(panel, `wizard-${Date.now()}@touchline.example`, 'de');
  await fillInRegistration(panel, { born: BORN, password: PASSWORD, language: 'de' });
  await panel.button(PANEL_LABELS.de.signUp).click();
  await page.waitForURL('**/playerProfileWizard');

  await title('Wer du bist');
  await expect(page.getByText('+15 % hier')).toBeVisible();
  await page.getByLabel('Wo du gerade stehst').selectOption('looking');
  await page.getByRole('combobox', { name: 'Staatsangehörigkeit' }).selectOption('DE');
  await page.getByLabel('Ort', { exact: true }).fill('Freiburg');
  await save();
  await title('Wie du spielst');
  await press('FW Sturm');
  await page.getByText('Links', { exact: true }).click();
  await page.getByLabel('Größe').selectOption(`5'11"`);
  expect(await axeFindings(page)).toEqual([]);
  await save();
  await title('Dein Team');
  await page.getByLabel('Name des Teams').fill('SV Beispiel');
  await page.getByLabel('Art des Teams').selectOption('club');
  await page.getByLabel('Niveau').selectOption('T2');
  await page.getByLabel('Liga').fill('Verbandsliga');
  await page.getByLabel('Land des Teams').selectOption('DE');
  await press('Wappen zeichnen');
  await expect(page.getByRole('img', { name: 'Wappen' })).toBeVisible();
  await save();
  await title('Schule und Noten');
  await page.reload();
  await title('Schule und Noten');
  await page.getByLabel('Schule', { exact: true }).fill('Gymnasium am Beispielweg');
  await page.getByLabel('Jahrgang').selectOption('Senior');
  await page.getByLabel('Abschlussjahr').fill('2027');
  await page.getByText('Deutsch 1–6').click();
  await page.getByLabel('Notenschnitt (GPA)').fill('1,7');
  await expect(page.getByText('Etwa 3,3 von 4,0, geschätzt')).toBeVisible();
  await save();
  await title('Foto und Titelbild');
  await choosePicture(page, 'Foto von dir');
  await choosePicture(page, 'Titelbild');
  await press('Weiter');
  await title('Video und Netzwerke');
  await page.getByLabel('Instagram').fill('@beispiel.spielt');
  await save();
  await title('Wer was sieht');
  await press('Weiter');
  await title('Deine Seite');
  await expect(page.getByText('Alle 20 wichtigen Felder sind gefüllt. Spielbereit.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const own: unknown = await (await page.request.get('/ui/v1/profile')).json();
  expect(own).toMatchObject({
    gpa: 1.7,
    gpaOf: 6,
    teams: [{ teamName: 'SV Beispiel', showInHeader: true, logo: expect.any(String) }],
    profilePicture: expect.any(String),
    cover: expect.any(String),
    social: { instagram: 'beispiel.spielt' },
  });
});
