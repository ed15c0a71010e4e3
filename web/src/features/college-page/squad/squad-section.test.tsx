import { fireEvent, screen, within } from '@testing-library/react';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aShownSquad, aSquad, somePlayingTime } from '@touchline/domain/season/testing/a-squad';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDictionary } from '../../../i18n/languages';
import { anOwnProfile } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

const ADDRESS = '/Test_College/womens/soccer/athletics';
beforeAll(() => loadPage(ADDRESS), 60_000);

type Team = NonNullable<AnswerOf<'collegeSoccer'>['team']>;
const team: Team = {
  ...UNKNOWN_TEAM,
  seasons: [],
  squad: aShownSquad(),
  playingTime: [somePlayingTime(), somePlayingTime({ season: 2023, freshmen: null })],
  crowd: [{ season: 2025, homeMatches: 9, average: 1204, capacity: 22_000 }],
  links: { soccerPage: 'https://team.example.org/soccer', rosterPage: 'https://team.example.org/roster' },
};
const college = aCollege({
  athletics: { sport: [aTeam({ sex: 'female', description: null, coaches: [], athleticsURL: 'https://own.example.org/' })] },
});

function show(
  changes: Partial<Team> = {},
  signedInAs?: ReturnType<typeof anOwnProfile>,
  more: Partial<Parameters<typeof showApp>[0]> = {},
) {
  showApp({
    address: ADDRESS,
    answers: { college: () => college, collegeSoccer: () => ({ team: { ...team, ...changes }, met: [] }) },
    ...(signedInAs === undefined ? {} : { signedInAs }),
    ...more,
  });
}

const squadOf = async () => within(await screen.findByRole('region', { name: 'The squad' }, { timeout: 20_000 }));

