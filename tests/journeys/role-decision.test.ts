import { expect, inject, test } from 'vitest';
import { oobCodesFor } from '../support/api/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { joinAs } from '../support/browser/joined';
import { aReader, describeInBrowser } from '../support/browser/reader';
import { signInAs } from '../support/browser/sign-in';

const COLLEGE = 'Harbor Point University';
const CITY = '/Harbor_Point_University/womens/soccer/city';
const EDIT = 'Edit city description';

describeInBrowser('roles in the browser', () => {
  const stack = inject('stackEnvironment');
  test('[S6-01] [S2-13] an admin accepts a coach, who then edits without signing in again', async () => {
    const { page } = await aReader();
    await page.goto(CITY);
    const lastName = `Newcomer${Date.now()}`;
    const email = await joinAs(page, { type: 'coach', host: 'harborpoint.example.edu', lastName });
    await page.goto('/account/login-and-security');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText(`We have sent the link to ${email}`).waitFor();
    const [code] = await oobCodesFor(email, stack);
    expect((await fetch(code?.oobLink ?? '')).status).toBe(200);
    await page.goto(CITY);
    await page.getByRole('heading', { level: 2, name: 'City', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: EDIT }).count()).toBe(0);

    const admin = await aReader();
    await admin.page.goto('/faqs');
    await signInAs(admin.page, 'admin@touchline.example');
    await admin.page.goto('/admin/users');
    await admin.page.getByRole('button', { name: `Accept Robin ${lastName} at ${COLLEGE}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Accept this coach?' });
    await dialog.waitFor();
    expect(await axeFindings(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await admin.page.getByText(`Robin ${lastName} may edit ${COLLEGE} now`).waitFor();
    expect(admin.complaints).toEqual([]);

    await page.goto(CITY);
    await page.getByRole('button', { name: EDIT }).waitFor();
  });

  test('[S6-01] whoever is rejected reads why in the account', async () => {
    const { page } = await aReader();
    await page.goto('/faqs');
    const lastName = `Stranger${Date.now()}`;
    await joinAs(page, { type: 'coach', host: 'harborpoint.example.edu', lastName });
    const admin = await aReader();
    await admin.page.goto('/faqs');
    await signInAs(admin.page, 'admin@touchline.example');
    await admin.page.goto(`/admin/users?search=${lastName}`);
    await admin.page.getByRole('button', { name: `Reject Robin ${lastName} at ${COLLEGE}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Reject this coach?' });
    await dialog.getByLabel('Reason').fill('We do not know you at this college.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await admin.page.getByText(`Robin ${lastName} is told why`).waitFor();

    await page.goto('/account');

    await page.getByText('Reason: We do not know you at this college.').waitFor();
    await page.getByText('Not accepted').waitFor();
  });
});
