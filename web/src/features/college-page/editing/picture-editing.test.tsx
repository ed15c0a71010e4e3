import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCoachOf } from '../../../testing/an-own-account';
import { fakeUploads } from '../../../testing/fake-uploads';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);
afterEach(() => vi.unstubAllGlobals());

const details = { width: 1200, height: 800, placeholder: null, area: null };
const pictures = ['picture-1', 'picture-2', 'cover-of-no-album', 'logo-of-no-album'];
const stored = aCollege({
  pictures,
  pictureDetails: Object.fromEntries(pictures.map((id) => [id, details])),
  cover: 'cover-of-no-album',
  logo: 'logo-of-no-album',
});

/** The site on a fake API that applies edits to its one college and stores uploads. */
function showCollege(tab: string, { college = stored, isCoach = true } = {}) {
  let now: College = college;
  showApp({
    address: `/Test_College/mens/soccer${tab}`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    answers: {
      college: () => now,
      patchCollege: (call) => {
        const isNew = JSON.stringify(call).includes('uploaded-1');
        const owned = { ...now, pictures: [...now.pictures, ...(isNew ? ['uploaded-1'] : [])] };
        now = {
          ...applyCollegePatch(owned, call?.body.patch, { isAdmin: false, today: '2026-03-01' }).document,
          version: now.version + 1,
        };
        return { college: now, patchId: `patch-${now.version}` };
      },
      undoCollegePatch: () => {
        now = { ...college, version: now.version + 1 };
        return { college: now };
      },
    },
  });
  return () => now;
}

