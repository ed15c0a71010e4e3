import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadParts } from '../../../../testing/show-component';
import { showWithServices } from '../../../../testing/show-with-services';
import type { FormEditing } from '../edited-profile';
import { ProfileAlbumEditor } from './profile-album-editor';

const details = { width: 4, height: 3, placeholder: null, area: null, caption: null };
const PICTURES = ['picture-1', 'picture-2', 'picture-3'];

/** The editor over the rules of the server, which refuses so many saves; `stored` is the profile as it is now. */
function open({ refusals = 0 } = {}) {
  let refused = 0;
  let stored: Profile = aProfile({
    pictures: PICTURES,
    pictureDetails: Object.fromEntries(PICTURES.map((id) => [id, details])),
    profilePicture: null,
    cover: null,
    teams: [],
    albums: [{ name: 'Cup', cover: 'picture-1', pictures: PICTURES }],
  });
  function Page() {
    const [profile, setProfile] = useState(stored);
    const save: FormEditing['save'] = (changes) => {
      refused += 1;
      if (refused <= refusals) return Promise.resolve(false);
      const found = typeof changes === 'function' ? changes(stored) : changes;
      const patch = found.map(({ op = 'replace', path, value }) => ({ op, path, value }));
      if (patch.length > 0) stored = editProfile(stored, patch, '2026-06-01T12:00:00.000Z').profile;
      setProfile(stored);
      return Promise.resolve(true);
    };
    const editing: FormEditing = {
      save,
      check: () => Promise.resolve(null),
      of: 'profiles/robin',
      upload: () => Promise.reject(new Error('no upload')),
    };
    const [album] = profile.albums;
    return album === undefined ? (
      <p>No album</p>
    ) : (
      <ProfileAlbumEditor profile={profile} album={album} editing={editing} onRemoved={() => undefined} />
    );
  }
  showWithServices(<Page />);
  return () => stored.albums[0];
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const photos = () => within(screen.getByRole('list', { name: 'Photos of Cup' })).getAllByRole('group');

beforeEach(() => loadParts('album', 'profile-editing', 'document-editing'));

describe('an album of the owner’s profile', () => {
  test('its photos are sorted with buttons, which say where a photo is now and stop at the ends', async () => {
    const album = open();
    press('Move Picture 3 forward');
    await screen.findByText('Now at position 2 of 3');
    expect(album()?.pictures).toEqual(['picture-1', 'picture-3', 'picture-2']);
    press('Move Picture 1 forward');
    expect(album()?.pictures).toEqual(['picture-1', 'picture-3', 'picture-2']);
  });

  test('its photos are sorted by dragging one onto another', async () => {
    const album = open();
    const dataTransfer = { effectAllowed: '', setData: () => undefined };
    fireEvent.dragStart(screen.getByAltText('Picture 1'), { dataTransfer });
    const last = photos().at(-1);
    if (last === undefined) throw new Error('the album has photos');
    fireEvent.drop(last, { dataTransfer });
    await waitFor(() => expect(album()?.pictures).toEqual(['picture-2', 'picture-3', 'picture-1']));
  });

  test('a caption is kept when its field is left, and an empty one is none', async () => {
    open();
    const field = screen.getByRole('textbox', { name: 'Caption of Picture 2' });
    fireEvent.change(field, { target: { value: ' The winning goal ' } });
    fireEvent.blur(field);
    await screen.findByAltText('The winning goal');
    const named = screen.getByRole('textbox', { name: 'Caption of The winning goal' });
    fireEvent.change(named, { target: { value: ' ' } });
    fireEvent.blur(named);
    await screen.findByAltText('Picture 2');
  });

  test('a caption whose save is refused stays in its field as it was typed, and is saved once that is possible', async () => {
    open({ refusals: 1 });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Caption of Picture 2' });
    fireEvent.change(field, { target: { value: 'The winning goal' } });
    await act(async () => {
      fireEvent.blur(field);
      await Promise.resolve();
    });
    expect(field.value).toBe('The winning goal');
    fireEvent.blur(field);
    await screen.findByAltText('The winning goal');
  });

  test('a photo that is taken out leaves the album, and another one becomes its cover', async () => {
    const album = open();
    press('Remove Picture 1 from the album');
    await waitFor(() => expect(album()).toMatchObject({ cover: 'picture-2', pictures: ['picture-2', 'picture-3'] }));
  });
});
