import { fireEvent, screen } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, expect, test } from 'vitest';
import { aCoachOf, anOwnAccount } from '../../testing/an-own-account';
import { aListedPlayer } from '../../testing/a-listed-player';
import type { FakeAnswers } from '../../testing/fake-api';
import { readIn } from '../../testing/read-in';
import { loadPage, showApp } from '../../testing/show-app';

const PAGE = '/profile/robin/about';
beforeAll(() => loadPage(PAGE));

const AT = '2026-03-05T02:00:00.000Z';
const role = { type: 'headcoach', collegeId: 'harbor', collegeName: 'Harbor Point', status: 'Accepted' } as const;
const saved = { profileId: 'uid-robin', stage: 'offer', note: 'Mine alone.', savedAt: AT, notedAt: AT, isNamed: false } as const;
const recruit: AnswerOf<'staffRecruits'>['items'][number] = {
  ...({ profileId: 'uid-robin', stage: 'offer', version: 1, addedAt: AT, movedAt: AT, player: aListedPlayer() } as const),
  ...{ lastContact: null, entries: [] },
};

function open(answers: FakeAnswers) {
  return showApp({
    address: PAGE,
    signedInAs: aCoachOf('harbor'),
    answers: {
      account: () => anOwnAccount({ roleRequests: [{ ...role, collegePage: null, reason: null, decidedAt: null }] }),
      profile: () => aShownProfile({ _id: 'uid-robin', username: 'robin', displayName: 'Robin Sample' }),
      savedPlayer: () => ({ saved }),
      staffRecruits: () => ({ items: [] }),
      ...answers,
    },
  });
}

test('a saved player is put on the shared list from the own page, with the stage and without the note', async () => {
  const { calls } = open({ moveRecruit: () => ({ recruit }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Put on Harbor Point’s list: Robin Sample' }));
  await screen.findByText('Robin Sample is on Harbor Point’s list');
  const call = { params: { collegeId: 'harbor', playerId: 'uid-robin' }, body: { stage: 'offer', version: 0 } };
  expect(calls).toContainEqual({ name: 'moveRecruit', call });

  const link = await screen.findByRole('link', { name: 'On Harbor Point’s list' });
  expect(link.getAttribute('href')).toBe('/account?board=players&list=harbor');
  await readIn('de');
  await screen.findByRole('link', { name: 'Auf der Liste: Harbor Point' });
});

test('of a player whom the coach has not saved, nothing is asked of the staff’s list', async () => {
  const { calls } = open({ savedPlayer: () => ({ saved: null }) });
  await screen.findByRole('button', { name: 'Save Robin Sample' });
  expect(screen.queryByRole('button', { name: /list/ })).toBeNull();
  expect(calls.filter(({ name }) => name === 'staffRecruits')).toEqual([]);
});
