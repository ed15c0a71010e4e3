import { axeFindings } from '../support/browser/axe-findings';
import { expect, test } from '../support/browser/visitor';

const PAGE = '/Harbor_Point_University/mens/soccer/photos';
const TEXT = 'The second picture of the album shows me. Please take it down.';
const REPLY_TO = 'robin@touchline.example';

test('[S2-14] a visitor without an account asks for the removal of a picture, and an admin decides it and answers by mail @repeated', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ width: 390 });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Legal').filter({ visible: true }).click();
  await footer.getByRole('link', { name: 'Report content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Responsibility for content' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Why?').selectOption({ label: 'It shows me or my child' });
  await page.getByLabel('Address of the page').fill(PAGE);
  await page.getByLabel('What exactly do you mean?').fill(TEXT);
  await page.getByLabel('Your email address').fill(REPLY_TO);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  const [, number = ''] = /number is ([\w-]+)\./.exec(await page.getByText(/^Its number is/).innerText()) ?? [];
  expect(number).not.toBe('');

  const admin = await aVisitor({ as: 'admin@touchline.example' });
  await admin.page.goto(`/admin/users?view=reports&report=${number}`);
  const row = admin.page.getByRole('listitem').filter({ hasText: TEXT });
  await expect(row).toBeFocused();
  await expect(row.getByRole('link', { name: PAGE })).toHaveAttribute('href', PAGE);
  await expect(row.getByRole('link', { name: REPLY_TO })).toBeVisible();
  expect(await axeFindings(admin.page)).toEqual([]);
  await row.getByRole('button', { name: `Close report: ${PAGE}` }).click();
  await admin.page.getByLabel('Your answer').fill('The college has taken the picture down. Thank you for telling us.');
  await admin.page.getByLabel('Reason').fill('The college has taken the picture down.');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Close report' }).click();
  await expect(admin.page.getByText('Our answer: The college has taken the picture down. Thank you')).toBeVisible();
  await expect(admin.page.getByRole('button', { name: `Reopen report: ${PAGE}` })).toBeVisible();
});

test('[S2-14] the contact form is readable without scripts, and says that it needs them', async ({ aVisitor }) => {
  const { page } = await aVisitor({ hasScript: false, locale: 'de-DE' });
  await page.goto('/contact?lang=de');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.locator('form noscript p')).toContainText('Dein Browser führt keine Skripte aus');
  await expect(page.getByText('Das ist eine Demo')).toBeVisible();
});
