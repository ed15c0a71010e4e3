import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aCoachOf } from '../../../testing/an-own-account';
import { fakeUploads } from '../../../testing/fake-uploads';
import { showApp } from '../../../testing/show-app';

afterEach(() => vi.unstubAllGlobals());

const coach = aCoachOf('test-college');
const details = { width: 1200, height: 800, placeholder: '#8fb3d9 #2f4a2e', area: null };
const stored = aCollege({
  pictures: ['picture-1', 'picture-2', 'uploaded-1', 'uploaded-2'],
  pictureDetails: {
    'picture-1': details,
    'picture-2': { ...details, area: 'Library' },
    'uploaded-1': details,
    'uploaded-2': details,
  },
});
const address = '/Test_College/mens/soccer/album';
const photo = (name: string, type = 'image/jpeg'): File => new File(['bytes'], name, { type });

/** The site on a fake API that applies edits to its one college. */
function showAlbum(name: string, { isCoach = true, college = stored } = {}) {
  let now: College = college;
  const { calls, address: addressNow } = showApp({
    address: `${address}/${name}`,
    ...(isCoach ? { signedInAs: coach } : {}),
    answers: {
      college: () => now,
      patchCollege: (call) => {
        const { document } = applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-03-01' });
        now = { ...document, version: now.version + 1 };
        return { college: now, patchId: `patch-${now.version}` };
      },
      undoCollegePatch: () => {
        now = { ...college, version: now.version + 1 };
        return { college: now };
      },
    },
  });
  return { calls, now: () => now, address: addressNow };
}

const choose = async (...files: readonly File[]) => {
  const [, input] = await screen.findAllByLabelText('Choose photos', { selector: 'button, input' });
  fireEvent.change(input ?? screen.getByLabelText('Choose photos', { selector: 'input' }), { target: { files } });
};
const list = () => screen.getByRole('list', { name: 'Uploads' });

