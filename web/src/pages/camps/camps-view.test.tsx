import { campHostOf } from '@touchline/domain/camp/listed-camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { aCampHost, aListedCamp } from '@touchline/domain/camp/testing/a-listed-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { CAMP_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import { ALL_CAMPS } from '@touchline/domain/search/camps/camp-query';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setCampSaved } from '../../components/saving/saved-camps';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { showApp } from '../../testing/show-app';
import { detailsOfCamp } from './camp-head';
import { headOfCampSearch } from './camp-search-head';

const TODAY = '2026-03-02';
const HOST = aCampHost({ name: 'Harbor Point University', city: 'Harbor Point', state: 'ME', league: 'ncaa', division: 1 });
const clinic = aListedCamp({ _id: 'clinic', name: 'ID Clinic', priceCents: 19_550, endsOn: '2026-07-12', spacesLeft: 3 }, HOST);
const stay = aListedCamp({ _id: 'stay', name: 'Summer Stay', type: 'residential', startsOn: '2026-07-12' }, HOST);

function found(...camps: readonly (typeof clinic)[]): AnswerOf<'searchCamps'> {
  const { found: items, counts } = findCamps(camps, ALL_CAMPS, TODAY);
  return { items: [...items], next: null, total: items.length, facets: counts, today: TODAY };
}

