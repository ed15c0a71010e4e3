import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../testing/show-component';
import { TextField } from './text-fields';

function MailField({ isValidated }: { readonly isValidated: boolean }) {
  const [text, setText] = useState('');
  const error = text.includes('@') ? null : 'Please enter a valid email address.';
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      help="Nobody sees it."
      value={text}
      onText={setText}
      error={error}
      isValidated={isValidated}
    />
  );
}
const field = () => screen.getByRole('textbox', { name: 'Email' });
const error = () => screen.queryByText('Please enter a valid email address.');

test('a field says what is wrong only once it was changed and left', () => {
  showComponent(<MailField isValidated={false} />);
  fireEvent.blur(field());
  expect(error()).toBeNull();

  fireEvent.change(field(), { target: { value: 'ada' } });
  expect(error()).toBeNull();

  fireEvent.blur(field());
  expect(error()).not.toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');

  fireEvent.change(field(), { target: { value: 'ada@touchline.example' } });
  expect(error()).toBeNull();
});

test('a validated form says it at once', () => {
  showComponent(<MailField isValidated />);
  expect(error()).not.toBeNull();
});

test('the message of a field that a press leaves waits for its end, so that the pressed button stays under the pointer', async () => {
  showComponent(<MailField isValidated={false} />);
  fireEvent.change(field(), { target: { value: 'ada' } });

  fireEvent.pointerDown(document.body);
  fireEvent.blur(field());
  expect(error()).toBeNull();

  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
});
