import { screen, within } from '@testing-library/react';
import { byFacet } from '@touchline/domain/search/college-facets';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { beforeAll, expect, test } from 'vitest';
import { foundColleges } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

const COUNTS: FacetCounts = {
  ...byFacet(() => []),
  sea: [['true', 214]],
  netPrice: [['20000', 0]],
  conference: [
    ['ncaa-d1-big-ten', 18, 0, 'Big Ten'],
    ['ncaa-d1-ivy', 8, 0, 'Ivy League'],
  ],
  field: [
    ['52', 900],
    ['53', 4],
  ],
  state: [['OH', 61]],
};

/** The gems are asked for by their filters, everything else by one search with counts. */
const searchColleges = (call?: { readonly query?: Readonly<Record<string, unknown>> }) =>
  call?.query?.size === undefined ? foundColleges([], 1506, { facets: COUNTS }) : foundColleges([], 22);
const open = (address: string) => showApp({ address, answers: { searchColleges } });
const linkIn = (name: RegExp) => screen.findByRole('link', { name });

beforeAll(() => loadPage('/exploreColleges'), 60_000);

test('[S2-07] every collection leads to its search and says how many colleges that has', async () => {
  open('/exploreColleges');

  expect((await linkIn(/^By the sea/)).getAttribute('href')).toBe('/colleges?sea=true');
  expect((await linkIn(/^Hidden gems/)).getAttribute('href')).toBe(
    '/colleges?size=Small&acceptance=from50&netPrice=20000&graduation=from50',
  );
  expect((await linkIn(/^Big Ten/)).getAttribute('href')).toBe('/colleges?conference=ncaa-d1-big-ten');
  const fields = within(screen.getByRole('region', { name: 'By field of study' }));
  expect(fields.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Business and management900 colleges']);
  for (const count of ['214 colleges', '22 colleges', '8 colleges']) expect(screen.getAllByText(count).length).toBeGreaterThan(0);
});

test('a collection without colleges is left out, and the rule of the hidden gems is shown', async () => {
  open('/exploreColleges');

  expect((await linkIn(/^Ohio/)).textContent).toBe('Ohio61 colleges');
  expect(screen.queryByRole('link', { name: /^Under your budget/ })).toBeNull();
  expect(screen.getByText(/^At most 3,000 undergraduates, half get in, half graduate/)).toBeTruthy();
});
