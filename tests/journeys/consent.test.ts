import type { Page } from '@playwright/test';
import { axeFindings } from '../support/browser/axe-findings';
import { waitForHydration } from '../support/browser/page-start';
import { siteWithTagManager } from '../support/browser/site-with-tag-manager';
import { expect, test as journey, type Visitor } from '../support/browser/visitor';

const HARBOR_POINT_VIDEOS = '/Harbor_Point_University/womens/soccer/athletics';
const QUESTION = { en: 'Your data, your call', de: 'Deine Daten, deine Entscheidung' } as const;

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('touchline.consent'));
const question = (page: Page, language: 'en' | 'de' = 'en') => page.getByRole('dialog', { name: QUESTION[language] });
const runs = (page: Page) => page.waitForFunction(() => 'doubleRan' in window);

/** What was asked of other sites: fake ones of the tag manager and the videos, which record the requests they get. */
interface CountryVisitor extends Visitor {
  readonly asked: readonly string[];
}

interface PerTest {
  /** A visitor in a country, of the stack's site or of one that has a tag manager. */
  readonly aVisitorIn: (
    country: string,
    options?: { readonly hasTagManager?: boolean; readonly locale?: string; readonly mayComplain?: boolean },
  ) => Promise<CountryVisitor>;
}

const test = journey.extend<PerTest, { readonly siteWithTags: string }>({
  siteWithTags: [
    async ({ stack }, use) => {
      const site = await siteWithTagManager(stack.url, 'GTM-TEST1');
      await use(site.url);
      site.close();
    },
    { scope: 'worker' },
  ],

  aVisitorIn: async ({ aVisitor, siteWithTags, stack }, use) => {
    await use(async (country, { hasTagManager = true, ...options } = {}) => {
      const visitor = await aVisitor({ ...options, site: hasTagManager ? siteWithTags : stack.url });
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
    });
  },
});

test.describe('consent in the browser', () => {
  test('[S1-11] [S4-15] in a GDPR country nothing of others is loaded before somebody agrees, by keyboard alone; then it is, also on the next page', async ({
    aVisitorIn,
  }) => {
    const { page, asked } = await aVisitorIn('DE');
    await page.goto('/camps');
    await expect(question(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await stored(page)).toBeNull();

    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: 'Accept all' })).toBeFocused();
    await page.keyboard.press('Enter');

    await runs(page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(await stored(page)).toContain('sessionReplay');
    await page.goto('/faqs');
    await runs(page);
    await expect(question(page)).toHaveCount(0);
  });

  test('[S4-15] [S2-30] what was refused stays off; “Cookies” brings the choice back, and taking it back unloads the page @repeated', async ({
    aVisitorIn,
  }) => {
    const { page, asked } = await aVisitorIn('DE', { locale: 'de-DE' });
    await page.goto('/camps?lang=de');
    await question(page, 'de').getByRole('button', { name: 'Nur Notwendiges' }).click();
    await page.goto('/faqs?lang=de');
    await waitForHydration(page);
    const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' });
    await cookies.click();
    const choices = page.getByRole('dialog', { name: 'Cookies und Dienste' });
    await expect(choices).toBeVisible();
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

  test('[S4-15] elsewhere everything is on by default, without a question', async ({ aVisitorIn }) => {
    const { page, asked } = await aVisitorIn('US');
    await page.goto('/camps');

    await runs(page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[S8-09] a check of the country that fails counts as no GDPR country @repeated', async ({ aVisitorIn }) => {
    const { page, context } = await aVisitorIn('DE', { mayComplain: true });
    await context.route('**/api/v1/checkGdpr', (route) => route.abort());
    await page.goto('/camps');

    await runs(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a deployment without a tag manager loads nothing of others, whoever agrees to what @repeated', async ({ aVisitorIn }) => {
    const { page, asked } = await aVisitorIn('DE', { hasTagManager: false });
    await page.goto('/camps');
    await question(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(question(page)).toBeHidden();

    await page.goto('/faqs');
    await page.waitForLoadState('networkidle');

    expect(asked).toEqual([]);
  });

  test('[S4-15] a video waits for consent, and plays where it stands once that is given', async ({ aVisitorIn }) => {
    const { page, asked } = await aVisitorIn('DE', { hasTagManager: false });
    await page.goto(HARBOR_POINT_VIDEOS);
    await question(page).getByRole('button', { name: 'Necessary only' }).click();
    const play = page.getByRole('button', { name: /^Play video 1 from/ });
    await play.click();
    const off = page.getByRole('group', { name: 'Videos are off' });
    await expect(off).toBeVisible();
    expect(asked).toEqual([]);

    await off.getByRole('button', { name: 'Change your choice' }).click();
    await page.getByRole('dialog', { name: 'Cookies and services' }).getByRole('button', { name: 'Accept all' }).click();

    await expect(page.locator('iframe[title^="Play video 1"]')).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
  });
});
