import { aPlayedSeason } from '@touchline/domain/person/testing/a-played-season';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { showApp } from '../../testing/show-app';
import { showOwnProfile } from '../../testing/show-own-profile';

const MORE = '/profile/demo-player/more';
const KEEPER = aPlayedSeason({ season: 1999, team: 'Harbor FC', goals: null, assists: null, cleanSheets: 7, saves: 41 });

const numbersOf = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('readers see what is known of each season, the latest first, in German too', async () => {
  const profile = () => aShownProfile({ seasons: [KEEPER, aPlayedSeason({ starts: null })] });
  showApp({ address: MORE, answers: { profile }, german });
  const section = await screen.findByRole('region', { name: 'Saison für Saison' });

  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent),
  ).toEqual(['2025/26Sample Town FC', '1999/00Harbor FC']);
  expect(numbersOf(section).slice(0, 4)).toEqual([
    ['Spiele', '22'],
    ['Minuten', '1.750'],
    ['Tore', '9'],
    ['Vorlagen', '4'],
  ]);
  expect(numbersOf(section).at(-1)).toEqual(['Paraden', '41']);
});

test('the owner adds a season; what is not typed is not known', async () => {
  const { calls } = showOwnProfile({ seasons: [] }, MORE);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a season' }));
  const form = within(await screen.findByRole('form', { name: 'Season' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Please fill in this field.');
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(form.getByLabelText(label, { selector: 'input, select' }), { target: { value } });
  fill('Season', '2025');
  fill('Matches', '3');
  fill('Saves', '11');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));

  await screen.findByText('2025/26');
  const value: Profile['seasons'][number] = {
    ...{ season: 2025, team: null, matches: 3, starts: null, minutes: null, goals: null, assists: null },
    ...{ cleanSheets: null, saves: 11 },
  };
  const patches = calls.flatMap(({ name, call }) => (name === 'patchProfile' ? [call] : []));
  expect(patches).toMatchObject([{ body: { patch: [{ op: 'add', path: '/seasons/-', value }] } }]);
});
