import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import { readIn } from '../../../testing/read-in';
import { showApp } from '../../../testing/show-app';

type Thread = AnswerOf<'thread'>['thread'];
const thread: Thread = {
  ...({ threadId: 't1', side: 'player', state: 'open', name: 'Casey Coach', username: null } as const),
  ...{ collegeId: 'harbor', collegeName: 'Harbor Point University', unread: 1 },
  ...{ startedAt: '2026-03-01T09:00:00.000Z', lastAt: '2026-03-01T09:00:00.000Z' },
};
const message = {
  ...({ messageId: 'm1', by: 'coach', text: '<b>We saw you play.</b>', nextStep: 'visit' } as const),
  ...{ camp: { campId: 'c', name: 'Summer ID Camp' }, at: '2026-03-01T09:00:00.000Z' },
};
const contact = { takesMessages: true, state: 'open' } as const;
const player = anOwnProfile({ type: 'playerHighSchool' });

test('the inbox lists conversations, says what is new, and switches messages off', async () => {
  const { calls } = showApp({
    address: '/account?view=inbox',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [thread], next: null, unread: 1, contact }),
      changeInbox: () => ({ contact: { takesMessages: false, state: 'off' } }),
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  expect(list.getByRole('link').textContent).toContain('Casey Coach');
  list.getByText('New');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Coaches may write to me' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'changeInbox').map(({ call }) => call)).toEqual([
      { body: { takesMessages: false } },
    ]),
  );
});

test('a conversation that was read is new no more in the list and in the account', async () => {
  let unread = 1;
  showApp({
    address: '/account',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [{ ...thread, unread }], next: null, unread, contact }),
      thread: () => ({ thread: { ...thread, unread }, messages: [message], next: null }),
      markThreadRead: () => {
        unread = 0;
        return null;
      },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Inbox (1 new)' }));
  fireEvent.click(await screen.findByRole('link', { name: /Casey Coach/ }));
  await screen.findByText('<b>We saw you play.</b>');
  await waitFor(() => expect(unread).toBe(0));
  fireEvent.click(screen.getByRole('link', { name: 'All conversations' }));
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  await waitFor(() => expect(list.queryByText('New')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Back to the overview' }));
  await screen.findByRole('link', { name: 'Inbox' });
});

test('an empty inbox of a minor says what is missing, in German', async () => {
  showApp({
    address: '/account?view=inbox',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [], next: null, unread: 0, contact: { takesMessages: true, state: 'guardianMissing' } }),
      changeAccount: () => new Promise(() => undefined),
    },
  });
  await readIn('de');
  await screen.findByText('Noch keine Unterhaltungen');
  screen.getByText('Hier kann niemand schreiben, bis ein Elternteil bestätigt hat.');
});

test('a conversation shows text as it was typed, marks it as read, and keeps a refused answer', async () => {
  const { calls } = showApp({
    address: '/account?view=inbox&thread=t1',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [thread], next: null, unread: 1, contact }),
      thread: () => ({ thread, messages: [message], next: null }),
      markThreadRead: () => null,
      replyToThread: () => {
        throw new ApiRefusal(409, null, [{ message: 'This conversation is closed.', field: null }]);
      },
      changeThread: () => ({ thread: { ...thread, state: 'blocked' } }),
    },
  });
  await screen.findByText('<b>We saw you play.</b>');
  screen.getByText('Camp: Summer ID Camp');
  await waitFor(() => expect(calls.some(({ name }) => name === 'markThreadRead')).toBe(true));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  fireEvent.change(box, { target: { value: 'I would like to come.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('This conversation is closed.');
  expect(box.value).toBe('I would like to come.');
  fireEvent.click(screen.getByRole('button', { name: 'Block this coach' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'changeThread').map(({ call }) => call)).toEqual([
      { params: { threadId: 't1' }, body: { act: 'block' } },
    ]),
  );
});

test('a closed conversation takes no answer, and a blocked one can be opened again', async () => {
  showApp({
    address: '/account?view=inbox&thread=t1',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [], next: null, unread: 0, contact }),
      thread: () => ({ thread: { ...thread, state: 'blocked', unread: 0 }, messages: [message], next: null }),
    },
  });
  await screen.findByText('You have blocked this coach');
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  screen.getByRole('button', { name: 'Unblock' });
});

test('a player whose guardian switched messages off is told who did, not to switch them on', async () => {
  showApp({
    address: '/account?view=inbox',
    signedInAs: player,
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [], next: null, unread: 0, contact: { takesMessages: true, state: 'off' } }),
    },
  });
  await screen.findByText('A parent or guardian has switched messages off');
});

test.each([
  ['en', 'parent', /^Nobody writes to you here\. As a parent/],
  ['de', 'parent', /^Dir schreibt hier niemand\. Als Elternteil/],
  ['en', 'playerHighSchool', /^When a coach writes to you/],
  ['de', 'playerHighSchool', /^Wenn dir ein Coach schreibt/],
] as const)('an empty inbox says in %s to a %s what can happen there', async (language, type, text) => {
  showApp({
    address: '/account?view=inbox',
    signedInAs: anOwnProfile({ type }),
    answers: {
      account: () => anOwnAccount(),
      threads: () => ({ items: [], next: null, unread: 0, contact: null }),
      changeAccount: () => new Promise(() => undefined),
    },
  });
  if (language === 'de') await readIn('de');
  await screen.findByText(text);
  expect(screen.queryByText(/choose “Write”|wähle „Schreiben“/)).toBeNull();
});
