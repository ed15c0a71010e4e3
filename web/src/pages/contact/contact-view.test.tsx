import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { showApp } from '../../testing/show-app';
import { CONTACT_TEXTS } from './contact-texts';

const { form } = CONTACT_TEXTS.en;

function write(message: string) {
  fireEvent.change(screen.getByLabelText(form.topic), { target: { value: 'payment' } });
  fireEvent.change(screen.getByLabelText(form.message), { target: { value: message } });
  fireEvent.change(screen.getByLabelText(form.replyTo), { target: { value: 'kim@touchline.example' } });
  fireEvent.click(screen.getByRole('button', { name: form.send }));
}

test('[S2-14] /contact sends a message without an account, and says its number', async () => {
  const { calls } = showApp({ address: '/contact', answers: { sendContactMessage: () => ({ messageId: 'm-1' }) } });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  write('I was charged twice.');

  await screen.findByText(form.sentText('m-1'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(form.sentTitle));
  const body = { topic: 'payment', message: 'I was charged twice.', replyTo: 'kim@touchline.example' };
  expect(calls).toContainEqual({ name: 'sendContactMessage', call: { body } });

  fireEvent.click(screen.getByRole('button', { name: form.again }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('');
});

test('an empty form is refused at its fields and sends nothing', async () => {
  const { calls } = showApp({ address: '/contact', answers: {} });
  fireEvent.click(await screen.findByRole('button', { name: form.send }));
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
  screen.getByText('Please enter a valid email address.');
  expect(calls.map(({ name }) => name)).not.toContain('sendContactMessage');
});

test('a refused message stays in the form', async () => {
  const refusal = new ApiRefusal(429, 'tooManyTries', [{ message: 'Too many tries.', field: null }]);
  showApp({ address: '/contact', answers: { sendContactMessage: () => Promise.reject(refusal) } });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  write('Still here.');
  await screen.findByText('Too many tries.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('Still here.');
});
