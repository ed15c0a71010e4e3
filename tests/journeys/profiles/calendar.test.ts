import type { APIRequestContext, APIResponse } from '@playwright/test';
import { aQueuedPlayer } from '../../support/browser/queued-player';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

/** The calendar as a program fetches it: without a session, with the tag of what it has. */
const fetched = (request: APIRequestContext, address: string, tag = ''): Promise<APIResponse> =>
  request.get(address, { headers: { 'if-none-match': tag } });

test.describe('the schedule of a player in a calendar program', () => {
  test('a calendar program’s subscription sees a moved match', async ({ aVisitor, stack, playwright }) => {
    const { page } = await aVisitor();
    const { username } = await aQueuedPlayer(page, `Calendar${Date.now()}`, stack.environment);
    await openSignedIn(page, `/profile/${username}/more`);

    await page.getByRole('button', { name: 'Add a game, camp or showcase' }).click();
    const form = page.getByRole('form', { name: 'Game or event' });
    await form.getByLabel('Opponent or event').fill('Harbor FC, away');
    await form.getByLabel('Date', { exact: true }).fill('2099-05-01');
    await form.getByLabel('Time', { exact: true }).fill('18:30');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Follow in your calendar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Get my link' }).click();
    const address = (await dialog.getByText(/\.ics$/).textContent()) ?? '';

    const program = await playwright.request.newContext();
    const first = await fetched(program, address);
    expect(first.headers()['content-type']).toContain('text/calendar');
    expect(await first.text()).toContain('DTSTART:20990501T183000\r\n');
    expect((await fetched(program, address, first.headers().etag)).status()).toBe(304);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Harbor FC, away' }).click();
    await form.getByLabel('Date', { exact: true }).fill('2099-05-08');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Friday, May 8, 2099 · 18:30')).toBeVisible();

    const second = await fetched(program, address, first.headers().etag);
    expect(second.status()).toBe(200);
    const [before, after] = [await first.text(), await second.text()];
    expect(after).toContain('DTSTART:20990508T183000\r\n');
    const uid = /^UID:.+$/m;
    expect(uid.exec(after)?.[0]).toBe(uid.exec(before)?.[0]);
    const sequenceIn = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
    expect(sequenceIn(after)).toBeGreaterThan(sequenceIn(before));
    await program.dispose();
  });
});
