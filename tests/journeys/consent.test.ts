import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from '../support/browser/axe-findings';
import { aVisitor, describeInBrowser, type Visitor } from '../support/browser/visitor';
import { siteWithTagManager } from '../support/browser/site-with-tag-manager';
import { waitForHydration } from '../support/browser/page-start';

const HARBOR_POINT_VIDEOS = '/Harbor_Point_University/womens/soccer/athletics';
const QUESTION = { en: 'Your data, your call', de: 'Deine Daten, deine Entscheidung' } as const;

/** A visitor in a country, with fake sites of the tag manager and the videos that record the requests they get. */
async function aVisitorIn(site: string, country: string, locale = 'en-US'): Promise<Visitor & { readonly asked: string[] }> {
  const visitor = await aVisitor({ locale, site });
  const asked: string[] = [];
  await visitor.context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url());
      const isScript = route.request().resourceType() === 'script';
      await route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript ? 'window.doubleRan = true' : '<p>Double',
      });
    },
  );
  await visitor.context.route('**/api/v1/checkGdpr', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-country-code': country } }),
  );
  return { ...visitor, asked };
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('touchline.consent'));
const question = (page: Page, language: 'en' | 'de' = 'en') => page.getByRole('dialog', { name: QUESTION[language] });
const runs = (page: Page) => page.waitForFunction(() => 'doubleRan' in window);

describeInBrowser('consent in the browser', () => {
  const baseUrl = inject('baseUrl');
  let site: Awaited<ReturnType<typeof siteWithTagManager>>;

  beforeAll(async () => {
    site = await siteWithTagManager(baseUrl, 'GTM-TEST1');
  });
  afterAll(() => site.close());

  test('[S1-11] [S4-15] in a GDPR country nothing of others is loaded before somebody agrees, by keyboard alone; then it is, also on the next page', async () => {
    const { page, asked, complaints } = await aVisitorIn(site.url, 'DE');
    await page.goto('/camps');
    await question(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await stored(page)).toBeNull();

    await page.keyboard.press('Tab');
    await question(page).getByRole('button', { name: 'Accept all' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');

    await runs(page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(await stored(page)).toContain('sessionReplay');
    await page.goto('/faqs');
    await runs(page);
    expect(await question(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('[S4-15] [S2-30] what was refused stays off; “Cookies” brings the choice back, and taking it back unloads the page', async () => {
    const { page, asked } = await aVisitorIn(site.url, 'DE', 'de-DE');
    await page.goto('/camps?lang=de');
    await question(page, 'de').getByRole('button', { name: 'Nur Notwendiges' }).click();
    await page.goto('/faqs?lang=de');
    await waitForHydration(page);
    const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' });
    await cookies.click();
    const choices = page.getByRole('dialog', { name: 'Cookies und Dienste' });
    await choices.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(asked).toEqual([]);

    await choices.getByRole('button', { name: 'Alles annehmen' }).click();
    await runs(page);
    await cookies.click();
    const reloaded = page.waitForEvent('load');
    await choices.getByRole('button', { name: 'Nur Notwendiges' }).click();
    await reloaded;

    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'doubleRan' in window)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('[S4-15] elsewhere everything is on by default, without a question', async () => {
    const { page, asked, complaints } = await aVisitorIn(site.url, 'US');
    await page.goto('/camps');

    await runs(page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('[S8-09] a check of the country that fails counts as no GDPR country', async () => {
    const { page, context } = await aVisitorIn(site.url, 'DE');
    await context.route('**/api/v1/checkGdpr', (route) => route.abort());
    await page.goto('/camps');

    await runs(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('[S4-15] a deployment without a tag manager loads nothing of others, whoever agrees to what', async () => {
    const { page, asked } = await aVisitorIn(baseUrl, 'DE');
    await page.goto('/camps');
    await question(page).getByRole('button', { name: 'Accept all' }).click();
    await question(page).waitFor({ state: 'hidden' });

    await page.goto('/faqs');
    await page.waitForLoadState('networkidle');

    expect(asked).toEqual([]);
  });

  test('[S4-15] a video waits for consent, and plays where it stands once that is given', async () => {
    const { page, asked } = await aVisitorIn(baseUrl, 'DE');
    await page.goto(HARBOR_POINT_VIDEOS);
    await question(page).getByRole('button', { name: 'Necessary only' }).click();
    const play = page.getByRole('button', { name: /^Play video 1 from/ });
    await play.click();
    const off = page.getByRole('group', { name: 'Videos are off' });
    await off.waitFor();
    expect(asked).toEqual([]);

    await off.getByRole('button', { name: 'Change your choice' }).click();
    await page.getByRole('dialog', { name: 'Cookies and services' }).getByRole('button', { name: 'Accept all' }).click();

    await page.locator('iframe[title^="Play video 1"]').waitFor();
    expect(asked.length).toBeGreaterThan(0);
  });
});
