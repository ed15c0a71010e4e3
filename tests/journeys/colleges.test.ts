import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aReader, openBrowser } from '../support/browser/open-browser';
import { signInAs } from '../support/browser/sign-in';
import { importTeamsFrom } from '../support/stack/import-teams-from';

const HARBOR_POINT = '/Harbor_Point_University/womens/soccer/campus';
const REAL_COLLEGES = join(repositoryRoot, '../shared/data/colleges.csv');
const SAMPLE = join(repositoryRoot, 'tests/fixtures/teams-sample.csv');

describe.skipIf(inject('chromium') === '')('colleges in the browser', () => {
  const baseUrl = inject('baseUrl');
  let browser: Browser;

  beforeAll(async () => {
    const file = existsSync(REAL_COLLEGES) ? REAL_COLLEGES : SAMPLE;
    await importTeamsFrom(file, inject('stackEnvironment'));
    browser = await openBrowser(inject('chromium'));
  }, 120_000);
  afterAll(() => browser.close());

  test('[S2-03] [S1-04] a visitor who types "Standford" finds Stanford among the real colleges and opens its page', async () => {
    const { page, complaints } = await aReader(browser, baseUrl);
    await page.goto('/colleges');

    await page.getByRole('searchbox', { name: 'Search colleges' }).fill('Standford');
    await page.getByRole('link', { name: /^Stanford University/ }).click();

    await page.getByRole('heading', { level: 1, name: 'Stanford University' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/Stanford_University\/(mens|womens)\/soccer$/);
    expect(await page.getByText('Stanford, ').first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('[S1-12] [S8-03] [S4-14] the coach edits a text, sees the toast and takes the edit back', async () => {
    const { page, complaints } = await aReader(browser, baseUrl);
    await page.goto(HARBOR_POINT);
    await signInAs(page, 'coach@harborpoint.example.edu');
    const before = await campusText();

    await page.getByRole('button', { name: 'Edit campus description' }).click();
    await page.getByRole('textbox', { name: 'Edit campus description' }).fill('Brick walks down to the water.');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByText('College updated successfully', { exact: true }).waitFor();
    await page.getByText('Brick walks down to the water.').waitFor();
    await page.getByRole('button', { name: 'UNDO', exact: true }).click();
    await page.getByText('Brick walks down to the water.').waitFor({ state: 'detached' });
    expect(await campusText()).toBe(before);
    expect(complaints).toEqual([]);

    async function campusText(): Promise<string | null> {
      const answer = await page.request.get('/ui/v1/colleges/harbor-point-university');
      const college = (await answer.json()) as { campus?: { description?: string } };
      return college.campus?.description ?? null;
    }
  });

  test('[S6-02] [S6-01] another college’s coach, a pending coach and a visitor see the page and no pencil', async () => {
    for (const email of ['coach@eastridge.example.edu', 'pending@harborpoint.example.edu', null]) {
      const { page, context } = await aReader(browser, baseUrl);
      await page.goto(HARBOR_POINT);
      if (email !== null) await signInAs(page, email);
      await page.getByRole('heading', { level: 1, name: 'Harbor Point University' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Campus' }).waitFor();
      expect(await page.getByRole('button', { name: /^Edit / }).count(), email ?? 'visitor').toBe(0);
      await context.close();
    }
  });

  test('[S1-13] the page speaks German to a German browser', async () => {
    const { page } = await aReader(browser, baseUrl, { locale: 'de-DE', width: 390 });
    await page.goto(HARBOR_POINT);
    await page.getByRole('link', { name: 'Überblick' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});
