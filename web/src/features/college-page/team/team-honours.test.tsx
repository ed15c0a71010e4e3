import { screen, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPage, showApp } from '../../../testing/show-app';
import { countedTitles, nationalTitlesOf } from './national-titles';
import { emptyTabs, hasTabContent, offeredTabs, tellsOfTeam } from '../tabs-with-content';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

const PENN_STATE = 214777;
const champion = aCollege({
  ipedsUnitId: PENN_STATE,
  albums: [],
  athletics: { sport: [aTeam({ description: null }), aTeam({ sex: 'female', description: null })] },
});
const open = (college: College, g: string) =>
  showApp({ address: `/Test_College/${g}/soccer/athletics`, answers: { college: () => college } });

describe('the honours of a team', () => {
  test('are its national titles with their years, and where they are from', async () => {
    open(champion, 'womens');
    const honours = within(await screen.findByRole('region', { name: 'Honors' }));
    honours.getByText('NCAA D1: national champions');
    honours.getByText('2015');
    honours.getByText(/^From published lists of champions/);
  });

  test('are those of the chosen team alone, and a team without a title has no such section', async () => {
    open({ ...champion, athletics: { sport: [aTeam({ description: 'We press.' })] } }, 'mens');
    await screen.findByText('We press.');
    expect(screen.queryByRole('region', { name: 'Honors' })).toBeNull();
  });

  test('stand below what the team plays in where its people have told nothing', async () => {
    open(champion, 'womens');
    const honours = await screen.findByRole('region', { name: 'Honors' });
    const team = screen.getByRole('region', { name: 'The team' });
    expect(team.compareDocumentPosition(honours) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('are no story of its people, who decide how its Athletics tab begins; a team makes it worth opening', () => {
    const [men, women] = champion.athletics.sport;
    if (men === undefined || women === undefined) throw new Error('no teams');
    expect(tellsOfTeam(champion, women)).toBe(false);
    expect(tellsOfTeam(champion, { ...women, description: 'We press.' })).toBe(true);
    expect(hasTabContent('athletics', champion, 'male')).toBe(true);
    expect(hasTabContent('athletics', { ...champion, athletics: { sport: [women] } }, 'male')).toBe(false);
    const viewer = { sex: 'male', current: 'overview', isSignedIn: false, mayEdit: false } as const;
    expect(offeredTabs(champion, viewer)).toContain('athletics');
    expect(emptyTabs(champion, 'male')).not.toContain('athletics');
  });

  test('of several years stand with the latest first; a Canadian university is found by its own id', () => {
    const howard = nationalTitlesOf({ ipedsUnitId: 131520, canadianId: null });
    expect(howard.find(({ competition }) => competition === 'NCAA D1')).toEqual({
      ...{ sex: 'male', competition: 'NCAA D1', since: 'all', until: null },
      years: [
        { year: '1974', reason: null },
        { year: '1971', reason: 'vacated' },
      ],
    });
    const [simonFraser] = nationalTitlesOf({ ipedsUnitId: null, canadianId: 'ca-simon-fraser' });
    expect(simonFraser?.years).toContainEqual({ year: '1983', reason: null });
    expect(nationalTitlesOf({ ipedsUnitId: null, canadianId: null })).toEqual([]);
  });

  test.each([
    ['a vacated title is marked and not counted', 131520, 'mens', ['NCAA D1: national champions', '1971 (vacated)']],
    ['a list that lacks years gives no total', 191630, 'womens', ['NCAA D3: national titles since 1999']],
    ['a list that ends says when', 157216, 'mens', ['NAIA: national titles from 1959 to 2024']],
    ['the title of another association stands apart', 199120, 'womens', ['AIAW: known national titles', '1981']],
  ])('%s', async (_, ipedsUnitId, g, expected) => {
    open({ ...champion, ipedsUnitId }, g);
    const honours = within(await screen.findByRole('region', { name: 'Honors' }));
    for (const text of expected) expect(honours.getByText(text)).toBeTruthy();
  });

  test('are a line over the years where every champion is known, and only there', async () => {
    const CONNECTICUT = 129020;
    open({ ...champion, ipedsUnitId: CONNECTICUT }, 'mens');
    const line = within(await screen.findByRole('figure'));
    expect(line.getByText(/^\d titles, the first in \d{4} and the last in \d{4}\.$/)).toBeTruthy();
    expect(line.getByRole('table', { name: 'Titles since the first championship, 1959' })).toBeTruthy();
  });

  test.each([
    ['years are missing', 191630, 'womens'],
    ['there is one title', PENN_STATE, 'womens'],
  ])('are no line where %s', async (_, ipedsUnitId, g) => {
    open({ ...champion, ipedsUnitId }, g);
    await screen.findByRole('region', { name: 'Honors' });
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('a comparison counts the titles of complete lists alone', () => {
    const of = (ipedsUnitId: number) => countedTitles(nationalTitlesOf({ ipedsUnitId, canadianId: null }));
    expect(of(131520)).toEqual(['1974']);
    expect(of(157216)).toEqual([]);
    expect(of(199120)).not.toContain('1981');
  });
});
