import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { ShownMessage } from './answer-dialog';

function aMessage(changes: Partial<ShownMessage> = {}): ShownMessage {
  return {
    ...{ messageId: 'message-1', at: '2026-03-01T10:00:00.000Z', title: 'The map', topic: null, text: 'It is slow.' },
    ...{ page: '/colleges', by: { uid: 'uid-robin', name: 'Robin Sample' }, replyTo: null, mayAnswer: true },
    ...{ language: 'de', state: 'open', answer: null },
    ...changes,
  };
}

const done = aMessage({
  ...{ messageId: 'message-2', title: 'Thanks', by: null, mayAnswer: false, page: null, state: 'done' },
  answer: { at: '2026-03-02T10:00:00.000Z', text: null },
});

function open(answers: FakeAnswers = {}, kind = 'feedback') {
  return showApp({
    ...{ address: `/admin/logs?kind=${kind}`, signedInAs: anOwnProfile(), isAdmin: true },
    answers: { adminMessages: () => ({ items: [aMessage(), done], next: null }), ...answers },
  });
}

const callsOf = (calls: ReturnType<typeof showApp>['calls'], name: string) =>
  calls.filter((one) => one.name === name).map(({ call }) => call);

describe('[S2-39] what people wrote to us', () => {
  test('stands in a list with its page, its author and its state', async () => {
    open();
    const rows = within(await screen.findByRole('list', { name: /feedback button/ })).getAllByRole('listitem');

    for (const text of ['The map', 'Open', 'Robin Sample', 'on /colleges', 'It is slow.'])
      expect(rows[0]?.textContent).toContain(text);
    for (const text of ['Thanks', 'Closed', 'A visitor']) expect(rows[1]?.textContent).toContain(text);
    expect(within(rows[1] ?? document.body).queryAllByRole('button')).toEqual([]);
  });

  test('is answered by mail, in the language of its author', async () => {
    const { calls } = open({ answerMessage: () => ({ message: aMessage({ state: 'done' }) }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer Robin Sample' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer by mail' }));
    expect(dialog.getByText(/write in German/)).toBeTruthy();

    fireEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('Please write an answer.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Your answer'), { target: { value: ' Danke! ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send answer' }));

    expect(await screen.findByText('The answer is on its way.')).toBeTruthy();
    expect(callsOf(calls, 'answerMessage')).toEqual([
      { params: { messageId: 'message-1' }, body: { source: 'feedback', text: 'Danke!' } },
    ]);
    await waitFor(() => expect(callsOf(calls, 'adminMessages')).toHaveLength(2));
  });

  test('is closed without an answer, and stands in the list as closed', async () => {
    let message = aMessage();
    const { calls } = open({
      adminMessages: () => ({ items: [message], next: null }),
      answerMessage: () => {
        message = { ...message, state: 'done', answer: { at: '2026-03-02T10:00:00.000Z', text: null } };
        return { message };
      },
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Close the message of Robin Sample' }));

    expect(await screen.findByText('The message is closed.')).toBeTruthy();
    expect(callsOf(calls, 'answerMessage')).toEqual([
      { params: { messageId: 'message-1' }, body: { source: 'feedback', text: null } },
    ]);
    const list = within(screen.getByRole('list', { name: /feedback button/ }));
    await waitFor(() => expect(list.getByRole('listitem').textContent).toMatch(/^The mapClosed/));
    expect(list.queryByRole('button', { name: /^Close/ })).toBeNull();
  });

  test('that cannot be closed says why', async () => {
    const handled = new ApiRefusal(409, 'messageHandled', [{ message: 'Somebody else has closed it.', field: null }]);
    open({ answerMessage: () => Promise.reject(handled) }, 'contact');

    fireEvent.click(await screen.findByRole('button', { name: 'Close the message of Robin Sample' }));

    expect(await screen.findByText('Somebody else has closed it.')).toBeTruthy();
  });
});
