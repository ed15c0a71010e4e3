import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { storeConfirmedLink } from '../../../lib/private-link';
import type { FakeAnswers } from '../../../testing/fake-api';
import { loadPage, showApp } from '../../../testing/show-app';

const SECRET = 'S'.repeat(43);
const KEY = 'K'.repeat(43);
const CLOSED = { gpa: null, gpaOf: null, sat: null, act: null, schoolName: null };
const NAMES = { receiverName: 'Kim Sample', playerName: 'Robin Sample' };
const OPEN: AnswerOf<'openCoachLink'> = {
  ...{ outcome: 'open', ...NAMES, validUntil: '2026-04-30T10:00:00.000Z', isMinor: false },
  ...{
    profile: aShownProfile({ username: 'robin', gpa: 3.7, gpaOf: 4 }),
    contact: { email: 'robin@people.example', phone: null },
  },
};

beforeEach(() => loadPage('/profile/robin/academics'));

/** Opens the address of a link; answers what was sent to open it. */
function open(address: string, openCoachLink: FakeAnswers['openCoachLink'], answers: Partial<FakeAnswers> = {}) {
  const sent: unknown[] = [];
  showApp({
    address,
    answers: {
      profile: () => aShownProfile({ username: 'robin', ...CLOSED }),
      openCoachLink: (call) => {
        sent.push(call?.body);
        if (openCoachLink === undefined) throw new ApiRefusal(404);
        return openCoachLink(call);
      },
      ...answers,
    },
  });
  return sent;
}

test('[S1-08] a link opens grades and contact, and its secret leaves the address', async () => {
  window.history.replaceState(null, '', `/profile/robin/academics?link=one#${SECRET}`);
  const sent = open(`/profile/robin/academics?link=one#${SECRET}`, () => OPEN);
  await screen.findByText('Robin Sample made this link for Kim Sample. You see more than others do.');
  await screen.findByText(/^3\.7/);
  expect(screen.getByRole('link', { name: 'robin@people.example' }).getAttribute('href')).toBe('mailto:robin@people.example');
  expect(sent[0]).toEqual({ link: `one.${SECRET}`, key: null });
  expect(window.location.hash).toBe('');
});

test('a minor’s link asks for the mail first, and opens with the key of this browser', async () => {
  window.history.replaceState(null, '', `/profile/robin/academics?link=two#${SECRET}`);
  let isAsked = false;
  open(`/profile/robin/academics?link=two#${SECRET}`, () => ({ outcome: 'confirm', ...NAMES }), {
    askLinkReceiver: () => {
      isAsked = true;
      return { isSent: true };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send me the email' }));
  await screen.findByText('The email is on its way. Open it on this device.');
  expect(isAsked).toBe(true);
  expect(screen.queryByText(/^3\.7/)).toBeNull();
});

test('a confirmed browser sends its key, and a link that is over says so', async () => {
  const id = storeConfirmedLink(`three.${SECRET}`, KEY);
  const sent = open(`/profile/robin/academics?link=${id}`, () => {
    throw new ApiRefusal(404, 'unknownCoachLink');
  });
  await screen.findByText('This private link has ended. You see the page as everybody does.');
  expect(sent[0]).toEqual({ link: `three.${SECRET}`, key: KEY });
});

test('an address without its secret opens nothing', async () => {
  const sent = open('/profile/robin/academics?link=four', () => OPEN);
  await screen.findByText('This address is only a part of the private link. Please open the whole link again.');
  await waitFor(() => expect(sent).toEqual([]));
});