describe('/camps', () => {
  test('[S9-05] lists camps with price in two decimals, host and what is left; its filters stand in the address', async () => {
    const { calls, address } = showApp({ address: '/camps', answers: { searchCamps: () => found(clinic, stay) } });
    const list = await screen.findByRole('list', { name: 'Camps found' });
    expect(within(list).getByText('$195.50')).toBeTruthy();
    expect(within(list).getByText('3 spots left')).toBeTruthy();
    expect(within(list).getAllByText(/^Harbor Point University · NCAA D1/)).toHaveLength(2);

    const [residential] = screen.getAllByRole('link', { name: 'Residential camp, 1 camp' });
    fireEvent.click(residential ?? list);
    await waitFor(() => expect(address()).toBe('/camps?type=residential'));
    expect(calls.at(-1)?.call).toMatchObject({ query: { type: ['residential'], facets: 'true' } });
  });

  test('its calendar shows the camps on their days', async () => {
    showApp({ address: '/camps?view=calendar&month=2026-07', answers: { searchCamps: () => found(clinic, stay) } });
    const table = await screen.findByRole('table', { name: 'July 2026' });
    const cell = within(table).getByText('12').closest('td');
    expect(cell?.textContent).toBe('12ID ClinicSummer Stay');
  });

  test('[S2-20] a camp has its page, an unknown one the page that says so', async () => {
    const camp = aCamp({ _id: 'clinic', name: 'ID Clinic', capacity: 60, staff: ['Sam', 'Kim'], priceCents: 125_000 });
    const host = campHostOf(HOST);
    const known = (id: string) => {
      if (id !== 'clinic') throw new ApiRefusal(404);
      return { camp, host, today: TODAY };
    };
    const { go } = showApp({
      address: '/camps?camp=clinic',
      answers: { camp: (call) => known(call?.params.campId ?? '') },
    });
    await screen.findByRole('heading', { level: 1, name: 'ID Clinic' });
    expect(screen.getByText('$1,250.00')).toBeTruthy();
    expect(screen.getByText('30 to 1')).toBeTruthy();

    go('/camps?camp=nobody');
    await screen.findByRole('heading', { level: 1, name: 'This camp does not exist' });
  });

  test.each([
    ['male', 'NCAA D3 ·'],
    ['female', 'NCAA D1 ·'],
    ['both', 'NCAA D3/D1 ·'],
  ] as const)('a camp (%s) names the division of the team that holds it', async (sex, level) => {
    const host = aCampHost({ league: 'ncaa', division: 3, womensDivision: 1, city: 'Colorado Springs', state: 'CO' });
    showApp({ address: '/camps', answers: { searchCamps: () => found(aListedCamp({ name: 'Team Camp', sex }, host)) } });

    const row = (await screen.findByRole('link', { name: 'Team Camp' })).closest('li');
    expect(row?.textContent).toContain(`Sample College · ${level}`);
  });

  test('the map of a camp stands where the camp lies in its state, and nowhere for a place outside of it', async () => {
    const campAt = (lat: number, lng: number) => aCamp({ _id: 'clinic', name: 'ID Clinic', position: { lat, lng } });
    const { go } = showApp({
      address: '/camps?camp=clinic',
      answers: {
        camp: (call) => ({
          camp: call?.params.campId === 'clinic' ? campAt(44, -69.5) : campAt(34, -118),
          host: campHostOf(HOST),
          today: TODAY,
        }),
      },
    });
    const figure = await screen.findByRole('figure');
    expect(figure.textContent).toContain('100 mi');
    go('/camps?camp=elsewhere');
    await waitFor(() => expect(screen.queryByRole('figure')).toBeNull());
  });

  test('anybody reports a camp, with the reasons of camps', async () => {
    const { calls } = showApp({
      address: '/camps?camp=clinic',
      answers: {
        camp: () => ({ camp: aCamp({ _id: 'clinic', name: 'ID Clinic' }), host: campHostOf(HOST), today: TODAY }),
        reportCamp: () => ({ received: true }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'More: ID Clinic' }));
    fireEvent.click(screen.getByRole('button', { name: 'Report: ID Clinic' }));
    const reasons = await screen.findByLabelText<HTMLSelectElement>('What is wrong?');
    expect([...reasons.options].map(({ value }) => value)).toEqual(['', ...CAMP_REASONS]);

    fireEvent.change(reasons, { target: { value: 'wrongFact' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));

    await screen.findByText('Thank you. We will look into it.');
    const call = { params: { campId: 'clinic' }, body: { reason: 'wrongFact', note: '' } };
    expect(calls).toContainEqual({ name: 'reportCamp', call });
  });

  test('a plan names what overlaps, its cost, and loses what is removed', async () => {
    setCampSaved('clinic', true);
    setCampSaved('stay', true);
    const byId = new Map([clinic, stay].map((camp) => [camp._id, camp]));
    const { address } = showApp({
      address: '/camps?planner=clinic,stay',
      answers: { listedCamps: (call) => ({ items: (call?.query.ids ?? []).flatMap((id) => byId.get(id) ?? []), today: TODAY }) },
    });
    await screen.findByText('Overlaps with Summer Stay');
    expect(screen.getByText('Overlaps with ID Clinic')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove ID Clinic' }));
    await waitFor(() => expect(address()).toBe('/camps?planner=stay'));
    await waitFor(() => expect(screen.queryByText('Overlaps with Summer Stay')).toBeNull());
    expect(localStorage.getItem('touchline.savedCamps')).toBe('stay');
  });
});

describe('a plan with camps that are no longer offered', () => {
  test('says so, and takes them out of the plan and of what is saved', async () => {
    setCampSaved('archived', true);
    setCampSaved('clinic', true);
    const { address } = showApp({
      address: '/camps?planner=archived,clinic',
      answers: { listedCamps: () => ({ items: [clinic], today: TODAY }) },
    });
    await screen.findByText('1 camp of this plan is no longer offered.');
    fireEvent.click(screen.getByRole('button', { name: 'Remove from the plan' }));
    await waitFor(() => expect(address()).toBe('/camps?planner=clinic'));
    await waitFor(() => expect(screen.queryByText(/no longer offered/)).toBeNull());
    expect(localStorage.getItem('touchline.savedCamps')).toBe('clinic');
  });

  test('a camp that another tab saves counts here too', async () => {
    localStorage.clear();
    showApp({ address: '/camps', answers: { searchCamps: () => found(clinic) } });
    await screen.findByRole('link', { name: 'Your plan' });
    act(() => {
      localStorage.setItem('touchline.savedCamps', 'clinic');
      dispatchEvent(new StorageEvent('storage', { key: 'touchline.savedCamps' }));
    });
    const plan = await screen.findByRole('link', { name: 'Your plan (1)' });
    expect(plan.getAttribute('href')).toBe('/camps?planner=clinic');
  });
});

describe('what search engines read', () => {
  test('of a camp is an event with its times, place, price and places left', () => {
    const camp = aCamp({
      ...{ _id: 'clinic', name: 'ID Clinic', startsAt: '09:00', endsAt: '16:30', priceCents: 19_550, spacesLeft: 0 },
      ...{ placeName: 'Harbor Field', description: null },
    });
    const { structuredData, description } = detailsOfCamp({ camp, host: HOST, today: TODAY }, 'en');
    expect(description).toBe('ID Clinic, Harbor Point University: Jul 11, 2026, Harbor Point, ME, $195.50.');
    expect(structuredData?.('https://touchline.example')).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-07-11T13:00:00.000Z',
      endDate: '2026-07-11T20:30:00.000Z',
      location: { name: 'Harbor Field', address: { addressLocality: 'Harbor Point', addressRegion: 'ME' } },
      offers: { price: '195.50', priceCurrency: 'USD', availability: 'https://schema.org/SoldOut' },
      url: 'https://touchline.example/camps?camp=clinic',
    });
  });

  test('of a search is its address without where the user is', () => {
    const query = { ...ALL_CAMPS, text: 'harbor', near: { lat: 40, lng: -80 }, within: 25 as const, page: 2 };
    expect(headOfCampSearch(query, 'en')).toMatchObject({
      title: 'Soccer camps for “harbor”, page 2',
      canonical: '/camps?search=harbor&page=2',
    });
    expect(headOfCampSearch({ ...ALL_CAMPS, isPast: true }, 'de').title).toBe('Vergangene Fußballcamps der Colleges');
  });
});
