import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const COLLEGE = 'Harbor Point University';

test.describe('roles in the browser', () => {
  test('[S1-03] [S4-12] a coach whose mail domain several colleges share chooses one, and waits @repeated', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    await joinAs(page, { type: 'coach', host: 'example.edu', verifiedIn: stack.environment });
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Your team' });
    await section.getByRole('button', { name: 'Ask for access' }).click();
    await expect(section.getByText('Please choose your position on the staff.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await section.getByLabel('College').selectOption({ label: COLLEGE });
    await expect(section.getByRole('radio', { name: "Women's Soccer" })).toBeChecked();
    await section.getByLabel('Your role').selectOption({ label: 'Assistant coach' });

    await section.getByRole('button', { name: 'Ask for access' }).click();

    const roles = page.getByRole('region', { name: 'Your colleges' });
    await expect(roles.getByText('Pending')).toBeVisible();
    await expect(roles.getByRole('link', { name: COLLEGE })).toBeVisible();
    await expect(section).toHaveCount(0);
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await expect(page.getByText(/^Your coach access is being checked/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('[S4-16] whoever is rejected reads why in the account @repeated', async ({ aVisitor, stack }) => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    const lastName = `Stranger${Date.now()}`;
    await joinAs(page, { type: 'coach', host: 'harborpoint.example.edu', lastName, verifiedIn: stack.environment });
    const admin = await aVisitor({ as: 'admin@touchline.example' });
    await openSignedIn(admin.page, '/admin/users');
    await admin.page.getByLabel('Name, email or uid').fill(lastName);
    await admin.page.getByRole('button', { name: 'Search' }).click();
    await admin.page.getByRole('button', { name: `Reject Robin ${lastName} at ${COLLEGE}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Reject this role?' });
    await dialog.getByLabel('Reason').fill('We do not know you at this college.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(admin.page.getByText(`Robin ${lastName} is told why`)).toBeVisible();

    await page.goto('/account');

    await expect(page.getByText('Reason: We do not know you at this college.')).toBeVisible();
    await expect(page.getByText('Not accepted')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your team' }).getByRole('button', { name: 'Ask for access' })).toBeVisible();
  });
});
