import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { loadPage, showApp } from '../../../testing/show-app';
import { group, names, show } from '../../../testing/show-college-search';
import { catalogueEngine } from '../catalogue-engine';

beforeAll(() => loadPage('/colleges'), 60_000);

describe('[S2-03] the filter by what teams need', () => {
  test('a team that needs one’s position and class is found, and its row leads to that team', async () => {
    const { address } = show('/colleges');
    const needs = within(await group('Needs my position'));
    expect(needs.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(2);
    fireEvent.click(needs.getByRole('link', { name: 'Goalkeeper, class of 2027, women, 1 college' }));

    await waitFor(() => expect(address()).toBe('/colleges?need=wGK2027'));
    await waitFor(() => expect(names()).toEqual(['Coastal College']));
    const row = screen.getByRole('link', { name: /^Coastal College/ });
    expect(row.getAttribute('href')).toBe('/Coastal_College/womens/soccer');
    expect(screen.getByText('Needs my position: Goalkeeper, class of 2027, women')).toBeTruthy();
  });

  test('with a gender chosen only the needs of its team are offered, and a choice is never hidden', async () => {
    show('/colleges?gender=male');
    const offered = async () =>
      within(await group('Needs my position'))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect((await offered()).join()).toContain('Forward, class of 2028, men');
    expect((await offered()).join()).not.toContain('Goalkeeper');
    cleanup();

    show('/colleges?gender=male&need=wGK2027');
    expect((await offered()).join()).toContain('Goalkeeper, class of 2027, women');
  });

  test('a group without any need is not there', async () => {
    const silent = catalogueEngine(catalogueFileOf([aFindableCollege('Silent College', { sexes: ['male'] })]));
    showApp({ address: '/colleges', answers: { searchColleges: () => silent.answer(collegeQueryOf(new URLSearchParams())) } });
    await group('Team');
    expect(screen.queryByRole('region', { name: 'Needs my position' })).toBeNull();
    expect([german['colleges.facet.need'], german['colleges.need.female']]).toEqual([
      'Sucht meine Position',
      '{position}, Abschluss {year}, Frauen',
    ]);
  });
});
