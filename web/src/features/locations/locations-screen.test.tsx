import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPage, showApp } from '../../testing/show-app';

const NONE = { men: 0, women: 0, campColleges: 0, averageNetPrice: null, divisions: [], cities: [] };
const ITEMS: AnswerOf<'locations'>['items'] = [
  {
    ...{ state: 'OH', country: 'US', colleges: 3, men: 2, women: 3, campColleges: 1, averageNetPrice: 18_240 },
    divisions: [
      { league: 'ncaa', division: 1, colleges: 2 },
      { league: 'naia', division: null, colleges: 1 },
    ],
    cities: [
      { name: 'Sampleton', colleges: 2 },
      { name: 'Other Town', colleges: 1 },
    ],
  },
  { ...NONE, state: 'CA', country: 'US', colleges: 1, women: 1 },
  { ...NONE, state: 'ON', country: 'CA', colleges: 1, men: 1, averageNetPrice: 9000 },
];
const open = (address: string) => showApp({ address, answers: { locations: () => ({ items: ITEMS }) } });

beforeAll(() => loadPage('/exploreLocations'), 60_000);

describe('[S2-07] /exploreLocations', () => {
  test('counts teams and colleges of every state and province, on the map and as a table by country', async () => {
    open('/exploreLocations?lang=de');
    const table = await screen.findByRole('table', { name: 'All states and provinces' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names.filter((name) => ['California', 'Ohio', 'Ontario'].includes(name))).toEqual(['California', 'Ohio', 'Ontario']);
    const ohio = within(table).getByRole('row', { name: /^Ohio/ });
    expect(
      within(ohio)
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual(['3', '2', '3', '2', '1']);
    expect(screen.getByText(/^7 teams of 5 colleges in 3 states/)).toBeTruthy();

    const map = within(screen.getByRole('group', { name: /^Map/ }));
    expect(map.getByRole('link', { name: 'Ohio: 5 teams' }).getAttribute('href')).toBe('/exploreLocations?lang=de&state=OH');
    expect(map.getAllByRole('link')).toHaveLength(3);
  });

  test('a state opens with its teams, camps, price, leagues and towns, and closes again', async () => {
    const { address } = open('/exploreLocations');
    fireEvent.click(await screen.findByRole('link', { name: 'Ohio: 5 teams' }));
    const panel = within(await screen.findByRole('region', { name: 'Ohio' }));
    expect(address()).toBe('/exploreLocations?state=OH');
    for (const text of ['3 colleges', '$18,240', 'Sampleton (2) · Other Town']) panel.getByText(text);
    expect(panel.getByRole('link', { name: /^NCAA D1/ }).getAttribute('href')).toBe('/colleges?state=OH&level=ncaa-1');
    expect(panel.getByRole('link', { name: 'Show all 3 colleges' }).getAttribute('href')).toBe('/colleges?state=OH');
    const onMap = panel.getAllByRole('link', { name: 'Show them on a map' }).map((link) => link.getAttribute('href'));
    expect(onMap).toEqual(['/collegeMap?state=OH', '/colleges?state=OH&view=map']);

    fireEvent.click(panel.getByRole('link', { name: 'Show the whole map' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ohio' })).toBeNull());
  });

  test('prices of Canada are Canadian dollars', async () => {
    open('/exploreLocations?state=ON');
    expect((await screen.findByRole('region', { name: 'Ontario' })).textContent).toContain('$9,000 Canadian');
  });

  test('an unknown state opens nothing', async () => {
    open('/exploreLocations?state=__proto__');
    await screen.findByRole('table', { name: 'All states and provinces' });
    expect(screen.queryByRole('link', { name: 'Show the whole map' })).toBeNull();
  });
});
