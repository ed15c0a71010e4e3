import { fireEvent, screen } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { keyOfPrivateLink } from '../../../lib/private-link';
import { showApp } from '../../../testing/show-app';

const ADDRESS = '/signInUpMobile?mode=coachLink&link=confirmation';
const LINK = `one.${'S'.repeat(43)}`;
const KEY = 'K'.repeat(43);
const NAMES = { receiverName: 'Kim Sample', playerName: 'Robin Sample' };

test('[S1-08] the receiver of a link confirms with a press, and gets to the page with the key', async () => {
  const opened: unknown[] = [];
  let isConfirmed = false;
  showApp({
    address: ADDRESS,
    answers: {
      openLinkConfirmation: () => NAMES,
      confirmLinkReceiver: () => {
        isConfirmed = true;
        return { username: 'robin', link: LINK, key: KEY };
      },
      profile: () => aShownProfile({ username: 'robin' }),
      openCoachLink: (call) => {
        opened.push(call?.body);
        throw new ApiRefusal(404);
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'That’s me, show the page' });
  expect(isConfirmed).toBe(false);
  fireEvent.click(button);
  await screen.findByText('This private link has ended. You see the page as everybody does.');
  expect(opened[0]).toEqual({ link: LINK, key: KEY });
  expect(keyOfPrivateLink(LINK)).toBe(KEY);
});

test('a mail that was answered says how to get a new one', async () => {
  showApp({
    address: ADDRESS,
    answers: {
      openLinkConfirmation: () => {
        throw new ApiRefusal(404, 'coachLinkConfirmOver');
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
});
