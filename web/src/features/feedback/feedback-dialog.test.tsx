import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '@touchline/domain/person/feedback';
import { FEEDBACK_ROWS, SHOWN_MS } from '@touchline/domain/reference/limits';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';

afterEach(() => vi.useRealTimers());

async function open(sendFeedback: NonNullable<FakeAnswers['sendFeedback']>) {
  const { calls } = showApp({ address: '/faqs', answers: { sendFeedback } });
  fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog', { name: 'Tell us what you think' });
  return { calls };
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('What would you like to say?');

function write(): void {
  fireEvent.change(subject(), { target: { value: 'The search' } });
  fireEvent.change(text(), { target: { value: 'It finds everything.' } });
}

function send(): void {
  const { form } = text();
  if (form === null) throw new Error('The text is in no form');
  fireEvent.submit(form);
}

describe('feedback', () => {
  test('[S2-29] [S2-38] opens from its button, with subject and a text of 6 rows that grows to 8', async () => {
    await open(() => ({ received: true }));

    expect(text().rows).toBe(FEEDBACK_ROWS.least);
    expect(getComputedStyle(text()).maxHeight).toContain(`${FEEDBACK_ROWS.most}lh`);
    expect([subject().required, text().required]).toEqual([true, true]);
  });

  test('opens on phones from the footer, and gives the focus back to it', async () => {
    showApp({ address: '/faqs', answers: { sendFeedback: () => ({ received: true }) } });
    const row = await screen.findByRole('button', { name: 'Give feedback' });
    expect(row.closest('footer')).not.toBeNull();
    fireEvent.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Tell us what you think' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test('[S4-09] is sent, says so, and 3 seconds later is closed and empty', async () => {
    const { calls } = await open(() => ({ received: true }));
    vi.useFakeTimers();
    write();
    send();
    for (let turn = 0; turn < 100 && !calls.some(({ name }) => name === 'sendFeedback'); turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(calls).toContainEqual({
      name: 'sendFeedback',
      call: { body: { subject: 'The search', text: 'It finds everything.', page: '/faqs' } },
    });
    expect(screen.getByText('Thank you, we got it.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(SHOWN_MS.feedbackSent - 1));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Thank you, we got it.')).toBeNull();

    vi.useRealTimers();
    fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
    expect(text().value).toBe('');
  });

  test('[S8-11] that cannot be sent keeps the text and says so', async () => {
    await open(() => Promise.reject(new ApiRefusal(429, 'tooMany', [{ message: 'Please wait a minute.', field: null }])));
    write();

    send();

    expect((await screen.findByText(/Your feedback could not be sent/)).textContent).toContain('Please wait a minute.');
    expect([subject().value, text().value]).toEqual(['The search', 'It finds everything.']);
  });

  test('that was typed and not sent is there again when the dialog is opened again', async () => {
    await open(() => ({ received: true }));
    write();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));

    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('The search');
  });
});
