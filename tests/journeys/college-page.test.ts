import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from '../support/browser/axe-findings';
import { waitForHydration } from '../support/browser/page-start';
import { aVisitor, describeInBrowser } from '../support/browser/visitor';
import { signInAs } from '../support/browser/sign-in';
import { importTeamsFrom } from '../support/stack/import-teams-from';
import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';

const HARBOR_POINT = '/Harbor_Point_University/womens/soccer';
const COLLEGE = '/ui/v1/colleges/harbor-point-university';

describeInBrowser('a college page in the browser', () => {
  const baseUrl = inject('baseUrl');

  beforeAll(async () => {
    await importTeamsFrom(join(repositoryRoot, 'tests/fixtures/teams-sample.csv'), inject('stackEnvironment'));
  }, 120_000);

  test('[S2-19] its subpages are reached by a click and by their address, and the choice of team keeps the subpage', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto(HARBOR_POINT);
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    for (const [name, heading] of [
      ['Athletics', 'Coaching staff'],
      ['Academics', 'Majors'],
      ['Facilities', 'Facilities'],
      ['Campus', 'Campus'],
      ['City', 'City'],
    ] as const) {
      await parts.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`${HARBOR_POINT}/${name.toLowerCase()}`);
    }
    await page.goto(`${HARBOR_POINT}/album/Athletic%20Facilities`);
    await page.getByRole('heading', { level: 2, name: 'Athletic Facilities' }).waitFor();

    await page.goto(`${HARBOR_POINT}/athletics`);
    await page.getByRole('link', { name: 'Maren Lockhaven' }).waitFor();
    await page.getByRole('navigation', { name: 'Teams' }).getByRole('link', { name: 'Men’s soccer', exact: true }).click();
    await page.getByRole('link', { name: 'Rowan Tidewell' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Harbor_Point_University/mens/soccer/athletics');
    expect(complaints).toEqual([]);
  });

  test('[S1-12] [S8-03] the keyboard alone edits a text and takes the edit back', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto(`${HARBOR_POINT}/city`);
    await signInAs(page, 'coach@harborpoint.example.edu');
    const before = await textOf(page, 'city');
    const pencil = page.getByRole('button', { name: 'Edit city description' });
    await pencil.focus();

    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Edit city description' }).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A port that works for a living.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await page.getByText('College updated successfully', { exact: true }).waitFor();
    await page.getByText('A port that works for a living.').waitFor();
    await pencil.and(page.locator(':focus')).waitFor();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true });
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.getByText('A port that works for a living.').waitFor({ state: 'detached' });
    expect(await textOf(page, 'city')).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('[S6-02] [S8-03] a coach adds a member of staff by the keyboard, everyone sees them, and takes it back', async () => {
    const { page, complaints } = await aVisitor();
    await page.goto(`${HARBOR_POINT}/athletics`);
    await signInAs(page, 'coach@harborpoint.example.edu');
    const add = page.getByRole('button', { name: 'Add a staff member' });
    await add.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Add a staff member' });
    await form.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Test Person');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Goal');
    await form.getByRole('textbox', { name: 'Email' }).fill('not an address');
    await form.getByRole('button', { name: 'Upload a picture' }).waitFor();
    await page.keyboard.press('Enter');
    await form.getByText('Please enter a valid email address.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('test-person@harborpoint.example.edu');
    await page.keyboard.press('Enter');

    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Test Person' }) });
    await card.getByText('Goalkeeper coach').waitFor();
    await card.getByRole('link', { name: 'test-person@harborpoint.example.edu' }).waitFor();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true });
    await undo.focus();
    expect(await (await page.request.get(COLLEGE)).text()).toContain('"id":"test-person"');
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
    expect(await (await page.request.get(COLLEGE)).text()).not.toContain('test-person');
    expect(complaints).toEqual([]);
  });

  test('two coaches at one text: the slower one sees both versions and decides', async () => {
    const { page } = await aVisitor();
    await page.goto(`${HARBOR_POINT}/facilities`);
    await signInAs(page, 'coach@harborpoint.example.edu');
    const other = await aVisitor();
    await other.page.goto('/colleges');
    await signInAs(other.page, 'admin@touchline.example');
    await page.getByRole('button', { name: 'Edit facilities description' }).click();
    await page.getByRole('textbox', { name: 'Edit facilities description' }).fill('Mine: two pitches by the sea.');
    const before = await textOf(page, 'facilities');
    const saveAsOther = (value: string | null) =>
      other.page.evaluate(
        async ([address, body]) =>
          (await fetch(`${address}/patch`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
        [COLLEGE, JSON.stringify({ patch: [{ op: 'replace', path: '/facilities/description', value }] })] as const,
      );
    expect(await saveAsOther('Theirs: three pitches.')).toBe(200);

    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this too' });
    await dialog.getByRole('group', { name: 'Yours' }).getByText('Mine: two pitches by the sea.').waitFor();
    await dialog.getByRole('group', { name: 'Theirs now' }).getByText('Theirs: three pitches.').waitFor();
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('College updated successfully', { exact: true }).waitFor();
    await page.getByText('Mine: two pitches by the sea.').waitFor();
    expect(await textOf(page, 'facilities')).toBe('Mine: two pitches by the sea.');
    expect(await saveAsOther(before)).toBe(200);
  });

  test.each([
    ...['', '/athletics', '/academics', '/facilities', '/campus', '/city'].map((part) => HARBOR_POINT + part),
    '/Stanford_University/womens/soccer',
    '/Stanford_University/womens/soccer/campus',
  ])('%s has nothing that axe finds, and asks no other site for anything', async (address) => {
    const { page, complaints } = await aVisitor();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== new URL(baseUrl).hostname) elsewhere.push(request.url());
    });
    await page.goto(address);
    await page.getByRole('navigation', { name: 'Parts of this page' }).waitFor();
    await page.waitForLoadState('networkidle');

    expect(await axeFindings(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['dark', 'en-US'],
    ['dark', 'de-DE'],
    ['light', 'de-DE'],
  ] as const)(
    'in %s colours and %s, axe finds nothing on a college page nor where there is no college',
    async (colorScheme, locale) => {
      const { page } = await aVisitor({ locale });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const address of [HARBOR_POINT, `${HARBOR_POINT}/academics`, '/No_Such_College/mens/soccer']) {
        await page.goto(address);
        await page.waitForURL((url) => (url.searchParams.get('lang') === 'de') === (locale === 'de-DE'));
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');

        expect(await page.locator('html').getAttribute('lang'), address).toBe(locale.slice(0, 2));
        expect(await page.locator('html').getAttribute('class'), address).toContain(colorScheme);
        expect(await axeFindings(page), address).toEqual([]);
      }
    },
  );
});

async function textOf(page: Page, part: 'city' | 'facilities'): Promise<string | null> {
  const college = (await (await page.request.get(COLLEGE)).json()) as Record<typeof part, { description?: string } | undefined>;
  return college[part]?.description ?? null;
}
