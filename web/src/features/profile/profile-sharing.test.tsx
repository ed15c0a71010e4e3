import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadPage, showApp } from '../../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));
afterEach(() => vi.restoreAllMocks());

test('a contact card is made of the answer for visitors, whoever asks for it', async () => {
  const saved: Blob[] = [];
  const create = (blob: Blob) => {
    saved.push(blob);
    return 'blob:card';
  };
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
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

  await waitFor(() => expect(saved).toHaveLength(1));
  const card = (await saved[0]?.text()) ?? '';
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
