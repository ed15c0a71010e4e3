import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

const PLAN = { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub_1' } as const;
const PLAYER = anOwnProfile({ type: 'playerHighSchool' });

beforeEach(async () => {
  sessionStorage.clear();
  await loadPage('/plus');
});

interface Who {
  readonly profile?: typeof PLAYER;
  readonly account?: Parameters<typeof anOwnAccount>[0];
  readonly answers?: FakeAnswers;
  readonly address: string;
}

/** /plus for somebody who is signed in and comes back from a checkout. */
const shownTo = ({ profile = PLAYER, account = {}, answers = {}, address }: Who) =>
  showApp({ address, signedInAs: profile, answers: { account: () => anOwnAccount(account), ...answers } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('[S2-20] the way back from the payment', () => {
  const shown = () => screen.getByRole('status', { name: 'Your payment' }).textContent;

  test('F12: a payment is pending until the account has the plan, then active, and never both', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let isActive = false;
      sessionStorage.setItem('touchline.order', 'premium');
      shownTo({
        address: '/plus?checkout=success',
        answers: { account: () => anOwnAccount({ entitlements: { premium: isActive ? PLAN : null, guestAccess: null } }) },
      });
      await waitFor(() => expect(shown()).toMatch(/^Your payment is being confirmed/));
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(shown()).toMatch(/^Your payment is being confirmed/);

      isActive = true;
      await act(() => vi.advanceTimersByTimeAsync(5000));
      await waitFor(() => expect(shown()).toMatch(/^Premium is active.*First in the player search/s));
      expect(shown()).not.toMatch(/confirmed/);
      const outcome = within(screen.getByRole('status', { name: 'Your payment' }));
      expect(outcome.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['See your profile', `/profile/${PLAYER.username}`],
        ['To your account', '/account'],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  const REQUEST = {
    requestId: 'uid.1',
    state: 'queued',
    enteredAt: '2026-01-01T00:00:00.000Z',
    posted: null,
    declined: null,
  } as const;
  const NONE = { skipTheLine: 0, featureAgain: 0 };
  test.each([
    [
      'skipTheLine',
      { requests: [{ ...REQUEST, reason: 'first', isFirst: true }], place: 1 },
      NONE,
      /in front of everyone.*1 of 7/s,
    ],
    ['featureAgain', { requests: [{ ...REQUEST, reason: 'again', isFirst: false }], place: 7 }, NONE, /once more: place 7 of 7/s],
    ['skipTheLine', { requests: [], place: null }, { ...NONE, skipTheLine: 1 }, /kept for the next time/],
  ] as const)('F12: %s is pending until the queue has it, then says what it does', async (boost, after, waiting, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let isPaid = false;
      sessionStorage.setItem('touchline.order', boost);
      const own = { total: 7, mayQueue: true, wanted: { posts: 1, stories: 1 } };
      shownTo({
        address: '/plus?checkout=success',
        answers: {
          ownFeatureRequests: () =>
            isPaid
              ? { ...own, requests: [...after.requests], place: after.place, waiting }
              : { ...own, requests: [{ ...REQUEST, reason: 'first', isFirst: false }], place: 5, waiting: NONE },
        },
      });
      await waitFor(() => expect(shown()).toMatch(/^Your payment is being confirmed/));
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(shown()).toMatch(/^Your payment is being confirmed/);

      isPaid = true;
      await act(() => vi.advanceTimersByTimeAsync(5000));
      await waitFor(() => expect(shown()).toMatch(/^Thank you for buying/));
      expect(shown()).toMatch(text);
      const outcome = within(screen.getByRole('status', { name: 'Your payment' }));
      expect(outcome.getByRole('link', { name: 'See your place in the queue' }).getAttribute('href')).toBe('/account');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a checkout that was left says that nothing was charged, and leads back to it', async () => {
    sessionStorage.setItem('touchline.order', 'premium');
    shownTo({ address: '/plus?checkout=cancelled' });
    await screen.findByRole('heading', { name: 'Nothing was charged' });
    expect(shown()).toMatch(/^Nothing was charged/);
    await press('Back to the payment');
    expect(await dialog('Choose Your Plan')).toBeTruthy();
  });

  test('a payment that is found signed out leads to the sign-in', async () => {
    showApp({ address: '/plus?checkout=success', answers: {} });
    fireEvent.click(
      await within(await screen.findByRole('status', { name: 'Your payment' })).findByRole('button', { name: 'Log in' }),
    );
    expect(await screen.findByRole('dialog', { name: /log in|sign up/i })).toBeTruthy();
  });

  test('a plan of a parent leads to the search that it opened', async () => {
    sessionStorage.setItem('touchline.order', 'guestAccess');
    shownTo({
      profile: anOwnProfile({ type: 'parent' }),
      account: { entitlements: { premium: null, guestAccess: PLAN } },
      address: '/plus?checkout=success',
    });
    const outcome = await screen.findByRole('status', { name: 'Your payment' });
    expect((await within(outcome).findByRole('link', { name: 'Search players' })).getAttribute('href')).toBe('/');
    expect(
      within(outcome)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Every page of every player search']);
  });
});
