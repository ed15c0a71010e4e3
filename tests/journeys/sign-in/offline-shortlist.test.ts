import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeFindings } from '../../support/browser/axe-findings';
import { openBrowserAt } from '../../support/browser/open-browser';
import { menuOf, signInAs } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';
import { findChromium } from '../../support/stack/find-chromium';

const COLLEGE = 'Eastridge College';
const NOTE = 'Nach dem Wohnheim fragen';
const READER = 'premium@touchline.example';

/** What the browser keeps of the site: whether a worker controls the page, how many there are, and the caches. */
function keptIn(page: Page) {
  return page.evaluate(async () => ({
    isControlled: navigator.serviceWorker.controller !== null,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

const NOTHING = { isControlled: false, workers: 0, caches: [] };

test.describe('the shortlist without network', () => {
  test('on a phone, in German: kept, an edit refused, read offline, and gone with the sign-out', async ({ aVisitor }) => {
    const { page, context } = await aVisitor({ locale: 'de-DE', width: 390, mayComplain: true });
    await page.goto('/colleges?search=Eastridge&lang=de');
    await signInAs(page, READER);
    await page.getByRole('button', { name: `${COLLEGE} merken` }).click();
    await expect(page.getByText(`${COLLEGE} ist gemerkt`)).toBeVisible();
    expect(await keptIn(page)).toEqual(NOTHING);

    await page.goto('/mycolleges');
    await page.getByRole('button', { name: `Nächsten Schritt planen: ${COLLEGE}` }).click();
    await page.getByLabel('Notiz').fill(NOTE);
    await page.getByRole('button', { name: 'Plan speichern' }).click();
    await expect(page.getByLabel('Notiz')).toHaveCount(0);
    await expect(page.getByText(/^Auf diesem Gerät kannst du die Liste auch ohne Netz lesen, Stand: /)).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/offline/kept/demo-premium'))?.text()) ?? ''))
      .toContain(NOTE);

    await page.getByRole('button', { name: `Plan für ${COLLEGE} ändern` }).click();
    await page.getByLabel('Notiz').fill('Ohne Netz getippt');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Plan speichern' }).click();
    await expect(page.getByText('Du bist offline. Gespeichert wurde nichts', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Notiz')).toHaveValue('Ohne Netz getippt');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Gemerkte Colleges' })).toBeVisible();
    await expect(page.getByText(/^Stand: /)).toBeVisible();
    await expect(page.getByRole('heading', { name: COLLEGE })).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByText('Du bist offline: Du kannst hier alles lesen', { exact: false })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/camps');
    await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Gemerkte Colleges lesen' }).click();
    await expect(page.getByText(NOTE)).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: /^(Seite laden|Noch einmal versuchen)$/ }).click();
    await menuOf(page).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('button', { name: 'Anmelden' }).first()).toBeVisible();
    await expect.poll(() => keptIn(page)).toEqual(NOTHING);
  });

  test('a player’s browser finds nothing that keeps it from installing the site', async ({ stack }, testInfo) => {
    const program = findChromium();
    testInfo.skip(program === null, 'No Chromium or Chrome was found.');
    if (program === null) return;
    const folder = await mkdtemp(join(tmpdir(), 'touchline-profile-'));
    const context = await openBrowserAt(program, folder, stack.url);
    try {
      const [page = await context.newPage()] = context.pages();
      await page.goto('/faqs');
      await signInAs(page, READER);
      await page.goto('/mycolleges');
      await expect(page.getByText(/^You can read this list offline on this device, as of /)).toBeVisible();
      const { isControlled, workers } = await keptIn(page);
      expect([isControlled, workers]).toEqual([true, 1]);

      const browser = await context.newCDPSession(page);
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
