import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallOf } from '../../lib/api/api-client';
import { loadPage, showApp } from '../../testing/show-app';
import { catalogueEngine } from '../../features/college-search/catalogue-engine';

const BOTH: { readonly sexes: ('male' | 'female')[] } = { sexes: ['male', 'female'] };
const file = catalogueFileOf([
  aFindableCollege('Stanford University', { ...BOTH, state: 'CA', league: 'ncaa', division: 1, netPrice: 12_136 }),
  aFindableCollege('Texas Lutheran University', { ...BOTH, state: 'TX', league: 'ncaa', division: 3, netPrice: 22_000 }),
  aFindableCollege('Texas Wesleyan University', { ...BOTH, state: 'TX', league: 'naia', netPrice: 21_000 }),
  aFindableCollege('Texas Southmost College', { ...BOTH, state: 'TX', league: 'njcaa', division: 3, netPrice: 6000 }),
]);
const engine = catalogueEngine(file);

const show = (address: string) => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const searchColleges = (call: CallOf<'searchColleges'> | undefined) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(call?.query ?? {}))
      for (const one of [value].flat()) params.append(name === 'q' ? 'search' : name, String(one));
    return engine.answer(collegeQueryOf(params));
  };
  return showApp({ address, answers: { searchColleges, mediaCatalogue: () => file } });
};
const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));
const rows = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');

beforeAll(() => loadPage('/colleges'), 60_000);

describe('[S2-03] words of the text that ask for a filter', () => {
  test('stand as chips, and a chip takes its words away', async () => {
    const { address } = show('/colleges?search=texas+d3+womens');
    const chip = await (await chips()).findByRole('link', { name: /NCAA Division 3$/ });
    expect((await chips()).getByRole('link', { name: /Women’s soccer$/ })).toBeTruthy();
    expect(rows().map(({ textContent }) => textContent.includes('Texas Lutheran'))).toEqual([true]);
    expect(rows()[0]?.querySelector('a')?.getAttribute('href')).toBe('/Texas_Lutheran_University/womens/soccer');

    fireEvent.click(chip);
    await waitFor(() => expect(address()).toBe('/colleges?search=texas+womens'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByRole('searchbox', { name: /college/i })).toHaveProperty('value', 'texas womens');
  });

  test('are marked in their group, and one press there takes them away; others widen it', async () => {
    const { address } = show('/colleges?search=texas+d3');
    const levels = within(await screen.findByRole('region', { name: 'League and division' }));
    expect(levels.getByRole('link', { name: /^NCAA Division 3/ }).getAttribute('aria-current')).toBe('true');

    fireEvent.click(levels.getByRole('link', { name: /^NAIA/ }));
    await waitFor(() => expect(address()).toBe('/colleges?search=texas+d3&level=naia'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(levels.getByRole('link', { name: /^NCAA Division 3/ }));
    await waitFor(() => expect(address()).toBe('/colleges?search=texas&level=naia'));
  });

  test('go with all filters, and an order has its chip', async () => {
    const { address } = show('/colleges?search=cheap+colleges+in+texas');
    expect(await (await chips()).findByRole('link', { name: /Net price, lowest first$/ })).toBeTruthy();
    expect(rows()[0]?.textContent).toContain('Texas Southmost College');

    fireEvent.click((await chips()).getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/colleges'));
  });

  test('an empty search offers to leave them out', async () => {
    const { address } = show('/colleges?search=stanford+d3');
    await screen.findByText('No college matches all of these filters');
    fireEvent.click((await chips()).getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/colleges?search=stanford'));
  });

  test('the addresses of before lead to the levels: league and division', async () => {
    show('/colleges?league=njcaa&division=3');
    expect(await (await chips()).findByRole('link', { name: /NJCAA Division 3$/ })).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });
});
