import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

const ABOUT = '/profile/demo-player/about';
beforeAll(() => loadPage(ABOUT));
const ALBUMS = [{ name: 'Season', cover: null, pictures: ['picture-one', 'picture-two'] }];

function open(address: string, changes: Parameters<typeof aShownProfile>[0] = {}) {
  const shown = showApp({
    address,
    answers: { profile: () => aShownProfile(changes), reportProfile: () => ({ received: true }) },
  });
  const sent = () => shown.calls.filter(({ name }) => name === 'reportProfile').map(({ call }) => call);
  return { sent };
}

/** Fills in the open form of a report and sends it. */
async function send() {
  fireEvent.change(await screen.findByLabelText('What is wrong?'), { target: { value: 'offensive' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Thank you. We will look into it.');
}

describe('a visitor reports', () => {
  test('one text of a profile, from the menu beside its title', async () => {
    const { sent } = open(ABOUT);
    fireEvent.click(await screen.findByRole('button', { name: 'More: About, Robin Sample' }));
    fireEvent.click(screen.getByRole('button', { name: 'Report: About, Robin Sample' }));
    await screen.findByRole('dialog', { name: 'Report this text' });
    await send();
    const body = { about: { kind: 'text', field: 'about' }, reason: 'offensive', note: '' };
    expect(sent()).toEqual([{ params: { username: 'demo-player' }, body }]);
  });

  test('one picture, from its large view, whose arrow keys rest meanwhile', async () => {
    const { sent } = open('/profile/demo-player/album/Season', { albums: ALBUMS });
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 2 of 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Report: Photo 2 of 2, Robin Sample' }));
    const note = await screen.findByLabelText(/Tell us more/);
    fireEvent.keyDown(note, { key: 'ArrowRight' });
    await send();
    expect(sent()).toMatchObject([{ body: { about: { kind: 'picture', pictureId: 'picture-two' } } }]);
    await waitFor(() => expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toBeTruthy());
  });
});

test('owners are offered no report of their own texts', async () => {
  const own = anOwnProfile();
  showApp({
    address: `${ABOUT}?as=visitor`,
    signedInAs: own,
    answers: { profile: () => aShownProfile(), ownProfile: () => own },
  });
  await screen.findByRole('heading', { name: 'About' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Report|More):/ })).toBeNull());
});
