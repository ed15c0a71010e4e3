import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';
import { showWithServices } from '../../testing/show-with-services';
import { CampPlayers } from './camp-players';

type Player = AnswerOf<'campPlayers'>['items'][number];

const { position } = aProfile({ position: { main: ['CM', 'DM'] } });
const player = (username: string, campId = 'clinic'): Player => ({
  ...{ campId, username, displayName: `Name of ${username}`, position, graduationYear: 2028, shirtNumber: 7 },
});
const show = (campPlayers: NonNullable<FakeAnswers['campPlayers']>, isInList = false) => {
  const { callApi, calls } = fakeApi({ campPlayers });
  showWithServices(<CampPlayers campId="clinic" collegeId="sample-college" isInList={isInList} />, callApi);
  return calls;
};

test('the editors of a college read who says they are at a camp, without those of other camps', async () => {
  show(() => ({ items: [player('alex'), player('robin'), player('kim', 'another')] }));
  fireEvent.click(await screen.findByText('2 players say they are coming'));
  expect(screen.getByRole('link', { name: 'Name of alex' }).getAttribute('href')).toBe('/profile/alex/about');
  expect(screen.getAllByText('#7 · CM, DM · 2028')).toHaveLength(2);
  expect(screen.queryByText('Name of kim')).toBeNull();
});

test('nobody is a sentence, and a failure can be tried again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new ApiRefusal(403);
    return { items: [] };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No player has this camp in their schedule yet.')).toBeTruthy();
});

test('a list of camps says nothing of one that nobody has listed', async () => {
  const calls = show(() => ({ items: [player('kim', 'another')] }), true);
  await expect.poll(() => calls).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

const PAGE = '/profile/robin/more';
const schedule = [
  aMatch({ id: 'one', kind: 'camp', date: '2099-05-01', event: 'Their clinic', campId: 'clinic' }),
  aMatch({ id: 'two', kind: 'camp', date: '2099-06-01', event: 'Another clinic', campId: 'elsewhere' }),
];
const shown = (campPlayers: NonNullable<FakeAnswers['campPlayers']>, signedInAs = aCoachOf('sample-college')) =>
  showApp({
    address: PAGE,
    signedInAs: { ...signedInAs, _id: 'uid-coach' },
    answers: {
      profile: () => aShownProfile({ _id: 'uid-robin', username: 'robin', schedule }),
      savedPlayer: () => ({ saved: null }),
      guardianships: () => ({ guardians: [], children: [], further: [], namedEmail: null, namedBy: [] }),
      campPlayers,
    },
  });

test('a coach sees on the page of a player that an entry is a camp of their own college', async () => {
  await loadPage(PAGE);
  shown(() => ({ items: [player('robin'), player('alex', 'elsewhere')] }));
  expect(await screen.findAllByText('At your camp too')).toHaveLength(1);
});

test('whom the server leaves out has no mark', async () => {
  await loadPage(PAGE);
  const { calls } = shown(() => ({ items: [] }));
  await screen.findByText('Their clinic');
  await expect.poll(() => calls.filter(({ name }) => name === 'campPlayers')).toHaveLength(1);
  expect(screen.queryByText('At your camp too')).toBeNull();
});

test('nobody but accepted coaches asks for the mark', async () => {
  await loadPage(PAGE);
  const { calls } = shown(() => ({ items: [player('robin')] }), anOwnProfile({ type: 'coach' }));
  await screen.findByRole('button', { name: 'Follow in your calendar' });
  expect(calls.filter(({ name }) => name === 'campPlayers')).toEqual([]);
});
