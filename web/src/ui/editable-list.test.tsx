import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { EditableList } from './editable-list';

const values = ['US Soccer A', 'UEFA B'];

function showList(save: ((values: readonly string[]) => Promise<boolean>) | null) {
  showPiece(<EditableList values={values} label="Edit licences" emptyText="None given" onSave={save} />);
}
const pencil = () => screen.getByRole('button', { name: 'Edit licences' });
const entry = (number: number) => screen.getByRole('textbox', { name: `Edit licences: entry ${number}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('whoever may not edit sees the entries alone', () => {
  showList(null);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(values);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Save sends the entries trimmed, without empty ones and repetitions, and gives the focus back', async () => {
  const save = vi.fn(() => Promise.resolve(true));
  showList(save);
  fireEvent.click(pencil());
  expect(document.activeElement).toBe(entry(1));

  press('Remove UEFA B');
  press('Add');
  expect(document.activeElement).toBe(entry(2));
  fireEvent.change(entry(2), { target: { value: '  UEFA A ' } });
  press('Add');
  press('Add');
  fireEvent.change(entry(4), { target: { value: 'UEFA A' } });
  press('Save');

  await waitFor(() => expect(document.activeElement).toBe(pencil()));
  expect(save).toHaveBeenCalledExactlyOnceWith(['US Soccer A', 'UEFA A']);
});

test('a refused save keeps what was typed, and an unchanged list is not sent', async () => {
  const save = vi.fn(() => Promise.resolve(false));
  showList(save);
  fireEvent.click(pencil());
  fireEvent.change(entry(1), { target: { value: 'Something new' } });
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(entry(1)).toHaveProperty('value', 'Something new');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false));
  fireEvent.change(entry(1), { target: { value: 'US Soccer A' } });
  press('Save');
  await waitFor(() => expect(pencil()).toBeTruthy());
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => fireEvent.keyDown(entry(1), { key: 'Escape' })],
])('%s leaves the list as it was and gives the focus back', (_, leave) => {
  const save = vi.fn(() => Promise.resolve(true));
  showList(save);
  fireEvent.click(pencil());
  fireEvent.change(entry(1), { target: { value: 'Nothing of it' } });

  leave();

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(values);
  expect(document.activeElement).toBe(pencil());
  expect(save).not.toHaveBeenCalled();
});
