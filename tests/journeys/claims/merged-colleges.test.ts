import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe-findings';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const ADMIN = 'admin@touchline.example';
/** Nobody else's journey reads what this member has saved. */
const MEMBER = 'guest@touchline.example';

/** Creates a college with both teams in the administration. */
async function create(page: Page, name: string, league: string): Promise<{ readonly _id: string; readonly pathName: string }> {
  await page.getByRole('button', { name: 'Create college' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a college' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Website').fill(`https://www.${name.toLowerCase().replaceAll(' ', '-')}.edu/`);
  await dialog.getByLabel('League').selectOption(league);
  const created = page.waitForResponse((answer) => answer.url().endsWith('/admin/colleges') && answer.status() === 201);
  await dialog.getByRole('button', { name: 'Create college' }).click();
  const { college } = (await (await created).json()) as { readonly college: { readonly _id: string; readonly pathName: string } };
  await expect(page.getByRole('button', { name: `Manage ${name}` })).toBeVisible();
  return college;
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: action }).click();
}

test('[S2-39] two pages about one college become one: its address leads there, a save moves, and the undo puts both back @repeated', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: ADMIN });
  const member = await aVisitor({ as: MEMBER });
  const tag = String(Date.now());
  const [old, kept] = [`Larkfield College ${tag}`, `Larkfield University ${tag}`];
  await openSignedIn(page, `/admin/colleges?text=${tag}`);
  const merged = await create(page, old, 'naia');
  const remaining = await create(page, kept, 'naia');
  await openSignedIn(member.page, '/mycolleges');
  const savedIn = async () => {
    const { items } = (await (await member.page.request.get('/ui/v1/savedColleges')).json()) as {
      readonly items: readonly { readonly collegeId: string }[];
    };
    return items.map(({ collegeId }) => collegeId).filter((id) => [merged._id, remaining._id].includes(id));
  };
  const saved = await member.page.request.put(`/ui/v1/savedColleges/${merged._id}`, { data: { note: 'Visit.' } });
  expect(saved.status()).toBe(200);

  await page.reload();
  await choose(page, old, 'Merge into …');
  const dialog = page.getByRole('dialog', { name: `Merge ${old}` });
  await dialog.getByLabel('Name of the college that stays').fill(kept);
  await dialog.getByLabel('College that stays', { exact: true }).selectOption({ label: kept });
  await expect(dialog.getByRole('row', { name: 'People who saved it' })).toContainText('1');
  await expect(dialog.getByText(`Both have a men’s and women’s page. What ${kept} has stays.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('The same college.');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(`${old} is now part of ${kept}`)).toBeVisible();
  await page.goto(`/${merged.pathName}/mens/soccer`);
  await expect(page).toHaveURL(new RegExp(`/${remaining.pathName}/mens/soccer`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(kept);
  expect(await savedIn()).toEqual([remaining._id]);

  await page.goto(`/admin/colleges?view=archived&text=${tag}`);
  await choose(page, old, 'Undo the merge');
  const undo = page.getByRole('dialog', { name: `Undo the merge of ${old}?` });
  await undo.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText(`${old} is back`)).toBeVisible();
  await page.goto(`/${merged.pathName}/mens/soccer`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(old);
  expect(await savedIn()).toEqual([merged._id]);
});
