import type { Page } from '@playwright/test';
import { oobCodesFor } from '../support/api/sign-in/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { JOINED_PASSWORD } from '../support/browser/joined';
import { sidewaysOverflow } from '../support/browser/sideways';
import { openSignedIn } from '../support/browser/sign-in';
import { fillInRegistration, goOnWith, openPanel } from '../support/browser/sign-in-panel';
import { expect, test } from '../support/browser/visitor';

/** No other file edits this college. */
const HARBOR_POINT = '/Harbor_Point_University/womens/soccer';
const COLLEGE = '/ui/v1/colleges/harbor-point-university';
const COACH = 'coach@harborpoint.example.edu';
const ADMIN = 'admin@touchline.example';
const EDIT_CITY = 'Edit city description';

test.describe('editing a college in the browser', () => {
  test('[S1-12] [S8-03] [S4-14] the coach edits a text, sees the toast and takes the edit back', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${HARBOR_POINT}/campus`);
    const before = await textOf(page, 'campus');

    await page.getByRole('button', { name: 'Edit campus description' }).click();
    await page.getByRole('textbox', { name: 'Edit campus description' }).fill('Brick walks down to the water.');
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByText('Brick walks down to the water.')).toBeVisible();
    await page.getByRole('button', { name: 'UNDO', exact: true }).click();
    await expect(page.getByText('Brick walks down to the water.')).toHaveCount(0);
    expect(await textOf(page, 'campus')).toBe(before);
  });

  test('261: a word of a hundred letters breaks in the overview of a phone @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${HARBOR_POINT}/athletics`);
    const { athletics, city } = (await (await page.request.get(COLLEGE)).json()) as LongTexts;
    const team = athletics.sport.findIndex(({ sex }) => sex === 'female');
    const texts = {
      '/city/description': city.description,
      [`/athletics/sport/${team}/description`]: athletics.sport[team]?.description,
    };
    const word = 'Pass'.repeat(25);
    for (const path of Object.keys(texts)) expect(await save(page, path, word)).toBe(200);

    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, HARBOR_POINT);
    await expect(page.getByText(word)).toHaveCount(1);
    expect(await sidewaysOverflow(page)).toEqual([]);
    for (const [path, before] of Object.entries(texts)) expect(await save(page, path, before ?? null)).toBe(200);
  });

  test('[S1-12] [S8-03] the keyboard alone edits a text and takes the edit back @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${HARBOR_POINT}/city`);
    const before = await textOf(page, 'city');
    const pencil = page.getByRole('button', { name: 'Edit city description' });
    await pencil.focus();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Edit city description' })).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A port that works for a living.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByText('A port that works for a living.')).toBeVisible();
    await expect(pencil).toBeFocused();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('A port that works for a living.')).toHaveCount(0);
    expect(await textOf(page, 'city')).toBe(before);
  });

  test('[S1-12] [S4-14] a coach adds a member of staff by the keyboard, everyone sees them, and takes it back @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${HARBOR_POINT}/athletics`);
    const add = page.getByRole('button', { name: 'Add a staff member' });
    await add.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Add a staff member' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Test Person');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Goal');
    await form.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await expect(form.getByRole('button', { name: 'Upload a picture' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('test-person@harborpoint.example.edu');
    await page.keyboard.press('Enter');

    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Test Person' }) });
    await expect(card.getByText('Goalkeeper coach')).toBeVisible();
    await expect(card.getByRole('link', { name: 'test-person@harborpoint.example.edu' })).toBeVisible();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true });
    await undo.focus();
    expect(await (await page.request.get(COLLEGE)).text()).toContain('"id":"test-person"');
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    expect(await (await page.request.get(COLLEGE)).text()).not.toContain('test-person');
  });

  test('two coaches at one text: the slower one sees both versions and decides @repeated', async ({ aVisitor }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${HARBOR_POINT}/facilities`);
    const other = await aVisitor({ as: ADMIN });
    await openSignedIn(other.page, '/faqs');
    await page.getByRole('button', { name: 'Edit facilities description' }).click();
    await page.getByRole('textbox', { name: 'Edit facilities description' }).fill('Mine: two pitches by the sea.');
    const before = await textOf(page, 'facilities');
    expect(await saveFacilities(other.page, 'Theirs: three pitches.')).toBe(200);

    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(dialog.getByRole('group', { name: 'Yours' }).getByText('Mine: two pitches by the sea.')).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Theirs now' }).getByText('Theirs: three pitches.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace with mine' }).click();
    await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByText('Mine: two pitches by the sea.')).toBeVisible();
    expect(await textOf(page, 'facilities')).toBe('Mine: two pitches by the sea.');
    expect(await saveFacilities(other.page, before)).toBe(200);
  });

  test('by keyboard alone the focus stays where a coach works: a collision, a deleted photo, a removed album, the editors’ bar @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    const focused = page.locator(':focus');
    const press = async (name: string) => {
      const control = page.getByRole('button', { name, exact: true });
      // The page may still be moving the focus to where the last act leaves it.
      await expect(async () => {
        await control.focus();
        await expect(control).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Enter');
    };
    await openSignedIn(page, `${HARBOR_POINT}/facilities`);
    const other = await aVisitor({ as: ADMIN });
    await openSignedIn(other.page, '/faqs');
    const before = (await textOf(page, 'facilities')) ?? '';
    const pencil = page.getByRole('button', { name: 'Edit facilities description' });
    const text = page.getByRole('textbox', { name: 'Edit facilities description' });
    await press('Edit facilities description');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Mine is the last sentence.');
    expect(await saveFacilities(other.page, `Theirs is the first sentence. ${before}`)).toBe(200);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(dialog.getByRole('group', { name: 'Yours' }).locator('ins')).toContainText('Mine is the last sentence.');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press('Take both');
    await expect(pencil).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Theirs is the first sentence.');
    await expect(page.getByRole('main')).toContainText('Mine is the last sentence.');

    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Mine alone.');
    expect(await saveFacilities(other.page, before)).toBe(200);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await press('Keep editing');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await expect(text).toHaveValue('Mine alone.');

    await openSignedIn(page, `${HARBOR_POINT}/album/Campus`);
    const deleting = page.getByRole('main').getByRole('button', { name: /^Delete / });
    await expect(deleting.nth(1)).toBeVisible();
    const [, second] = await deleting.all();
    const nameOfSecond = (await second?.getAttribute('aria-label')) ?? '';
    const count = await deleting.count();
    await deleting.first().focus();
    await page.keyboard.press('Enter');
    await expect(deleting).toHaveCount(count - 1);
    await expect(focused).toHaveAccessibleName(nameOfSecond);
    await press('UNDO');
    await expect(deleting).toHaveCount(count);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'UNDO', exact: true })).toHaveCount(0);
    await press('Remove the album Campus');
    await expect(deleting).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await press('UNDO');
    await expect(page.getByText('College updated successfully', { exact: true })).toHaveCount(0);

    await openSignedIn(page, `${HARBOR_POINT}/facilities`);
    const eye = page.getByRole('button', { name: 'Show how complete this page is' });
    const view = page.getByRole('button', { name: 'View as visitor' });
    await expect(eye.or(view)).toBeVisible();
    if (await eye.isVisible()) await eye.press('Enter');
    await press('View as visitor');
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await expect(focused).toHaveAccessibleName('Back to editing');
    await page.keyboard.press('Enter');
    await expect(pencil).toBeVisible();
    await expect(focused).toHaveAccessibleName('View as visitor');
  });

  test('[S4-16] [S6-02] [S2-13] a coach registers, an admin accepts, and the coach edits on the page that stayed open', async ({
    aVisitor,
    stack: { environment },
  }) => {
    const { page } = await aVisitor();
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
    await expect.poll(() => oobCodesFor(email, environment)).toHaveLength(1);
    const [code] = await oobCodesFor(email, environment);
    expect((await fetch(code?.oobLink ?? '')).status).toBe(200);
    // The request enters the queue with the first look at the account after the address is verified.
    await page.goto('/account');
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await page.goto(`${HARBOR_POINT}/city`);
    await expect(page.getByRole('heading', { level: 2, name: 'City', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Your menu, Robin ${lastName}` })).toBeVisible();
    await expect(page.getByRole('button', { name: EDIT_CITY })).toHaveCount(0);

    const admin = await aVisitor({ as: ADMIN });
    await openSignedIn(admin.page, '/admin/users');
    await admin.page.getByRole('button', { name: `Accept Robin ${lastName} at Harbor Point University` }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Accept this role?' });
    await expect(dialog).toBeVisible();
    expect(await axeFindings(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(admin.page.getByText(`Robin ${lastName} can now edit Harbor Point University`)).toBeVisible();

    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText('Your coach access has been accepted', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: EDIT_CITY }).click();
    const before = await page.getByRole('textbox', { name: EDIT_CITY }).inputValue();
    await page.getByRole('textbox', { name: EDIT_CITY }).fill('Edited by a coach who has just been accepted.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'UNDO', exact: true }).click();
    await expect(page.getByText(before.slice(0, 40))).toBeVisible();
  });
});

async function textOf(page: Page, part: 'campus' | 'city' | 'facilities'): Promise<string | null> {
  const college = (await (await page.request.get(COLLEGE)).json()) as Record<typeof part, { description?: string } | undefined>;
  return college[part]?.description ?? null;
}

interface LongTexts {
  readonly city: { readonly description: string | null };
  readonly athletics: { readonly sport: readonly { readonly sex: string; readonly description: string | null }[] };
}

function saveFacilities(page: Page, value: string | null): Promise<number> {
  return save(page, '/facilities/description', value);
}

/** Saves one text of the college as the signed-in user, and returns the answer's status. */
function save(page: Page, path: string, value: string | null): Promise<number> {
  return page.evaluate(
    async ([address, body]) =>
      (await fetch(`${address}/patch`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    [COLLEGE, JSON.stringify({ patch: [{ op: 'replace', path, value }] })] as const,
  );
}
