import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { EditableLink } from './editable-link';

function showLink(save: ((address: string | null) => Promise<boolean>) | null) {
  showPiece(
    <EditableLink
      href="https://team.example.edu/"
      text="Team site"
      label="Edit team site"
      emptyText="None given"
      onSave={save}
    />,
  );
}
const pencil = () => screen.getByRole('button', { name: 'Edit team site' });
const field = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('whoever may not edit sees the link alone', () => {
  showLink(null);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://team.example.edu/');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['news.example.edu', 'https://news.example.edu/'],
  ['  ', null],
])('Save of %j sends %j', async (typed, sent) => {
  const save = vi.fn(() => Promise.resolve(true));
  showLink(save);
  fireEvent.click(pencil());
  expect(document.activeElement).toBe(field());

  type(typed);
  press('Save');

  await waitFor(() => expect(document.activeElement).toBe(pencil()));
  expect(save).toHaveBeenCalledExactlyOnceWith(sent);
});

test('what is no web address is not sent; the reason stands at the field once it was left or sent', async () => {
  const save = vi.fn(() => Promise.resolve(true));
  showLink(save);
  fireEvent.click(pencil());
  type('javascript:alert(1)');
  expect(field().getAttribute('aria-invalid')).toBe('false');

  press('Save');

  expect(await screen.findByText(/^This is not a web address/)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^This is not a web address/);
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
])('%s leaves the link as it was and gives the focus back', (_, leave) => {
  const save = vi.fn(() => Promise.resolve(true));
  showLink(save);
  fireEvent.click(pencil());
  type('other.example.edu');

  leave();

  expect(screen.getByRole('link').getAttribute('href')).toBe('https://team.example.edu/');
  expect(document.activeElement).toBe(pencil());
  expect(save).not.toHaveBeenCalled();
});
