import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api-refusal';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const harbor = aListItem('Harbor Point University', { conference: 'Sample Conference' });
const stanford = aListItem('Stanford University', { conference: 'ACC' });

const searchColleges = (call?: { readonly query?: { readonly q?: string } }) =>
  call?.query?.q === 'stan' ? foundColleges([stanford]) : foundColleges([harbor, stanford], 1009);
const landing = (answers: Parameters<typeof showApp>[0]['answers'] = { searchColleges }) =>
  showApp({ address: '/home', answers });
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search colleges' });

describe('/home', () => {
  test('[S2-01] shows the colleges there are, says how many, and gives them no rank', async () => {
    landing();

    const table = await screen.findByRole('table', { name: 'Colleges in Touchline now' });

    expect(screen.getByText('1,009 colleges, A to Z')).toBeTruthy();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['College', 'League']);
    expect(within(table).getByRole('link', { name: 'Harbor Point University' }).getAttribute('href')).toBe(
      '/Harbor_Point_University/mens/soccer',
    );
  });

  test('[S2-03] the table follows what is typed, and Search leads to all results', async () => {
    const { address } = landing();
    fireEvent.change(await box(), { target: { value: ' stan ' } });

    const table = await screen.findByRole('table', { name: 'Colleges for “stan”' });
    await waitFor(() => expect(within(table).queryByText('Harbor Point University')).toBeNull());
    const { form } = await box();
    if (form !== null) fireEvent.submit(form);

    await waitFor(() => expect(address()).toBe('/colleges?search=stan'));
  });

  test('the search is a real form to /colleges', async () => {
    landing();

    const { form, name } = await box();

    expect([form?.getAttribute('action'), form?.method, name]).toEqual(['/colleges', 'get', 'search']);
  });

  test('without the list the page is complete and the search still works', async () => {
    landing({
      searchColleges: () =>
        Promise.reject(new ApiRefusal(400, 'malformedRequest', [{ message: 'The request could not be read.', field: null }])),
    });

    expect(await screen.findByText(/^The list is out of reach right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all colleges' }).getAttribute('href')).toBe('/colleges');
  });

  test('its links to leagues lead to their colleges, and the one for coaches to their sign-up', async () => {
    landing();
    await screen.findByRole('table', { name: 'Colleges in Touchline now' });

    const links = within(screen.getByRole('main')).getAllByRole('link');
    const targets = Object.fromEntries(
      links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    );
    expect(targets).toMatchObject({
      'NCAA D1': '/colleges?league=ncaa&division=1',
      'NJCAA D3': '/colleges?league=njcaa&division=3',
      'NAIA All colleges': '/colleges?league=naia',
      'U SPORTS All colleges': '/colleges?league=usports',
      'Claim your college': '/signInUpMobile?join=coach',
    });
    expect(document.getElementById('prices')?.textContent).toContain('Free Access');
  });

  test('every sample player is marked as one', async () => {
    landing();

    const group = await screen.findByRole('group', { name: /^Sample profiles/ });

    expect(
      within(group)
        .getAllByRole('article')
        .map((card) => within(card).queryAllByText('Sample profile').length),
    ).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
