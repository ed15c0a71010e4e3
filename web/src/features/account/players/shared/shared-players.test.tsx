import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import { aListedPlayer } from '../../../../testing/a-listed-player';
import { aCoachOf, anOwnAccount } from '../../../../testing/an-own-account';
import type { FakeAnswers } from '../../../../testing/fake-api';
import { readIn } from '../../../../testing/read-in';
import { showApp } from '../../../../testing/show-app';

type Recruit = AnswerOf<'staffRecruits'>['items'][number];

const player = aListedPlayer();
const AT = '2026-03-05T02:00:00.000Z';
const note = {
  ...({ entryId: 'n1', kind: 'note', text: 'Two footed.', stage: null, version: 1, at: AT, changedAt: AT } as const),
  by: { initials: 'CC', isMine: true },
};
const moved = {
  ...({ entryId: 'm1', kind: 'move', text: null, stage: 'visit', version: 1, at: AT, changedAt: AT } as const),
  by: { initials: null, isMine: false },
};
const recruit: Recruit = {
  ...({ profileId: 'uid-demo-player', stage: 'visit', version: 2, addedAt: AT, movedAt: AT, player } as const),
  ...{ lastContact: { at: AT, initials: 'AB' }, entries: [note, moved] },
};
const role = { type: 'headcoach', collegeId: 'harbor', collegeName: 'Harbor Point', status: 'Accepted' } as const;
const roleRequests = [{ ...role, collegePage: null, reason: null, decidedAt: null }];
const saved = {
  profileId: 'uid-demo-player',
  stage: 'offer',
  note: 'Mine alone.',
  savedAt: AT,
  notedAt: AT,
  isNamed: false,
} as const;

