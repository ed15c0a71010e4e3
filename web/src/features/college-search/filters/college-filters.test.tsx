import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { german } from '../../../i18n/german';
import { loadPage, showApp } from '../../../testing/show-app';
import { group, names, searchColleges, show } from '../../../testing/show-college-search';
import { anOwnProfile } from '../../../testing/an-own-account';
import { FILTERED_COLLEGES as COLLEGES } from '../../../testing/filtered-colleges';
import { aCatalogueWorker } from '../../../testing/fake-worker';
import { catalogueEngine } from '../catalogue-engine';
import { strengthText } from '../squads/strength-text';

/** The same once the worker that searches in the browser has been opened by a press. */
async function showWithWorker() {
  const { worker, ...rest } = aCatalogueWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  show('/colleges');
  await screen.findByRole('link', { name: /^Stanford University/ });
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(rest.asked()).toEqual(['open']);
  });
  return rest;
}

beforeAll(() => loadPage('/colleges'), 60_000);

describe('[S2-03] the filters of /colleges', () => {
  test('[S3-10] an address of before leads to the conference that it names, whose chip says what fans call it', async () => {
    const { address } = show('/colleges?conference=Atlantic+Coast+Conference');
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(within(chips).getByRole('link', { name: /ACC/ }).getAttribute('href')).toBe('/colleges');
    expect(address()).toBe('/colleges?conference=ncaa-d1-acc');
    expect(names()).toEqual(['Stanford University', 'Coastal College']);
  });

  test('the quarter of a team’s strength goes into the address, names its team and narrows the list', async () => {
    const { address } = show('/colleges?gender=female');
    const strength = within(await group('Strength by RPI'));
    expect(strength.queryByRole('link', { name: /^Men:/ })).toBeNull();
    fireEvent.click(await strength.findByRole('link', { name: 'Women: strongest quarter of the division, 1 college' }));

    await waitFor(() => expect(address()).toBe('/colleges?gender=female&strength=w1'));
    await waitFor(() => expect(names()).toEqual(['Stanford University']));
    expect(strengthText('w1', (key) => german[key], 'de')).toBe('Frauen: stärkstes Viertel der Division');
  });

  test('a value shows how many colleges it brings; choosing it goes into the address and narrows the list', async () => {
    const { address } = show('/colleges?lang=de');
    fireEvent.click(within(await group('State or province')).getByRole('link', { name: 'California, 2 colleges' }));

    await waitFor(() => expect(address()).toBe('/colleges?lang=de&state=CA'));
    await waitFor(() => expect(names()).toEqual(['Stanford University', 'Coastal College']));
    expect(
      within(await group('State or province'))
        .getByRole('link', { name: /California/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(within(await group('State or province')).getByRole('link', { name: 'Ohio, 1 college' })).toBeTruthy();
    expect(screen.getByText('2 colleges')).toBeTruthy();
  });

  test('chosen filters stand as chips; each can be taken away, and all of them', async () => {
    const { address } = show('/colleges?state=CA&gender=male&search=college');
    const chips = await screen.findByRole('list', { name: 'Active filters' });

    fireEvent.click(within(chips).getByRole('link', { name: /California$/ }));
    await waitFor(() => expect(address()).toBe('/colleges?search=college&gender=male'));
    fireEvent.click(await screen.findByRole('link', { name: 'Clear all' }));

    await waitFor(() => expect(address()).toBe('/colleges?search=college'));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  test('the best public colleges are one press where a list names some, and ranks are shown beside colleges that they order', async () => {
    const { address } = show('/colleges?sort=ranking');
    const first = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem')[0];
    expect(first?.textContent).toContain('Ohio Sample College');
    expect(first?.textContent).toContain('Best rank');
    expect(first?.textContent).toContain('No. 4');
    expect(screen.getAllByText('No. 9')[0]?.closest('li')?.textContent).toContain('Sample rank');

    fireEvent.click(screen.getByRole('link', { name: 'Best public' }));
    await waitFor(() => expect(address()).toBe('/colleges?ranked=bestPublic&sort=ranking'));
    await waitFor(() => expect(names()).toEqual(['Ohio Sample College']));
  });

  test('what many want is one press, and one more undoes it', async () => {
    const { address } = show('/colleges');
    fireEvent.click(await screen.findByRole('link', { name: 'By the sea' }));
    await waitFor(() => expect(address()).toBe('/colleges?sea=true'));
    await waitFor(() => expect(names()).toEqual(['Coastal College']));

    fireEvent.click(screen.getByRole('link', { name: 'By the sea' }));

    await waitFor(() => expect(address()).toBe('/colleges'));
  });

  test('a budget of one’s own is a filter', async () => {
    const { address } = show('/colleges');
    const field = await screen.findByLabelText('Most you can pay per year, in dollars');
    fireEvent.change(field, { target: { value: '$13,500' } });
    fireEvent.click(within(await group('Net price per year')).getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(address()).toBe('/colleges?netPrice=13500'));
    await waitFor(() => expect(names()).toEqual(['Stanford University']));
    expect(screen.getByText('Net price per year: Up to $13,500')).toBeTruthy();
  });

  test.each(['abc', '0', '250000', '$1.5'])(
    'a budget that cannot be one stays in the field with an error beside it: %s',
    async (typed) => {
      const { address } = show('/colleges?netPrice=20000');
      const field = await screen.findByLabelText('Most you can pay per year, in dollars');
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(within(await group('Net price per year')).getByRole('button', { name: 'Apply' }));

      const message = 'Please enter whole dollars from 1 to 200,000, such as 18,000.';
      expect(await screen.findByRole('alert')).toHaveProperty('textContent', message);
      expect(field).toHaveProperty('value', typed);
      expect([field.getAttribute('aria-invalid'), address()]).toEqual(['true', '/colleges?netPrice=20000']);
    },
  );

  test('an emptied budget is taken away', async () => {
    const { address } = show('/colleges?netPrice=20000');
    const field = await screen.findByLabelText('Most you can pay per year, in dollars');
    fireEvent.change(field, { target: { value: ' ' } });
    fireEvent.click(within(await group('Net price per year')).getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(address()).toBe('/colleges'));
  });

  test('[S9-08] a league of none of the associations is called Other, in German Andere', async () => {
    const other = catalogueEngine(catalogueFileOf([aFindableCollege('Far Away College', { league: 'other' })]));
    showApp({ address: '/colleges', answers: { searchColleges: () => other.answer(collegeQueryOf(new URLSearchParams())) } });

    expect(within(await group('League and division')).getByRole('link', { name: 'Other, 1 college' })).toBeTruthy();
    expect(german['colleges.league.other']).toBe('Andere');
  });

  test('the order goes into the address; a college without a price comes last', async () => {
    const { address } = show('/colleges?page=2');
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'netPrice' } });

    await waitFor(() => expect(address()).toBe('/colleges?sort=netPrice'));
    await waitFor(() => expect(names()).toEqual(['Stanford University', 'Coastal College', 'Ohio Sample College']));
  });

  test('filters that fit no college lead out; a misspelt name brings names that may be meant', async () => {
    const { address } = show('/colleges?state=OH&sea=true');
    expect(await screen.findByRole('heading', { name: 'No college matches all of these filters' })).toBeTruthy();
    fireEvent.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'Clear all' }).at(-1) ?? screen.getByRole('main'),
    );
    await waitFor(() => expect(address()).toBe('/colleges'));

    fireEvent.change(screen.getByRole('searchbox', { name: 'Search colleges' }), { target: { value: 'stannfrdd' } });

    fireEvent.click(await screen.findByRole('link', { name: 'Stanford University' }));
    await waitFor(() => expect(address()).toBe('/colleges?search=Stanford+University'));
  });

  test('near me asks the browser, keeps a tenth of a degree, and sorts by distance', async () => {
    const getCurrentPosition = (done: (position: object) => void) => done({ coords: { latitude: 40.7128, longitude: -74.006 } });
    vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
    const { address } = show('/colleges');

    fireEvent.click((await screen.findAllByRole('button', { name: 'Near me' }))[0] ?? document.body);

    await waitFor(() => expect(address()).toBe('/colleges?near=40.7%2C-74&within=100&sort=distance'));
  });

  test('from the user’s first press on the browser searches itself; until then the API does', async () => {
    const { calls } = show('/colleges');
    await screen.findByRole('link', { name: /^Stanford University/ });
    expect(calls.map(({ name }) => name)).toEqual(['searchColleges']);

    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      expect(calls.map(({ name }) => name)).toEqual(['searchColleges', 'mediaCatalogue']);
    });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search colleges' }), { target: { value: 'standford' } });

    await waitFor(() => expect(names()).toEqual(['Stanford University']));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'searchColleges').length).toBeLessThanOrEqual(2));
  });

  test('typing on while the worker still answers never shows the older results', async () => {
    const { asked, holdReplies, deliver } = await showWithWorker();
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search colleges' }), { target: { value } });
    holdReplies();

    type('coastal');
    await waitFor(() => expect(asked()).toEqual(['open', 'answer']));
    type('ohio');
    await waitFor(() => expect(asked()).toEqual(['open', 'answer', 'answer']));
    deliver(1);
    await waitFor(() => expect(names()).toEqual(['Ohio Sample College']));
    await act(async () => {
      deliver(0);
      await Promise.resolve();
    });

    expect(names()).toEqual(['Ohio Sample College']);
  });

  test('a search that the worker cannot answer is answered by the API', async () => {
    const { fail } = await showWithWorker();
    fail();

    fireEvent.change(screen.getByRole('searchbox', { name: 'Search colleges' }), { target: { value: 'ohio' } });

    await waitFor(() => expect(names()).toEqual(['Ohio Sample College']));
  });

  test('a signed-in user’s own last edit is in the results as soon as the catalogue is there', async () => {
    const collegeCatalogue = () => catalogueFileOf(COLLEGES.map((college) => ({ ...college, city: 'Newtown' })));
    const answers = { searchColleges, collegeCatalogue, savedColleges: () => ({ items: [] }) };
    show('/colleges?state=OH', { signedInAs: anOwnProfile(), answers });
    expect((await screen.findByRole('link', { name: /^Ohio Sample College/ })).textContent).not.toContain('Newtown');
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      expect(screen.getByRole('link', { name: /^Ohio Sample College/ }).textContent).toContain('Newtown, OH');
    });
  });
});
