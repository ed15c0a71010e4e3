import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe-findings';
import { openSignedIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const ADMIN = 'admin@touchline.example';
const COLLEGE = '/ui/v1/colleges/harbor-point-university';
const PAGE = '/Harbor_Point_University/womens/soccer/administration';

async function edit(page: Page, path: string, value: unknown): Promise<void> {
  const answer = await page.request.post(`${COLLEGE}/patch`, { data: { patch: [{ op: 'replace', path, value }] } });
  expect(answer.status()).toBe(200);
}

const nicknameIn = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get(COLLEGE)).json()) as { readonly nickname: unknown }).nickname;

test.describe('the administration of a college', () => {
  test('[S1-12] a change is restored and what others did since stays; where its place changed, nothing happens @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    const other = await aVisitor({ as: ADMIN });
    await openSignedIn(page, '/faqs');
    await openSignedIn(other.page, '/faqs');
    const before = await nicknameIn(page);
    await edit(page, '/nickname', 'Terns of the Point');
    await edit(other.page, '/abbreviation', 'HPX');

    await page.goto(PAGE);
    const row = page.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: 'Nickname' }).first();
    await row.getByText('What changed').click();
    await expect(row.getByText('Terns of the Point')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: /^Undo this change/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo this change?' });
    await dialog.getByRole('button', { name: 'Undo this change' }).click();
    await expect(row.getByText(/^Undone by you/)).toBeVisible();
    expect(await nicknameIn(page)).toBe(before);
    expect(await (await page.request.get(COLLEGE)).text()).toContain('"abbreviation":"HPX"');

    await edit(page, '/nickname', 'Gulls of the Point');
    await edit(other.page, '/nickname', 'Herons of the Point');
    await page.reload();
    const mine = page
      .getByRole('listitem')
      .filter({ hasText: 'Nickname' })
      .filter({ hasText: /^Nickname\s*You/ })
      .first();
    await mine.getByRole('button', { name: /^Undo this change/ }).click();
    await dialog.getByRole('button', { name: 'Undo this change' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'changed since' })).toBeVisible();
    expect(await nicknameIn(page)).toBe('Herons of the Point');
    await edit(other.page, '/nickname', before);
    await edit(other.page, '/abbreviation', 'HPU');
  });

  test('an invitation to the staff goes out by mail, is seen as opened, and is revoked @repeated', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, PAGE);
    const email = `keeper${Date.now()}@people.example`;
    await page.getByRole('button', { name: 'Invite staff' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone to the staff' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Role').selectOption({ label: 'Goalkeeper coach' });
    expect(await axeFindings(page)).toEqual([]);
    const sent = page.waitForResponse((response) => response.url().endsWith('/invites') && response.status() === 201);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    const { invite } = (await (await sent).json()) as { readonly invite: { readonly inviteId: string } };

    const row = page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText('Sent', { exact: true })).toBeVisible();
    const stranger = await aVisitor();
    const opened = await stranger.page.request.post(`${stack.url}/ui/v1/coachInvites/open`, {
      data: { inviteId: invite.inviteId },
    });
    expect(await opened.json()).toMatchObject({ college: { name: 'Harbor Point University' }, state: 'opened', isForYou: null });
    await page.reload();
    await expect(row.getByText('Opened', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: `Revoke the invitation of ${email}` }).click();
    await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  });
});

test('[S2-13] an admin on a German phone opens what can be done about a college, renames it, and its old address leads on @repeated', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: ADMIN });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/admin/colleges?text=Hastings&lang=de');
  await page.getByRole('button', { name: 'Hastings verwalten' }).click();
  const drawer = page.getByRole('dialog', { name: 'Hastings' });
  for (const name of ['Angabe korrigieren', 'Archivieren'] as const) {
    await drawer.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Abbrechen' }) });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await drawer.getByRole('button', { name: 'Umbenennen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Umbenennen' });
  await dialog.getByLabel('Adresse').fill('Hastings_of_the_Plains');
  await dialog.getByRole('button', { name: 'Umbenennen' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/Hastings_College/mens/soccer');
  await expect(page).toHaveURL(/\/Hastings_of_the_Plains\//);
});