describe('the squad of a team', () => {
  test('says who will have finished before a year of entry, by class and position, and for another year', async () => {
    show();
    const squad = await squadOf();
    squad.getByText('13 of 28 players will, by class, have finished before the fall of 2027.');
    expect(squad.getByRole('row', { name: 'Goalkeepers 2 of 4' })).toBeTruthy();
    fireEvent.click(squad.getByRole('radio', { name: '2028' }));
    squad.getByText('20 of 28 players will, by class, have finished before the fall of 2028.');
    expect(squad.getByRole('row', { name: 'Goalkeepers 3 of 4' })).toBeTruthy();
    squad.getByText(/^The squad of 2025-26, if nobody transfers/);
  });

  test('tells shares beside the median, and says fewer than 3 in place of a smaller one', async () => {
    show();
    const squad = await squadOf();
    expect(squad.getByRole('row', { name: 'From abroad 25% (7), Median of Division I women: 14%' })).toBeTruthy();
    expect(squad.getAllByText('fewer than 3').length).toBeGreaterThan(0);
    squad.getByText('Freshmen made 25 of 100 starts in 2024; the median of Division I women is 14.');
    expect(squad.getByRole('row', { name: 'California 9 players' })).toBeTruthy();
  });

  test('the number of a season never covers the mark of the median', async () => {
    const seasons = [
      somePlayingTime({ season: 2024, freshmen: 0.2, median: 0.23 }),
      somePlayingTime({ season: 2023, freshmen: 0.3, median: 0.1 }),
    ];
    show({ playingTime: seasons });
    const squad = await squadOf();
    const numberOf = (text: string) => Number(squad.getByText(text, { selector: 'text' }).getAttribute('y'));
    const drawing = squad.getByText('20', { selector: 'text' }).closest('svg') ?? document.body;
    const marks = [...drawing.querySelectorAll('circle[r="4"]')].map((one) => Number(one.getAttribute('cy')));
    expect(marks).toHaveLength(2);
    for (const number of [numberOf('20'), numberOf('30')])
      for (const mark of marks) expect(mark > number + 4 || mark < number - 14, `${mark} beside ${number}`).toBe(true);
  });

  test('the shares of freshmen run from the earliest season to the latest, in the drawing and in its table', async () => {
    show({
      playingTime: [
        somePlayingTime({ season: 2024, freshmen: 0.31, median: 0.2 }),
        somePlayingTime({ season: 2023, freshmen: 0.22, median: 0.19 }),
        somePlayingTime({ season: 2022, freshmen: 0.13, median: 0.18 }),
      ],
    });
    const squad = await squadOf();
    const drawing = squad.getByText('31', { selector: 'text' }).closest('svg') ?? document.body;
    const textsFromLeft = (texts: readonly string[]) =>
      [...drawing.querySelectorAll('text')]
        .filter(({ textContent }) => texts.includes(textContent))
        .toSorted(
          (one, other) => Number.parseFloat(one.getAttribute('x') ?? '') - Number.parseFloat(other.getAttribute('x') ?? ''),
        )
        .map(({ textContent }) => textContent);
    expect(textsFromLeft(['2022', '2023', '2024'])).toEqual(['2022', '2023', '2024']);
    expect(textsFromLeft(['13', '22', '31'])).toEqual(['13', '22', '31']);
    const years = squad.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(years.filter((year) => /^202\d$/.test(year))).toEqual(['2022', '2023', '2024']);
  });

  test('begins with a signed-in player’s own year, and says their position and height', async () => {
    const profile = anOwnProfile({
      graduationYear: 2028,
      position: { main: ['CB'] },
      characteristics: { feet: `5'11"`, foot: null },
    });
    show({}, profile);
    const squad = await squadOf();
    await squad.findByText('At your position (defenders): 6 of 9.');
    squad.getByText(`You: 5'11"`);
  });

  test('speaks German: names of states and countries, heights in centimetres, and one home match', async () => {
    const crowd = [{ season: 2025, homeMatches: 1, average: 300, capacity: null }];
    show({ crowd }, undefined, { german: await loadDictionary('de') });
    const squad = within(await screen.findByRole('region', { name: 'Der Kader' }, { timeout: 20_000 }));
    for (const name of ['Kalifornien 9 im Kader', 'Deutschland 3 im Kader', 'Tor 185 cm', 'Angriff weniger als 3 bekannt'])
      expect(squad.getByRole('row', { name })).toBeTruthy();
    squad.getByText('13 von 28 sind nach ihrem Jahrgang bis zum Herbst 2027 fertig.');
    screen.getByText('beim einzigen Heimspiel 2025');
  });

  test('a roster without classes promises no places, and names nothing that it does not know', async () => {
    const none = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
    const { lines } = aSquad();
    const bare = Object.fromEntries(
      Object.entries(lines).map(([line, { players }]) => [line, { players, classes: none }]),
    ) as typeof lines;
    show({ squad: aShownSquad({ classes: none, lines: bare }), playingTime: [] });
    const squad = await squadOf();
    squad.getByText(/^28 players\. The roster names no classes/);
    expect(squad.queryByRole('radio')).toBeNull();
    expect(squad.queryByText(/will, by class/)).toBeNull();
    expect(squad.queryByText(/starts/)).toBeNull();
  });
});

describe('what else is known of a team', () => {
  test('a stadium of more than 15,000 seats is said to be one for football', async () => {
    show();
    const crowd = within(await screen.findByRole('region', { name: 'Crowd and stadium' }, { timeout: 20_000 }));
    crowd.getByText('1,204');
    crowd.getByText('seats: the team plays in a football stadium');
  });

  test('an official page stands where its coach links to none', async () => {
    show();
    await squadOf();
    expect(screen.getByRole('link', { name: /^Team website/ }).getAttribute('href')).toBe('https://own.example.org/');
    expect(screen.getByRole('link', { name: /^Roster/ }).getAttribute('href')).toBe('https://team.example.org/roster');
  });

  test('visitors ask the coach by a mail of their own, without an address, until a coach stands on the page', async () => {
    show();
    const href = (await screen.findByRole('link', { name: 'Ask the coach' })).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:\?subject=Test%20College/);
    expect(decodeURIComponent(href)).toContain('/claimCollege?college=test-college');
  });

  test('nobody asks a coach who stands on the page', async () => {
    const coach: CoachEntry = {
      ...{ id: 'mara-lind', name: 'Mara Lind', staffType: 'headcoach', picture: null, email: null, phone: null },
      ...{ biography: null, sinceYear: null, previousPosts: [], licences: [] },
    };
    show({}, undefined, {
      answers: {
        college: () => aCollege({ athletics: { sport: [aTeam({ sex: 'female', coaches: [coach] })] } }),
        collegeSoccer: () => ({ team, met: [] }),
      },
    });
    await squadOf();
    await screen.findByText('Mara Lind');
    expect(screen.queryByText(/No coach has claimed this page/)).toBeNull();
  });
});
