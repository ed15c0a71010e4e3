import type { Page } from '@playwright/test';
import { aPhoto } from '../support/api/pictures/pictures';
import { axeFindings } from '../support/browser/axe-findings';
import { joinAs } from '../support/browser/joined';
import { openSignedIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

const ADMIN = 'admin@touchline.example';
const WIZARD = '/coachonboardingwizard';
/** An imported college, which has facts of public lists and nothing of a coach; no other file edits it. */
const PAGE = '/Amherst_College/womens/soccer';
const HOST = 'amherst.edu';

interface OwnProfile {
  readonly _id: string;
  readonly roles: readonly { readonly value: string; readonly status: string; readonly type: string }[];
}

const profileOf = async (page: Page) => (await (await page.request.get('/ui/v1/profile')).json()) as OwnProfile;

test('[S2-10] a coach takes an empty college through the wizard: first waiting, then accepted, to the page that visitors see @repeated', async ({
  aVisitor,
  stack,
}) => {
  const { page } = await aVisitor();
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/faqs');
  const lastName = `Firstpage${Date.now()}`;
  await joinAs(page, { type: 'coach', host: HOST, lastName, verifiedIn: stack.environment });
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Your colleges' }).getByText('Pending')).toBeVisible();

  await page.goto(WIZARD);
  await title('Your college and your team');
  await page.getByLabel('Your role').selectOption({ label: 'Head coach' });
  await press('Save my role');
  await title('You on the staff');
  await expect(page.getByRole('heading', { name: 'Your request is being checked' })).toBeVisible();
  const { _id: uid, roles } = await profileOf(page);
  expect(roles).toMatchObject([{ type: 'headcoach', status: 'Pending' }]);
  const collegeId = roles[0]?.value ?? '';
  const admin = await aVisitor({ as: ADMIN });
  await openSignedIn(admin.page, '/faqs');
  const decision = { type: 'headcoach', collegeId, decision: 'accepted', reason: null };
  expect((await admin.page.request.post(`/ui/v1/admin/users/${uid}/roles`, { data: decision })).status()).toBe(200);

  await page.goto(WIZARD);
  await title('You on the staff');
  await page.getByLabel(/^At this college since/).fill('2021');
  expect(await axeFindings(page)).toEqual([]);
  await press('Save and continue');
  for (const group of ['What a year costs', 'Getting in']) {
    await title(group);
    await press('Yes, all of this is right');
    await expect(page.getByRole('button', { name: 'Yes, all of this is right' })).toHaveCount(0);
    await press('Skip for now');
  }
  await title('First photos');
  const photo = { name: 'pitch.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPhoto()) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText('One photo on your page')).toBeVisible();

  await page.goto(WIZARD);
  await title('Who you are looking for');
  await page.getByRole('combobox').first().selectOption({ label: 'Open' });
  await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
  await press('Done');
  await title('Your camps');
  await page.getByLabel('Name of the camp').fill('First Clinic');
  await page.getByLabel('First day').fill('2099-07-10');
  await page.getByLabel('Last day').fill('2099-07-11');
  await press('Save and continue');
  await title('How we write to recruits');
  await press('I commit to this');
  await title('Your staff');
  const colleague = `colleague${Date.now()}@${HOST}`;
  await page.getByLabel('Your colleague’s email').fill(colleague);
  await page.getByLabel('Role on the staff').selectOption({ label: 'Assistant coach' });
  await press('Invite');
  await expect(page.getByText(`${colleague} is invited`)).toBeVisible();
  await press('Continue');
  await title('Your page');
  await expect(page.getByText(/^\d+% of the page is complete/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the page' }).click();
  await page.waitForURL(`**${PAGE}`);

  const visitor = await aVisitor();
  await visitor.page.goto(`${PAGE}?fresh=${Date.now()}`);
  await expect(visitor.page.getByText(`Robin ${lastName}`).first()).toBeVisible();
  const stored: unknown = await (await visitor.page.request.get(`/ui/v1/colleges/${collegeId}`)).json();
  expect(stored).toMatchObject({ cover: expect.any(String) });
});