function open(answers: FakeAnswers, address = '/account?board=players&list=harbor') {
  return showApp({
    address,
    signedInAs: aCoachOf('harbor'),
    answers: {
      account: () => anOwnAccount({ roleRequests }),
      savedPlayers: () => ({ items: [{ ...saved, player }] }),
      staffRecruits: () => ({ items: [recruit] }),
      ...answers,
    },
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Visit: 1 player' }));

describe('the list that a staff shares', () => {
  test('shows who contacted a player last, and notes signed by initials; own notes alone are changed', async () => {
    const { calls } = open({});
    const shown = await card();
    shown.getByText('Last contact: AB, Mar 4, 2026');
    shown.getByText('Two footed.');
    shown.getByText('CC · Mar 4, 2026');
    shown.getByText('A former coach · Mar 4, 2026');
    shown.getByText('Moved to “Visit”');
    expect(shown.getAllByRole('button', { name: /^Edit your note/ })).toHaveLength(1);
    expect(calls.find(({ name }) => name === 'staffRecruits')?.call).toMatchObject({ params: { collegeId: 'harbor' } });
  });

  test('reads German, with the days of the reader’s own calendar', async () => {
    open({});
    await readIn('de');
    await screen.findByText('Letzter Kontakt: AB, 04.03.2026');
    screen.getByText('Früherer Coach · 04.03.2026');
    screen.getByText('Verschoben nach „Besuch“');
    screen.getByRole('heading', { name: 'Liste: Harbor Point' });
  });

  test('a coach who was late reads who moved the player and where to, and the card stands there', async () => {
    let items = [recruit];
    open({
      staffRecruits: () => ({ items }),
      moveRecruit: () => {
        const first = { ...moved, entryId: 'm2', stage: 'offer', by: { initials: 'AB', isMine: false } } as const;
        items = [{ ...recruit, stage: 'offer', version: 3, entries: [first, note] }];
        throw new ApiRefusal(409, 'conflict', [{ message: 'Somebody was first.', field: null }]);
      },
    });
    fireEvent.change((await card()).getByLabelText('Stage of Robin Sample'), { target: { value: 'dropped' } });
    await screen.findByText('AB moved Robin Sample to “Offer” on Mar 4, 2026. Your change was not saved.');
    await screen.findByRole('region', { name: 'Offer: 1 player' });
    expect(screen.queryByRole('region', { name: 'Dropped: 1 player' }), 'the refused move').toBeNull();
  });

  test('a move that is refused for another reason puts the card back', async () => {
    open({
      moveRecruit: () => {
        throw new ApiRefusal(503);
      },
    });
    fireEvent.change((await card()).getByLabelText('Stage of Robin Sample'), { target: { value: 'offer' } });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offer: 1 player' })).toBeNull());
    await card();
  });

  test('a new note says who may read it, and after a refused save its text stays', async () => {
    let isBroken = true;
    const { calls } = open({
      writeStaffEntry: () => {
        if (isBroken) throw new ApiRefusal(503, 'unavailable', [{ message: 'Not now.', field: null }]);
        return { recruit: { ...recruit, entries: [{ ...note, entryId: 'n2', text: 'Fast.' }, note] } };
      },
    });
    const shown = await card();
    fireEvent.click(shown.getByRole('button', { name: 'Add a note about Robin Sample' }));
    shown.getByText(/If the player downloads their data, they can read this, with your college’s name\./);
    const field = () => shown.getByLabelText<HTMLTextAreaElement>(/^Note about Robin Sample/);
    fireEvent.change(field(), { target: { value: 'Fast.' } });
    fireEvent.click(shown.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Not now.');
    expect(field().value).toBe('Fast.');
    isBroken = false;
    fireEvent.click(shown.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Note about Robin Sample saved');
    shown.getByText('Fast.');
    const [first, second] = calls.filter(({ name }) => name === 'writeStaffEntry').map(({ call }) => call);
    expect(first).toMatchObject({ body: { kind: 'note', text: 'Fast.', version: 0 } });
    expect(second, 'a repeated save is the same note').toEqual(first);
  });

  test('notes a contact, and deletes an own note', async () => {
    const { calls } = open({
      writeStaffEntry: () => ({ recruit: { ...recruit, lastContact: { at: AT, initials: 'CC' } } }),
      removeStaffEntry: () => null,
    });
    fireEvent.click((await card()).getByRole('button', { name: 'I contacted them today: Robin Sample' }));
    await screen.findByText('Last contact: CC, Mar 4, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Delete your note of Mar 4, 2026' }));
    await screen.findByText('Deleted');
    const params = { collegeId: 'harbor', playerId: 'uid-demo-player', entryId: 'n1' };
    expect(calls).toContainEqual({ name: 'removeStaffEntry', call: { params } });
  });

  test('asks before a player goes with everything that was noted', async () => {
    const { calls } = open({ removeRecruit: () => null });
    fireEvent.click((await card()).getByRole('button', { name: 'Take Robin Sample off the list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take Robin Sample off the list?' }));
    dialog.getByText(/^This deletes everything that the staff noted about them\./);
    expect(calls.map(({ name }) => name)).not.toContain('removeRecruit');
    fireEvent.click(dialog.getByRole('button', { name: 'Take Robin Sample off the list' }));
    await screen.findByRole('heading', { name: 'Nobody is on this list yet' });
    const call = { params: { collegeId: 'harbor', playerId: 'uid-demo-player' }, query: { version: 2 } };
    expect(calls).toContainEqual({ name: 'removeRecruit', call });
  });

  test('is gone for a coach who is no longer on the staff', async () => {
    open({
      staffRecruits: () => {
        throw new ApiRefusal(403, 'forbidden', [{ message: 'Only the staff of this college share this list.', field: null }]);
      },
    });
    await screen.findByRole('heading', { name: 'This list is for the staff of the college' });
    expect(screen.getByRole('link', { name: 'To my list' }).getAttribute('href')).toBe('/account?board=players');
  });

  test('of a college of others is not even asked for', async () => {
    const { calls } = open({}, '/account?board=players&list=eastridge');
    await screen.findByRole('heading', { name: 'This list is for the staff of the college' });
    expect(calls.map(({ name }) => name)).not.toContain('staffRecruits');
  });
});

test('a player of the own list is put on the shared one with the stage, without the private note', async () => {
  const { calls } = open(
    { staffRecruits: () => ({ items: [] }), moveRecruit: () => ({ recruit: { ...recruit, stage: 'offer' } }) },
    '/account?board=players',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Put on Harbor Point’s list: Robin Sample' }));
  await screen.findByText('Robin Sample is on Harbor Point’s list');
  await screen.findByText('On Harbor Point’s list');
  const call = { params: { collegeId: 'harbor', playerId: 'uid-demo-player' }, body: { stage: 'offer', version: 0 } };
  expect(calls).toContainEqual({ name: 'moveRecruit', call });
});

test('of two coaches who share a player at once, the later one sees that the player is on the list', async () => {
  let items: readonly Recruit[] = [];
  open(
    {
      staffRecruits: () => ({ items: [...items] }),
      moveRecruit: () => {
        items = [recruit];
        throw new ApiRefusal(409, 'conflict', [{ message: 'Somebody was first.', field: null }]);
      },
    },
    '/account?board=players',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Put on Harbor Point’s list: Robin Sample' }));
  await screen.findByText('Somebody was first.');
  await screen.findByText('On Harbor Point’s list');
});
