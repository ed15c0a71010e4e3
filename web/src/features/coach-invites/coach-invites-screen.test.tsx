import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';
import { inviteFileOf, repeatedLines } from './invite-file';
import type { ListedInvite } from './use-invites';

function anInvite(changes: Partial<ListedInvite> = {}): ListedInvite {
  return {
    inviteId: 'invite-1',
    email: 'casey@lakes.example',
    college: { _id: 'lakes', name: 'Five Lakes University' },
    sex: 'female',
    staffType: 'headcoach',
    sentAt: '2026-03-01T10:00:00.000Z',
    validUntil: '2026-03-15T10:00:00.000Z',
    state: 'sent',
    sentBy: { uid: 'uid-admin', name: 'Ada Min' },
    usesFreeMail: false,
    ...changes,
  };
}

const fine = { isFine: true, reason: null, field: null, usesFreeMail: false };

function open(answers: FakeAnswers) {
  return showApp({
    ...{ address: '/admin/coachInvites', signedInAs: anOwnProfile(), isAdmin: true },
    answers: { adminInvites: () => ({ items: [anInvite()], next: null, leftToday: 500 }), ...answers },
  });
}

const sentIn = (calls: ReturnType<typeof showApp>['calls']) =>
  calls.filter(({ name }) => name === 'inviteCoaches').map(({ call }) => call);

/** Waits until the list has been read so many times: it shows what was done since. */
const isRead = (calls: ReturnType<typeof showApp>['calls'], times: number) =>
  waitFor(() => {
    expect(calls.filter(({ name }) => name === 'adminInvites').length, 'the list is read again').toBe(times);
  });

const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function choose(text: string | Uint8Array<ArrayBuffer>): void {
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([text], 'coaches.csv')] } });
}

describe('[S2-13] [S2-39] [S4-16] /admin/coachInvites', () => {
  test('lists how far each invitation has come, sends it again and revokes it', async () => {
    const states = ['sent', 'opened', 'accepted', 'expired', 'revoked', 'bounced'] as const;
    const items = states.map((state) => anInvite({ inviteId: state, email: `${state}@lakes.example`, state }));
    const { calls } = open({
      adminInvites: () => ({
        items: [...items, anInvite({ email: 'x@gmail.com', usesFreeMail: true })],
        next: null,
        leftToday: 7,
      }),
      ...{ resendAdminInvite: () => null, revokeAdminInvite: () => null },
    });
    const rows = within(await screen.findByRole('list', { name: 'Invitations' })).getAllByRole('listitem');
    const words = ['Sent', 'Opened', 'Accepted', 'Expired', 'Revoked', 'Bounced'];
    for (const [index, word] of words.entries()) expect(rows[index]?.textContent).toContain(word);
    expect(rows[6]?.textContent).toContain('Free mail provider');
    screen.getByText(/You can send 7 more today/);
    expect(screen.queryByRole('button', { name: 'Send again to accepted@lakes.example' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Send again to expired@lakes.example' }));
    await screen.findByText('Sent again to expired@lakes.example');
    await isRead(calls, 2);
    fireEvent.click(screen.getByRole('button', { name: 'Revoke the invitation of opened@lakes.example' }));
    await screen.findByText('Invitation of opened@lakes.example revoked');
    await isRead(calls, 3);
    expect(calls).toContainEqual({ name: 'resendAdminInvite', call: { params: { inviteId: 'expired' } } });
    expect(calls).toContainEqual({ name: 'revokeAdminInvite', call: { params: { inviteId: 'opened' } } });
  });

  test('invites one coach; a refusal stands at its field, and what was typed stays', async () => {
    let refuses = true;
    const { calls } = open({
      inviteCoaches: () => ({
        results: [refuses ? { ...fine, isFine: false, reason: 'There is no such college.', field: 'college' } : fine],
        leftToday: 499,
      }),
    });
    await screen.findByRole('list', { name: 'Invitations' });
    type(/^Email address/, 'casey@lakes.example');
    type(/^College/, 'Five Lakes');
    type(/^Message(?!s)/, 'See you soon.');
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByText('There is no such college.');
    refuses = false;
    type(/^College/, 'Five Lakes University');
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));

    await screen.findByText('Invitation sent to casey@lakes.example.');
    await isRead(calls, 2);
    expect(sentIn(calls).at(-1)).toMatchObject({
      body: {
        lines: [{ email: 'casey@lakes.example', college: 'Five Lakes University', team: 'male', message: 'See you soon.' }],
        checks: false,
      },
    });
  });

  test('checks a file before it sends anything, says why which line is refused, and sends the others', async () => {
    const { calls } = open({
      inviteCoaches: (call) => ({
        results: (call?.body.lines ?? []).map(({ college }) =>
          college === 'Nowhere' ? { ...fine, isFine: false, reason: 'There is no such college.', field: 'college' } : fine,
        ),
        leftToday: 500,
      }),
    });
    await screen.findByRole('list', { name: 'Invitations' });
    const lines = Array.from({ length: 30 }, (_, at) => `c${String(at)}@lakes.example;Five Lakes;women;headcoach`);
    choose(['email;college;team;post', ...lines, 'x@lakes.example;Nowhere;women;headcoach', lines[0]].join('\r\n'));

    await screen.findByText('Line 32 (x@lakes.example): There is no such college.');
    screen.getByText('Line 33 (c0@lakes.example): This address and college stand in the file before.');
    expect(sentIn(calls).map((call) => (call as { body: { checks: boolean } }).body.checks)).toEqual([true, true]);

    fireEvent.click(screen.getByRole('button', { name: 'Send 30 invitations' }));
    await screen.findByText('30 invitations were sent');
    await waitFor(() => expect(sentIn(calls)).toHaveLength(4));
    await isRead(calls, 2);
  });

  test('reads a file as German spreadsheets on Windows save it', async () => {
    const { calls } = open({ inviteCoaches: () => ({ results: [fine], leftToday: 500 }) });
    await screen.findByRole('list', { name: 'Invitations' });
    const text = 'email;college;team;post;language;message\r\nc@lakes.example;Université Laval;men;headcoach;de;Schöne Grüße\r\n';
    choose(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));

    await screen.findByRole('button', { name: 'Send 1 invitation' });
    expect(sentIn(calls)).toMatchObject([{ body: { lines: [{ college: 'Université Laval', message: 'Schöne Grüße' }] } }]);
  });

  test('a file that is none is refused with its reason, and nothing is sent', async () => {
    const { calls } = open({});
    await screen.findByRole('list', { name: 'Invitations' });
    choose('email,college\na@lakes.example,Five Lakes');
    await screen.findByText('These columns are missing: team, post.');
    choose('email,college,team,post\n"a@lakes.example');
    await screen.findByText(/This file is no table/);
    expect(sentIn(calls)).toEqual([]);
  });
});

test('a file has 10,000 lines at most, and a line that repeats another is found', () => {
  const head = 'email,college,team,post\n';
  const line = 'a@lakes.example,Five Lakes,women,headcoach\n';
  expect(inviteFileOf(head + line.repeat(10_001))).toEqual({ failure: 'tooLong' });
  const whole = inviteFileOf(head + line.repeat(10_000));
  if ('failure' in whole) throw new Error(whole.failure);
  expect(repeatedLines(whole.lines).size).toBe(9999);
  expect(inviteFileOf(head)).toEqual({ failure: 'empty' });
  expect(inviteFileOf('')).toEqual({ failure: 'empty' });
});
