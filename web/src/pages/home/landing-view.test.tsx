import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placeOfDot } from '@touchline/domain/reference/geography/map-projection';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aRecruit } from '../../testing/listed-recruits';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const harbor = aListItem('Harbor Point University', { netPrice: 9000, graduationRate: 91 });
const stanford = aListItem('Stanford University', { netPrice: 14_000 });

type Query = { readonly q?: string | undefined };
const searchColleges = (call?: { readonly query?: Query }) =>
  call?.query?.q === 'stan' ? foundColleges([stanford]) : foundColleges([harbor, stanford], 1009);
const collegeDots = (call?: { readonly query?: Query }) =>
  call?.query?.q === 'stan' ? { total: 1, path: 'm40 120h0' } : { total: 1009, path: 'm10 10h0m30 110h0' };
const ANSWERS = { searchColleges, collegeDots, featuredPlayers: () => ({ items: [] }) };
const landing = (answers: Parameters<typeof showApp>[0]['answers'] = {}) =>
  showApp({ address: '/home', answers: { ...ANSWERS, ...answers } });
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search colleges' });
const litIn = (map: HTMLElement) => [...map.querySelectorAll('path')].map((path) => path.getAttribute('d'));

afterEach(() => vi.unstubAllEnvs());

describe('/home', () => {
  test('[S2-01] shows all colleges on a map, and which of them a typed text finds', async () => {
    landing();
    const map = await screen.findByRole('img', { name: 'Map of 1,009 colleges with soccer teams' });
    expect(litIn(map)).toEqual(['m10 10h0m30 110h0']);

    fireEvent.change(await box(), { target: { value: ' stan ' } });

    await waitFor(() => expect(litIn(map)).toEqual(['m10 10h0m30 110h0', 'm40 120h0']));
  });

  test('[S2-01] a dot of the map opens the colleges around it, and each league has a wall of crests', async () => {
    const asked: unknown[] = [];
    landing({
      searchColleges: (call) => {
        asked.push(call?.query.near ?? call?.query.level);
        return foundColleges([stanford], 1);
      },
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Open the colleges at a dot of the map' }));

    const there = within(await screen.findByRole('list', { name: 'At this dot and next to it' }));
    expect((await there.findByRole('link', { name: /^Stanford University/ })).getAttribute('href')).toBe(
      '/Stanford_University/mens/soccer',
    );
    const wall = within(await screen.findByRole('list', { name: 'Colleges of NAIA' }));
    await wall.findByRole('link', { name: 'Stanford University' });
    const { lat, lng } = placeOfDot([40, 120]);
    expect(asked).toEqual(expect.arrayContaining([`${lat.toFixed(1)},${lng.toFixed(1)}`, ['naia']]));
  });

  test('[S2-03] what is found follows what is typed, and Search leads to all results', async () => {
    const { address } = landing();
    fireEvent.change(await box(), { target: { value: ' stan ' } });

    const hits = within(await screen.findByRole('list', { name: 'Colleges for “stan”' }));
    expect((await hits.findByRole('link', { name: /^Stanford University/ })).getAttribute('href')).toBe(
      '/Stanford_University/mens/soccer',
    );
    await waitFor(() => expect(hits.queryByText('Harbor Point University')).toBeNull());
    const { form } = await box();
    if (form !== null) fireEvent.submit(form);

    await waitFor(() => expect(address()).toBe('/colleges?search=stan'));
  });

  test('the search is a real form to /colleges, and the headline has seven words at most', async () => {
    landing();

    const { form, name } = await box();

    expect([form?.getAttribute('action'), form?.method, name]).toEqual(['/colleges', 'get', 'search']);
    expect(screen.getByRole('heading', { level: 1 }).textContent.split(' ').length).toBeLessThanOrEqual(7);
  });

  test('[S2-01] lists begin with real figures, and a college without the figure is in none', async () => {
    landing();

    const cheapest = within(await screen.findByRole('region', { name: 'Cheapest in NCAA Division I' }));
    const graduate = within(await screen.findByRole('region', { name: 'Highest graduation rates' }));

    expect(cheapest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Harbor Point University.*\$9,000/),
      expect.stringMatching(/Stanford University.*\$14,000/),
    ]);
    expect(graduate.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Harbor Point University.*91%/),
    ]);
    expect(graduate.getByRole('link', { name: 'Highest graduation rates: See all 1,009 colleges' }).getAttribute('href')).toBe(
      '/colleges?sort=graduation',
    );
    expect(screen.getByText(/College Scorecard/)).toBeTruthy();
  });

  test('without the list the page is complete and the search still works', async () => {
    landing({
      searchColleges: () =>
        Promise.reject(new ApiRefusal(400, 'malformedRequest', [{ message: 'The request could not be read.', field: null }])),
    });

    fireEvent.change(await box(), { target: { value: 'stan' } });
    expect(await screen.findByText(/^Results are out of reach right now/)).toBeTruthy();
    expect(document.getElementById('prices')?.textContent).toContain('Free Access');
  });

  test('[S2-06] its leagues lead to their rankings, and the one for coaches to their sign-up', async () => {
    landing();
    await screen.findByRole('region', { name: 'Rankings by league' });

    const links = within(screen.getByRole('main')).getAllByRole('link');
    const targets = Object.fromEntries(
      links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    );
    expect(targets).toMatchObject({
      'NCAA D1': '/exploreSoccer/ncaaD1',
      'NJCAA D3': '/exploreSoccer/njcaaD3',
      'NAIA Rankings': '/exploreSoccer/naia',
      'U SPORTS All colleges': '/colleges?level=usports',
      'Claim your college': '/signInUpMobile?join=coach',
    });
  });

  test('where nobody agreed to be shown, samples are marked as such', async () => {
    landing();

    const group = await screen.findByRole('group', { name: /^Sample profiles/ });

    expect(
      within(group)
        .getAllByRole('article')
        .map((card) => within(card).queryAllByText('Sample profile').length),
    ).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('[S2-01] [S9-06] players who agreed are shown in place of samples; who has committed is a success story', async () => {
    const items = [aRecruit('Zoe Field'), aRecruit('Ada Keeper', { status: 'committed' })];
    landing({ featuredPlayers: () => ({ items }) });

    const players = within(await screen.findByRole('group', { name: 'Sample players, slides' }));
    const stories = within(screen.getByRole('group', { name: 'They found their team, slides' }));

    expect(players.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile/zoe-field/about']);
    expect(stories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile/ada-keeper/about']);
    expect(screen.queryByText('Sample profile')).toBeNull();
  });

  test.each([
    { isLive: true, players: 'Players on Touchline', text: /^Players who agreed to be shown here/ },
    { isLive: false, players: 'Sample players', text: 'This is a demo, and these players are invented.' },
  ])('shown players are called real on the live site alone (live: $isLive)', async ({ isLive, players, text }) => {
    vi.stubEnv('DEV', !isLive);
    landing({ featuredPlayers: () => ({ items: [aRecruit('Zoe Field')] }) });
    await screen.findByRole('group', { name: `${players}, slides` });
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('[S9-06] without success stories their section is left out', async () => {
    landing({ featuredPlayers: () => ({ items: [aRecruit('Zoe Field')] }) });

    await screen.findByRole('group', { name: 'Sample players, slides' });
    expect(screen.queryByText('They found their team')).toBeNull();
  });
});
