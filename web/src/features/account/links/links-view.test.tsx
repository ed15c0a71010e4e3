import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { loadPage, showApp } from '../../../testing/show-app';
import type { CoachLinks } from './use-coach-links';

const NOTHING: CoachLinks = { items: [], hasMinorsPage: false, needsGuardian: false, children: [] };
const LINK: CoachLinks['items'][number] = {
  ...{ linkId: 'one', receiver: { name: 'Kim Sample', email: 'kim@college.example', isCoach: false }, groups: ['grades'] },
  ...{ contact: { showsEmail: false, phone: null }, locale: 'en', madeAt: '2026-03-01T10:00:00.000Z' },
  ...{ validUntil: '2026-04-30T10:00:00.000Z', confirmedAt: null, opened: 2, lastOpenedAt: '2026-03-05T10:00:00.000Z' },
  ...{ endedAt: null, endedBy: null, state: 'open', path: '/profile/robin/about?link=one#secret' },
};
const ENDED: typeof LINK = { ...LINK, state: 'ended', endedBy: 'player', path: null };

beforeEach(() => loadPage('/account'));

const open = (
  own: Partial<CoachLinks>,
  answers: Partial<FakeAnswers> = {},
  type: 'playerHighSchool' | 'parent' = 'playerHighSchool',
) =>
  showApp({
    address: type === 'parent' ? '/account?view=guardians' : '/account?view=links',
    signedInAs: anOwnProfile({ adultFrom: '2020-01-01', type }),
    answers: {
      account: () => anOwnAccount(),
      coachLinks: () => ({ ...NOTHING, ...own }),
      guardianships: () => ({ guardians: [], children: [], further: [], namedEmail: null, namedBy: [] }),
      ...answers,
    },
  });

test('[S1-08] an adult makes a link with contact, reads how often it was opened and ends it', async () => {
  const sent: unknown[] = [];
  open(
    {},
    {
      makeCoachLink: (call) => {
        sent.push(call?.body);
        return { coachLinks: { ...NOTHING, items: [LINK] } };
      },
      endCoachLink: () => ({ coachLinks: { ...NOTHING, items: [ENDED] } }),
    },
  );
  const form = within(await screen.findByRole('region', { name: 'New link' }));
  fireEvent.change(form.getByLabelText(/^Name of the coach/), { target: { value: 'Kim Sample' } });
  fireEvent.change(form.getByLabelText(/^Phone number/), { target: { value: '+4915112345678' } });
  fireEvent.click(form.getByRole('checkbox', { name: 'NCAA and NAIA IDs' }));
  fireEvent.click(form.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(/Opened 2 times, last on March 5, 2026\. Ends on April 30, 2026\./);
  const contact = { showsEmail: false, phone: '+4915112345678' };
  expect(sent).toEqual([{ name: 'Kim Sample', to: null, groups: ['grades', 'ids'], ...contact, locale: 'en' }]);
  const sheet = screen.getByRole('link', { name: 'Sheet with QR code' }).getAttribute('href');
  expect(sheet).toBe('/profile/robin/about?link=one&view=sheet&as=coach&language=en#secret');
  fireEvent.click(screen.getByRole('button', { name: 'End now: Kim Sample' }));
  await screen.findByText(/You ended it\./);
  expect(screen.queryByRole('button', { name: /^End now/ })).toBeNull();
});

test('a minor is asked for an address and never for contact, and is told why a link was refused', async () => {
  const why = 'This isn’t the page of a coach whom a college has accepted. Please enter an email address.';
  open(
    { hasMinorsPage: true, items: [LINK] },
    {
      makeCoachLink: () => {
        throw new ApiRefusal(422, 'coachLinkToNoCoach', [{ message: why, field: 'to' }]);
      },
    },
  );
  await screen.findByText(/The address isn’t confirmed yet\./);
  expect(screen.queryByLabelText(/^Phone number/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(why);
});

test('a minor without a guardian is led to the parents first', async () => {
  open({ hasMinorsPage: true, needsGuardian: true });
  const link = await screen.findByRole('link', { name: 'Ask a parent or guardian' });
  expect(link.getAttribute('href')).toBe('/account?view=guardians');
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull();
});

test('a parent sees the links of a child without their addresses, and ends one', async () => {
  const child = (one: typeof LINK) => [{ username: 'robin', displayName: 'Robin Sample', items: [{ ...one, path: null }] }];
  open(
    { children: child(LINK) },
    { endCoachLink: () => ({ coachLinks: { ...NOTHING, children: child({ ...ENDED, endedBy: 'guardian' }) } }) },
    'parent',
  );
  const section = within(await screen.findByRole('region', { name: 'Private links of Robin Sample' }));
  expect(section.queryByRole('button', { name: 'Copy link' })).toBeNull();
  fireEvent.click(section.getByRole('button', { name: 'End now: Kim Sample' }));
  await section.findByText(/A parent or guardian ended it\./);
});
