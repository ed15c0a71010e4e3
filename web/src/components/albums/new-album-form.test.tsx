import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadParts, showComponent } from '../../testing/show-component';
import { NewAlbumForm } from './new-album-form';

beforeEach(() => loadParts('album', 'document-editing', 'saving'));

test.each([
  ['refused keeps its typed name', false, 'Summer tour'],
  ['added leaves the field empty for the next one', true, ''],
])('a new album that is %s', async (_, isAdded, left) => {
  const added: string[] = [];
  const onAdd = (name: string) => Promise.resolve(added.push(name) > 0 && isAdded);
  showComponent(<NewAlbumForm of="profiles/robin" albums={[]} onAdd={onAdd} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: 'Summer tour' } });
  fireEvent.click(screen.getByRole('button'));

  await waitFor(() => expect(added).toEqual(['Summer tour']));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull());
  expect(field.value).toBe(left);
});
