import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const ADMIN = 'admin@touchline.example';
const COLLEGE = 'McGill University';

test('[S4-16] a U SPORTS coach whom an admin invites accepts by the link and edits the page at once', async ({
  aVisitor,
  stack,
}) => {
  const admin = await aVisitor({ as: ADMIN });
  await openSignedIn(admin.page, '/faqs');
  const { page } = await aVisitor();
  await page.goto('/faqs');
  const email = await joinAs(page, { type: 'parent', host: 'athletics.example', verifiedIn: stack.environment });
  const found = await page.request.get('/ui/v1/colleges/McGill_University');
  expect(found.status()).toBe(200);
  const { _id: collegeId } = (await found.json()) as { readonly _id: string };
  const patch = () =>
    page.request.post(`/ui/v1/colleges/${collegeId}/patch`, {
      data: { patch: [{ op: 'replace', path: '/nickname', value: 'Reds' }] },
    });
  expect((await patch()).status()).toBe(403);
  const sent = await admin.page.request.post('/ui/v1/admin/coachInvites', {
    data: { lines: [{ email, college: COLLEGE, team: 'male', post: 'headcoach' }] },
  });
  expect(await sent.json()).toMatchObject({ results: [{ reason: null, isFine: true }] });
  const listed = await admin.page.request.get('/ui/v1/admin/coachInvites');
  const { items } = (await listed.json()) as { readonly items: readonly { readonly email: string; readonly inviteId: string }[] };
  const inviteId = items.find((one) => one.email === email)?.inviteId ?? '';

  await page.goto(`/claimCollege?invite=${inviteId}`);
  await page.getByRole('button', { name: 'Accept the invitation', exact: true }).click();
  await expect(page.getByText(/^You are part of this college\./)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the page' }).click();
  await page.waitForURL('**/McGill_University/mens/soccer');
  expect((await patch()).status()).toBe(200);

  const profile = await page.request.get('/ui/v1/profile');
  const { _id: uid } = (await profile.json()) as { readonly _id: string };
  await admin.page.goto(`/admin/users?person=${uid}`);
  const evidence = admin.page.getByRole('region', { name: 'Evidence of roles' });
  await expect(evidence.getByText(/^Invited in the name of Touchline by .*Overlook/)).toBeVisible();
  expect(await axeFindings(admin.page)).toEqual([]);
});