describe('an album as visitors see it', () => {
  test('shows its pictures in two sizes to choose from, with their size and colours, and no tools', async () => {
    showAlbum('Campus', { isCoach: false });
    const figure = (await screen.findByText('Library')).closest('figure');
    const image = figure?.querySelector('img');
    expect(image?.getAttribute('srcset')).toContain('/media/colleges/test-college/400/picture-2 400w');
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('loading')]).toEqual([
      '1200',
      '800',
      'lazy',
    ]);
    expect(figure?.style.background).toContain('linear-gradient');
    expect(screen.queryByText('Choose photos')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('shows chalk lines where a picture cannot be loaded', async () => {
    showAlbum('Campus', { isCoach: false });
    const figure = (await screen.findByText('Library')).closest('figure');
    const image = figure?.querySelector('img');
    if (image === null || image === undefined) throw new Error('no picture');
    fireEvent.error(image);
    expect(figure?.querySelector('img')).toBeNull();
    expect(figure?.querySelector('svg')).not.toBeNull();
  });
});

describe('an album as its editors see it', () => {
  test('[S4-13] files are sent two at a time, say how far they are, and join the album; its first becomes the cover', async () => {
    const uploads = fakeUploads();
    const { now } = showAlbum('City');
    await choose(photo('one.jpg'), photo('two.png', 'image/png'), photo('three.jpg'));
    expect(uploads).toHaveLength(2);
    expect(within(list()).getByText('Waiting')).toBeTruthy();

    act(() => uploads[0]?.progress(1, 2));
    expect(screen.getByRole('progressbar', { name: 'Progress of one.jpg' }).getAttribute('aria-valuenow')).toBe('50');
    expect(within(list()).getByText('Uploading, 50%')).toBeTruthy();
    act(() => uploads[0]?.upload.onload?.());
    expect(within(list()).getByText('Processing …')).toBeTruthy();

    act(() => uploads[0]?.answer(201, { pictureId: 'uploaded-1', width: 1200, height: 800 }));
    await waitFor(() => expect(now().albums[1]).toEqual({ name: 'City', cover: 'uploaded-1', pictures: ['uploaded-1'] }));
    await waitFor(() => expect(screen.queryByText('one.jpg')).toBeNull());
    expect(uploads).toHaveLength(3);
    expect(await screen.findByRole('button', { name: 'UNDO' })).toBeTruthy();
  });

  test('[S5-16] what is no picture or too large is refused beside its name and never sent', async () => {
    const uploads = fakeUploads();
    showAlbum('City');
    const large = photo('large.jpg');
    Object.defineProperty(large, 'size', { value: 12 * 1024 * 1024 + 1 });
    await choose(photo('film.gif', 'image/gif'), large, new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(uploads).toHaveLength(0);
    const problems = within(list())
      .getAllByRole('alert')
      .map(({ textContent }) => textContent);
    expect(problems).toEqual([
      'Please choose a JPEG, PNG, WebP or AVIF picture.',
      'This photo is too large: at most 12 MB.',
      'This file is empty.',
    ]);
    for (const button of within(list()).getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  test('a refused file shows the server’s message and may be sent again', async () => {
    const uploads = fakeUploads();
    const { now } = showAlbum('City');
    await choose(photo('broken.jpg'));
    act(() => uploads[0]?.answer(422, { errors: [{ message: 'This picture is damaged.' }] }));
    expect((await within(list()).findByRole('alert')).textContent).toBe('This picture is damaged.');
    fireEvent.click(within(list()).getByRole('button', { name: 'Try again' }));
    act(() => uploads[1]?.answer(201, { pictureId: 'uploaded-2', width: 1200, height: 800 }));
    await waitFor(() => expect(now().albums[1]?.pictures).toEqual(['uploaded-2']));
  });

  test('dropped files are taken like chosen ones', async () => {
    const uploads = fakeUploads();
    showAlbum('City');
    const zone = (await screen.findByText(/^or drop them here/)).parentElement;
    if (zone === null) throw new Error('no drop zone');
    fireEvent.drop(zone, { dataTransfer: { files: [photo('dropped.jpg')] } });
    expect(uploads.map(({ body }) => (body as File).name)).toEqual(['dropped.jpg']);
  });

  test('[S9-09] a picture gets an area of its album’s list, becomes the album’s cover and the page’s', async () => {
    const { now } = showAlbum('Campus');
    const area = await screen.findByRole('combobox', { name: 'Area of Photo 1' });
    const offered = within(area)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered.slice(0, 3)).toEqual(['No area', 'Academic Buildings', 'Library']);
    expect(offered).toHaveLength(8);
    fireEvent.change(area, { target: { value: 'Dining Hall' } });
    await waitFor(() => expect(now().pictureDetails['picture-1']?.area).toBe('Dining Hall'));
    fireEvent.click(screen.getByRole('button', { name: 'Make Library the album cover' }));
    await waitFor(() => expect(now().albums[0]?.cover).toBe('picture-2'));
    fireEvent.click(screen.getByRole('button', { name: 'Make Library the page cover' }));
    await waitFor(() => expect(now().cover).toBe('picture-2'));
  });

  test('a deleted picture is gone from the whole page, and comes back by UNDO', async () => {
    const { now } = showAlbum('Campus', { college: { ...stored, cover: 'picture-2' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Library' }));
    await waitFor(() => expect([now().cover, now().albums[0]?.pictures]).toEqual([null, ['picture-1']]));
    await waitFor(() => expect(screen.queryByText('Library', { selector: 'figcaption' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await screen.findByText('Library', { selector: 'figcaption' });
  });

  test('after deleting a photo the focus is on the next one’s button, after removing the album on the way back', async () => {
    const { address: shown } = showAlbum('Campus');
    await screen.findByRole('button', { name: 'Feedback' });
    const press = (name: string) => {
      screen.getByRole('button', { name }).focus();
      fireEvent.click(screen.getByRole('button', { name }));
    };
    await screen.findByRole('button', { name: 'Delete Photo 1' });
    press('Delete Photo 1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Library' })));

    press('Remove the album Campus');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the album Campus' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
    expect(shown(), 'the remaining albums').toBe('/Test_College/mens/soccer/photos');
  });

  test('a change that meets another edit is found again in what the page has become', async () => {
    let attempts = 0;
    const moved: College = { ...stored, version: 7, albums: stored.albums.toReversed() };
    const { calls } = showApp({
      address: `${address}/Campus`,
      signedInAs: coach,
      answers: {
        college: () => (attempts === 0 ? stored : moved),
        patchCollege: () => {
          attempts += 1;
          if (attempts === 1) throw new ApiRefusal(412);
          return { college: { ...moved, version: 8 }, patchId: 'patch-1' };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Library' }));
    await screen.findByText('College updated successfully');
    const sent = calls.filter(({ name }) => name === 'patchCollege').map(({ call }) => call);
    expect(sent).toMatchObject([
      { ifMatch: 1, body: { patch: [{ op: 'replace', path: '/albums/0/pictures/1', value: null }] } },
      { ifMatch: 7, body: { patch: [{ op: 'replace', path: '/albums/1/pictures/1', value: null }] } },
    ]);
  });

  test('albums are added: a recommended one by a press, one of another name by typing it', async () => {
    let now = aCollege();
    showApp({
      address: '/Test_College/mens/soccer/photos',
      signedInAs: coach,
      answers: {
        college: () => now,
        patchCollege: (call) => {
          now = {
            ...applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-03-01' }).document,
            version: now.version + 1,
          };
          return { college: now, patchId: 'patch-1' };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Soccer Highlights' }));
    await waitFor(() => expect(now.albums.map(({ name }) => name)).toEqual(['Campus', 'City', 'Soccer Highlights']));
    const field = screen.getByLabelText(/Name of a new album/);
    fireEvent.change(field, { target: { value: 'City' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add album' }));
    expect(await screen.findByText('There is already an album with this name.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Preseason' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add album' }));
    await waitFor(() => expect(now.albums.at(-1)).toEqual({ name: 'Preseason', cover: null, pictures: [] }));
    const next = screen.getByLabelText(/Name of a new album/);
    fireEvent.blur(next);
    expect([next.getAttribute('aria-invalid'), screen.queryByText('Please enter a name.')]).toEqual(['false', null]);
    expect(await screen.findByRole('link', { name: /Preseason/ })).toBeTruthy();
  });
});
