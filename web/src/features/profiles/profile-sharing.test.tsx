import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { watchSavedFiles } from '../../testing/saved-files';
import { loadPage, showApp } from '../../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));
afterEach(() => vi.restoreAllMocks());

test('a contact card is made of the answer for visitors, whoever asks for it', async () => {
  const files = watchSavedFiles();
  const asked: unknown[] = [];
  showApp({
    address: ADDRESS,
    answers: {
      profile: (call) => {
        asked.push(call?.query);
        return aShownProfile(
          call?.query.as === 'visitor' ? { address: { locality: null, administrative_area_level_1: null, country: null } } : {},
        );
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Share this profile' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Contact card' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const card = (await files[0]?.content.text()) ?? '';
  expect(card).toContain('FN:Robin Sample');
  expect(card).not.toContain('Sampleton');
  expect(asked).toContainEqual({ as: 'visitor' });
});

test('a photo opens large; the arrow keys show the others', async () => {
  const albums = [{ name: 'Season', cover: null, pictures: ['picture-one', 'picture-two'] }];
  showApp({ address: '/profile/demo-player/album/Season', answers: { profile: () => aShownProfile({ albums }) } });

  fireEvent.click(await screen.findByRole('button', { name: 'Photo 1 of 2' }));
  const next = await screen.findByRole('button', { name: 'Next photo' });
  expect(screen.getByRole('img', { name: 'Photo 1 of 2' }).getAttribute('src')).toContain('picture-one');
  fireEvent.keyDown(next, { key: 'ArrowRight' });

  await waitFor(() => expect(screen.getByRole('img', { name: 'Photo 2 of 2' }).getAttribute('src')).toContain('picture-two'));
});

test('a photo with a caption is named by it: in the album, as alternative text, and below it in large', async () => {
  const pictures = ['picture-one', 'picture-two'];
  const plain = { width: 4, height: 3, placeholder: null, area: null, caption: null };
  const pictureDetails = { 'picture-one': { ...plain, caption: 'The winning goal' }, 'picture-two': plain };
  const albums = [{ name: 'Season', cover: null, pictures }];
  const profile = () => aShownProfile({ albums, pictures, pictureDetails, profilePicture: null, cover: null, teams: [] });
  showApp({ address: '/profile/demo-player/album/Season', answers: { profile } });

  fireEvent.click(await screen.findByRole('button', { name: 'Photo 1 of 2: The winning goal' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Photo 1 of 2' }));
  await dialog.findByRole('img', { name: 'The winning goal' });
  dialog.getByText('The winning goal');
  fireEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
  await dialog.findByRole('img', { name: 'Photo 2 of 2' });
  expect(dialog.queryByText('The winning goal')).toBeNull();
});