const valuesOf = (form: HTMLElement) => within(form).getAllByRole('radio').length;
const chooseIn = async (form: HTMLElement, name: string) => {
  fireEvent.click(await within(form).findByRole('radio', { name }));
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
};
const upload = async (form: HTMLElement) => {
  const input = await within(form).findByLabelText('Upload a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['bytes'], 'new.jpg', { type: 'image/jpeg' })] } });
};

describe('the head of a college page', () => {
  test('has no pencils for visitors', async () => {
    showCollege('/city', { isCoach: false });
    await screen.findByText('A town by a river.');
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  test('offers its editors every picture for the cover, the present one first, though no album shows it', async () => {
    const now = showCollege('');
    const pencil = await screen.findByRole('button', { name: 'Edit Cover' });
    fireEvent.click(pencil);
    const form = await screen.findByRole('form', { name: 'Edit Cover' });
    const present = await within(form).findByRole<HTMLInputElement>('radio', { name: 'Picture 1' });
    expect(present.checked).toBe(true);
    expect(valuesOf(form)).toBe(5);

    await chooseIn(form, 'Picture 4');
    await waitFor(() => expect(now().cover).toBe('picture-1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    fireEvent.click(pencil);
    const again = await screen.findByRole('form', { name: 'Edit Cover' });
    await chooseIn(again, 'Picture 3');
    await waitFor(() => expect(now().cover).toBe('cover-of-no-album'));
  });

  test('takes a new logo that is uploaded right there, without an album, and gives it back by UNDO', async () => {
    const uploads = fakeUploads();
    const now = showCollege('');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Logo' }));
    const form = await screen.findByRole('form', { name: 'Edit Logo' });
    await upload(form);
    act(() => uploads[0]?.answer(201, { pictureId: 'uploaded-1', width: 1200, height: 800 }));
    await waitFor(() => expect(valuesOf(form)).toBe(6));
    const fresh = within(form).getByRole<HTMLInputElement>('radio', { name: 'Picture 2' });
    expect([fresh.checked, now().logo]).toEqual([true, 'logo-of-no-album']);

    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(now().logo).toBe('uploaded-1'));
    expect(now().albums).toEqual(stored.albums);
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(now().logo).toBe('logo-of-no-album'));
  });

  test('gets its first cover on the photos page too, where no album has a picture', async () => {
    const now = showCollege('/photos', { college: aCollege({ pictures: ['picture-1'], albums: [] }) });
    const section = await screen.findByRole('region', { name: 'Cover and logo' });
    fireEvent.click(within(section).getByRole('button', { name: 'Edit Cover' }));
    await chooseIn(await within(section).findByRole('form', { name: 'Edit Cover' }), 'Picture 1');
    await waitFor(() => expect(now().cover).toBe('picture-1'));
  });
});

describe('the pictures of a team and its college', () => {
  const filled: College = {
    ...stored,
    academics: { ...stored.academics, presidentPicture: 'picture-1', collegePicture: 'picture-2' },
    athletics: {
      sport: [
        aTeam({ teamPicture: 'picture-1', headCoachPicture: 'picture-2', logo: 'logo-of-no-album' }),
        aTeam({ sex: 'female' }),
      ],
    },
  };
  const shown = () =>
    screen
      .getAllByRole('figure')
      .map((figure) => [figure.textContent, figure.querySelector('img')?.getAttribute('src')?.split('/').at(-1)]);

  test('stand on athletics for everyone', async () => {
    showCollege('/athletics', { college: filled, isCoach: false });
    await screen.findByText('Head coach');
    expect(shown()).toEqual([
      ['Men’s soccer', 'picture-1'],
      ['Head coach', 'picture-2'],
      ['Test College', 'logo-of-no-album'],
    ]);
  });

  test('stand on academics for everyone', async () => {
    showCollege('/academics', { college: filled, isCoach: false });
    await screen.findByText('The president');
    expect(shown()).toEqual([
      ['Test College', 'picture-2'],
      ['The president', 'picture-1'],
    ]);
  });

  test.each(['/athletics', '/academics'])('leave no trace on %s where there are none', async (tab) => {
    showCollege(tab, { isCoach: false });
    await screen.findByRole('navigation', { name: 'Sections of this page' });
    expect(screen.queryAllByRole('figure')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Videos' })).toBeNull();
  });

  test.each([
    ['/athletics', 'Team picture', (college: College) => college.athletics.sport[0]?.teamPicture],
    ['/athletics', 'Head coach’s picture', (college: College) => college.athletics.sport[0]?.headCoachPicture],
    ['/athletics', 'Team logo', (college: College) => college.athletics.sport[0]?.logo],
    ['/academics', 'President’s picture', (college: College) => college.academics.presidentPicture],
    ['/academics', 'College picture', (college: College) => college.academics.collegePicture],
  ])('[S1-12] on %s, %s is chosen in place by the coach', async (tab, name, idOf) => {
    const now = showCollege(tab);
    fireEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
    const form = await screen.findByRole('form', { name: `Edit ${name}` });
    await chooseIn(form, 'Picture 3');
    await waitFor(() => expect(idOf(now())).toBe('picture-2'));
    const pencil = await screen.findByRole('button', { name: `Edit ${name}` });
    await waitFor(() => expect(document.activeElement).toBe(pencil));
  });
});

describe('the videos of a college', () => {
  const film = 'https://www.test-college.example.edu/film';
  const link = 'https://www.youtube.com/watch?v=00000000001';
  const withPictures: College = {
    ...stored,
    youtubeVideoURL: link,
    academics: { ...stored.academics, imageVideoURL: film, media: { youtubeURLs: [link] } },
  };

  test('wait on the overview until they are pressed', async () => {
    showCollege('', { college: withPictures, isCoach: false });
    expect(await screen.findByRole('button', { name: 'Play video 1 from YouTube' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('stand on academics; a film of another site is a link', async () => {
    showCollege('/academics', { college: withPictures, isCoach: false });
    expect(await screen.findByRole('button', { name: 'Play video 1 from YouTube' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^A film about the college/ }).getAttribute('href')).toBe(film);
  });

  test('[S1-12] [S5-14] are entered by the coach; an unknown hosting service is an error beside the field', async () => {
    const now = showCollege('');
    fireEvent.click(await screen.findByRole('button', { name: 'Add The college on video' }));
    const field = await screen.findByLabelText('Video link');
    fireEvent.change(field, { target: { value: film } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter links to videos on YouTube, Vimeo, Hudl or Dailymotion.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'youtube.com/watch?v=00000000001' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(now().youtubeVideoURL).toBe('https://youtube.com/watch?v=00000000001'));
    expect(await screen.findByRole('button', { name: 'Play video 1 from YouTube' })).toBeTruthy();
  });
});

describe('the country of a college', () => {
  const at = (country: string | null): College => ({ ...stored, address: { ...stored.address, locality: 'Testing', country } });

  test('is said by its name', async () => {
    showCollege('/contact', { college: at('CA'), isCoach: false });
    expect(await screen.findByText('Canada')).toBeTruthy();
  });

  test('[S1-12] is chosen by the coach out of the list', async () => {
    const now = showCollege('/contact', { college: at('Canada, eh') });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Address' }));
    const field = await screen.findByLabelText<HTMLSelectElement>('Country');
    expect(field.value).toBe('Canada, eh');
    fireEvent.change(field, { target: { value: 'CA' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(now().address.country).toBe('CA'));
    expect(await screen.findByText('Canada')).toBeTruthy();
  });
});
