import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf } from '../../testing/an-own-account';
import { NO_COMPARISON } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

type Camp = AnswerOf<'collegeCamps'>['items'][number];
type Rank = AnswerOf<'collegeRanks'>['items'][number];

const camp: Camp = {
  ...{ _id: 'one', name: 'Winter ID Clinic', type: 'idClinic', sex: 'male', startsOn: '2027-01-16', endsOn: '2027-01-18' },
  ...{ startsAt: null, endsAt: null, registrationClosesOn: null, placeName: 'North Field', priceCents: 125_050, capacity: 40 },
  ...{ spacesLeft: 1, ages: { from: 14, to: 19 }, grades: { from: null, to: null }, registrationURL: null },
};
const college = aCollege();
const address = (tab: string) => `/Test_College/mens/soccer/${tab}`;

describe('the camps of a college', () => {
  test('[S9-05] have their price with two decimals, and those of the other team are left out', async () => {
    const items = [camp, { ...camp, _id: 'two', name: 'For women', sex: 'female' as const }];
    showApp({ address: address('camps'), answers: { college: () => college, collegeCamps: () => ({ items }) } });
    const entry = (await screen.findByText('Winter ID Clinic')).closest('li') ?? document.body;
    const card = within(entry);
    expect(entry.textContent).toContain('Jan 16 – 18, 2027');
    for (const text of ['$1,250.50', '1 spot left']) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/^North Field · /)).toBeTruthy();
    expect(screen.queryByText('For women')).toBeNull();
  });

  test('are none: the page says so', async () => {
    showApp({ address: address('camps'), answers: { college: () => college, collegeCamps: () => ({ items: [] }) } });
    expect(await screen.findByText('No camps planned right now')).toBeTruthy();
  });

  test('that could not be loaded are asked for again', async () => {
    let isBroken = true;
    const collegeCamps = () => {
      if (isBroken) throw new ApiRefusal(503);
      return { items: [camp] };
    };
    showApp({ address: address('camps'), answers: { college: () => college, collegeCamps } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Winter ID Clinic')).toBeTruthy();
  });
});

describe('the rankings album', () => {
  const rank = (season: number, given: Partial<Rank> = {}): Rank => ({
    ...{ list: 'rpi', season, sex: 'male', isSample: true, publisher: 'Samples', league: 'ncaa', division: 1 },
    ...{ rank: season - 2020, previousRank: null, teams: 28, record: { wins: 14, losses: 2, ties: 3 }, inConference: null },
    ...given,
  });

  test('[S2-19] shows who is signed in the places of the team, list by list and season by season', async () => {
    const items = [rank(2025), rank(2024), rank(2025, { list: 'usc', isSample: false }), rank(2025, { sex: 'female' })];
    showApp({
      address: address('rankingsAlbum'),
      signedInAs: aCoachOf('another-college'),
      answers: { college: () => college, collegeRanks: () => ({ items }) },
    });
    const list = within(await screen.findByRole('region', { name: 'RPI' }));
    expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2025', '2024']);
    expect(list.getAllByText('14–2–3')).toHaveLength(2);
    expect(list.getByText('No. 4 in 2024, no. 5 in 2025')).toBeTruthy();
    expect(list.getByText('Invented sample')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'United Soccer Coaches poll' })).queryByText('Invented sample')).toBeNull();
    expect(screen.queryAllByText(/^No\. \d+ in/)).toHaveLength(1);
  });

  test('[S2-39] has the rank of today in a list without seasons, and no line over seasons', async () => {
    const items = [rank(2025, { list: 'byTheSea', season: null, rank: 3, record: null, isSample: false })];
    showApp({
      address: address('rankingsAlbum'),
      signedInAs: aCoachOf('another-college'),
      answers: { college: () => college, collegeRanks: () => ({ items }) },
    });
    const list = within(await screen.findByRole('region', { name: 'Closest to the sea' }));
    expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Today']);
    expect(list.queryByText(/^No\. \d+ in/)).toBeNull();
  });

  test('has no column of records for a list that knows none', async () => {
    const items = [rank(2025), rank(2025, { list: 'usc', record: null })];
    showApp({
      address: address('rankingsAlbum'),
      signedInAs: aCoachOf('another-college'),
      answers: { college: () => college, collegeRanks: () => ({ items }) },
    });
    const columnsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await screen.findByRole('region', { name: 'RPI' });

    expect(columnsOf('RPI')).toEqual(['Season', 'Place', 'W–L–T']);
    expect(columnsOf('United Soccer Coaches poll')).toEqual(['Season', 'Place']);
  });
});

test('[S2-39] the overview has the record of the newest season, and the ranks of its team with a link to each table', async () => {
  const made = { sex: 'male', isSample: false, publisher: 'NCAA', league: 'ncaa', division: 1, previousRank: null } as const;
  const inConference = { name: 'ACC', record: { wins: 6, losses: 3, ties: 1 } };
  const ranks = [
    { ...made, list: 'rpi', season: 2023, rank: 14, teams: 347, record: { wins: 12, losses: 5, ties: 2 }, inConference },
    { ...made, list: 'byTheSea', season: null, rank: 3, teams: 62, record: null, inConference: null, isSample: true },
  ] as const;
  const collegeComparison = () => ({ ...NO_COMPARISON, ranks: [...ranks] });
  showApp({
    address: '/Test_College/mens/soccer',
    answers: { college: () => ({ ...college, league: 'ncaa', division: 1 }), collegeComparison },
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'In the rankings' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('RPI 202314 of 347');
  expect(screen.getByText('2023: 12-5-2 · 6-3-1 in the ACC · 14th by the RPI')).toBeTruthy();
  expect(second?.textContent).toBe('Closest to the seaInvented sample3 of 62');
  expect(
    within(first ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/exploreSoccer/ncaaD1?ranking=rpi&sex=male&season=2023');
});

test('the overview of a team says how much freshmen play, and nothing where it is not known', async () => {
  const team = aCollege({ league: 'ncaa', division: 1 });
  const line = 'Freshmen made 24% of the starts in 2024';
  const comparison = { ...NO_COMPARISON, freshmen: { share: 24, season: 2024 } };
  const overview = '/Test_College/mens/soccer';
  showApp({ address: overview, answers: { college: () => team, collegeComparison: () => comparison } });
  expect(await screen.findByText(line)).toBeTruthy();
  cleanup();
  showApp({ address: overview, answers: { college: () => team } });
  await screen.findByRole('heading', { name: 'The team' });
  expect(screen.queryByText(/^Freshmen made/)).toBeNull();
});
