import { expect, inject, test } from 'vitest';
import { oobCodesFor } from '../support/api/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { joinAs, JOINED_PASSWORD } from '../support/browser/joined';
import { layoutShiftOf, recordLayoutShifts } from '../support/browser/page-start';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';
import { fillInRegistration, goOnWith, openPanel } from '../support/browser/sign-in-panel';

const COLLEGE = 'Harbor Point University';
const CITY = '/Harbor_Point_University/womens/soccer/city';
const EDIT = 'Edit city description';

describeInBrowser('roles in the browser', () => {
  const stack = inject('stackEnvironment');

  test('[S6-01] [S2-13] [S4-08] a coach registers, an admin accepts, and the coach edits on the page that stayed open', async () => {
    const { page, complaints } = await aVisitor();
    const email = `coach-${Date.now()}@harborpoint.example.edu`;
    const lastName = `Newcomer${Date.now()}`;
    const panel = await openPanel(page, '/faqs');
    await goOnWith(panel, email);
    await panel.field('Coach').check({ force: true });
    await panel.field("Women's").check({ force: true });
    await fillInRegistration(panel, { born: '1985-04-17', password: JOINED_PASSWORD });
    await panel.field('Last name').fill(lastName);
    await panel.button('Sign up').click();
    await page.waitForURL('**/account');
    await expect.poll(() => oobCodesFor(email, stack)).toHaveLength(1);
    const [code] = await oobCodesFor(email, stack);
    expect((await fetch(code?.oobLink ?? '')).status).toBe(200);
    await page.goto(CITY);
    await page.getByRole('heading', { level: 2, name: 'City', exact: true }).waitFor();
    await page.getByRole('button', { name: `Your menu, Robin ${lastName}` }).waitFor();
    expect(await page.getByRole('button', { name: EDIT }).count()).toBe(0);

    const admin = await aVisitor();
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

    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByText('Your coach access has been accepted', { exact: false }).waitFor();
    await page.getByRole('button', { name: EDIT }).click();
    const before = await page.getByRole('textbox', { name: EDIT }).inputValue();
    await page.getByRole('textbox', { name: EDIT }).fill('Edited by a coach who has just been accepted.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('College updated successfully', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'UNDO', exact: true }).click();
    await page.getByText(before.slice(0, 40)).waitFor();
    expect(complaints).toEqual([]);
  });

  test('[S1-03] [S4-12] a coach whose mail domain several colleges share chooses one, and waits', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto('/faqs');
    await joinAs(page, { type: 'coach', host: 'example.edu' });
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Your team' });
    await section.getByRole('button', { name: 'Ask for access' }).click();
    await section.getByText('Please choose your position on the staff.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await section.getByLabel('College').selectOption({ label: COLLEGE });
    expect(await section.getByRole('radio', { name: "Women's Soccer" }).isChecked()).toBe(true);
    await section.getByLabel('Your role').selectOption({ label: 'Assistant coach' });

    await section.getByRole('button', { name: 'Ask for access' }).click();

    const roles = page.getByRole('region', { name: 'Your colleges' });
    await roles.getByText('Waiting').waitFor();
    await roles.getByRole('link', { name: COLLEGE }).waitFor();
    await section.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByText(/^Your coach access is being checked/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([
    { email: 'admin@touchline.example', who: 'an admin', address: '/admin/users' },
    { email: 'coach@eastridge.example.edu', who: 'a coach', address: '/account' },
    { email: 'player@touchline.example', who: 'a player', address: '/account' },
  ])('[S2-28] [S4-01] for $who nothing moves while pages arrive, on a phone and on a desktop', async ({ email, address }) => {
    const { page, complaints } = await aVisitor();
    await page.goto('/faqs');
    await signInAs(page, email);
    await page.waitForLoadState('networkidle');
    await recordLayoutShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/faqs', address]) {
        await page.goto(path);
        await page.getByRole('button', { name: /^Your menu/ }).waitFor();
        await page
          .getByRole('main')
          .getByRole('heading', { level: 2 })
          .first()
          .or(page.getByText('Being built'))
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        expect(await layoutShiftOf(page), `${path} at ${width}`).toBe(0);
      }
    }
    expect(complaints).toEqual([]);
  });

  test('[S6-01] whoever is rejected reads why in the account', async () => {
    const { page } = await aVisitor();
    await page.goto('/faqs');
    const lastName = `Stranger${Date.now()}`;
    await joinAs(page, { type: 'coach', host: 'harborpoint.example.edu', lastName });
    const admin = await aVisitor();
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
    await page.getByRole('region', { name: 'Your team' }).getByRole('button', { name: 'Ask for access' }).waitFor();
  });
});
