import type { Page } from '@playwright/test';
import { deadControls } from '../../support/browser/dead-controls';
import { expect, test } from '../../support/browser/visitor';

const NOTE = /^JavaScript is off in this browser/;

/** Waits for an address, and finds nothing on the page that only a script would answer. */
async function arrivesAt(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await deadControls(page), page.url()).toEqual([]);
}

/** Opens the filters of a search on a phone. */
async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Filters/ })
    .click();
}

test('[S2-26] on a phone without scripts, from the landing page over filters and page 2 to a team’s season', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ hasScript: false, width: 390 });
  const main = page.getByRole('main');
  await page.goto('/home');
  await arrivesAt(page, /\/home$/);
  await main.getByRole('searchbox', { name: 'Search colleges' }).fill('university');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await arrivesAt(page, /\/colleges\?search=university$/);

  await openFilters(page);
  await main
    .getByRole('complementary')
    .getByRole('link', { name: /^Women’s soccer, / })
    .click();
  await arrivesAt(page, /[?&]gender=female/);
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' });
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await arrivesAt(page, /gender=female.*sort=name|sort=name.*gender=female/);
  await main.getByRole('link', { name: 'Page 2' }).click();
  await arrivesAt(page, /page=2/);

  await page.goto('/Harbor_Point_University/mens/soccer');
  await arrivesAt(page, /mens\/soccer$/);
  await main.getByRole('link', { name: 'Academics' }).first().click();
  await arrivesAt(page, /mens\/soccer\/academics$/);
  await main.getByRole('link', { name: 'Women' }).first().click();
  await arrivesAt(page, /womens\/soccer\/academics$/);
});

test('[S2-32] without scripts recruits are filtered and ranked teams found; more of it leads to the log-in page', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ hasScript: false, width: 390 });
  const main = page.getByRole('main');
  await page.goto('/exploreSoccer/ncaaD1');
  await arrivesAt(page, /ncaaD1$/);
  await openFilters(page);
  await main.getByRole('searchbox').fill('Stanford');
  await main.getByRole('button', { name: 'Find' }).click();
  await arrivesAt(page, /search=Stanford/);
  await expect(main.getByRole('link', { name: /Stanford/ }).first()).toBeVisible();

  await page.goto('/?lang=de');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /English/ })
    .click();
  await arrivesAt(page, /\/$|\/\?$/);
  await openFilters(page);
  await main.getByRole('checkbox', { name: 'Goalkeeper' }).check({ force: true });
  await main.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Ohio' });
  await main.getByRole('complementary').getByRole('button', { name: 'Show', exact: true }).click();
  await arrivesAt(page, /position=GK&.*state=OH/);

  await page.goto('/');
  await main
    .getByRole('link', { name: /Ventofino/ })
    .first()
    .click();
  await arrivesAt(page, /\/profile\/[^/]+\/about$/);
  await page.goto('/guide/rules-and-calendar');
  await arrivesAt(page, /rules-and-calendar$/);
  await page.goto('/');
  await main.getByRole('button', { name: 'More recruits' }).click();
  await page.waitForURL(/\/signInUpMobile/);
  await expect(page.getByRole('heading', { level: 1, name: 'Touchline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'the guide' })).toBeVisible();
});
