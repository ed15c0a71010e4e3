import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { reportEventsTo } from '../../lib/api/reported-events';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

const PLAN = { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub_1' } as const;
const PAGE = { id: 'cs_test_1', url: 'https://checkout.example/pay/cs_test_1' };
/** Of somebody who is 14 or 15, whatever day it is. */
const A_MINORS_BIRTHDAY = `${new Date().getUTCFullYear() - 15}-07-01`;
const PLAYER = anOwnProfile({ type: 'playerHighSchool' });

/** Where the user was sent to outside of the site. */
let left: string[] = [];
beforeEach(async () => {
  left = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    left.push(String(url));
    return null;
  });
  sessionStorage.clear();
  await loadPage('/plus');
});

interface Who {
  readonly profile?: typeof PLAYER;
  readonly account?: Parameters<typeof anOwnAccount>[0];
  readonly answers?: FakeAnswers;
  readonly address?: string;
}

/** /plus for somebody who is signed in. */
const shownTo = ({ profile = PLAYER, account = {}, answers = {}, address = '/plus' }: Who = {}) =>
  showApp({
    address,
    signedInAs: profile,
    answers: { account: () => anOwnAccount(account), createCheckoutSession: () => PAGE, ...answers },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the price list', () => {
  test('[S2-11] [S9-02] /plus shows the exact prices of plans and boosts, what each plan includes, and cancel anytime', async () => {
    showApp({ address: '/plus', answers: {} });

    const table = await screen.findByRole('table', { name: 'What each plan includes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'For everybodyFree Access$0per month',
      'For parents, alumni and friendsGuest Access$5.99per month',
      'For playersPremium$9.99per month',
    ]);
    const valuesOf = (row: RegExp) =>
      within(within(table).getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent || cell.querySelector('[aria-label]')?.getAttribute('aria-label'));
    expect(valuesOf(/^A player on our social networks/)).toEqual(['1 post, 1 story', '1 post, 1 story', '2 posts, 2 stories']);
    expect(valuesOf(/^Verified badge/)).toEqual(['Not included', 'Not included', 'Included']);
    expect(valuesOf(/^Pages of each player search/)).toEqual(['5', 'All', 'All']);
    expect(screen.getAllByText(/cancel anytime/i).length).toBeGreaterThan(0);
    const boosts = screen.getByRole('region', { name: 'Boosts' });
    expect(within(boosts).getAllByText('$3.99')).toHaveLength(2);
    expect(within(boosts).getAllByText('one-time')).toHaveLength(2);
  });
});

describe('the plan of who is signed in', () => {
  const coach = aCoachOf('test-college');

  test('of a coach is full access free of charge', async () => {
    shownTo({ profile: coach });
    expect(await screen.findByText('As a coach you have full access, free of charge.')).toBeTruthy();
  });

  test('[S7-17] of a coach who bought one before leads to where it is cancelled', async () => {
    shownTo({ profile: coach, account: { entitlements: { premium: PLAN, guestAccess: null } } });
    expect(await screen.findByText('Your premium account is active')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage your plan' })).toBeTruthy();
  });
});

describe('the dialogs', () => {
  test('[S2-36] [S4-11] a visitor chooses a plan, and buying it opens the sign-in', async () => {
    const { calls } = showApp({ address: '/plus', answers: {} });
    await press('Get Premium');

    const window = await dialog('Choose Your Plan');
    expect(within(window).getByRole<HTMLInputElement>('radio', { name: /^Premium/ }).checked).toBe(true);
    fireEvent.click(await within(window).findByRole('button', { name: 'Go to payment' }));

    expect(await screen.findByRole('dialog', { name: /log in|sign up/i })).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('createCheckoutSession');
  });

  test.each([
    ['Skip the Line', 'skipTheLine'],
    ['Feature Me Again', 'featureAgain'],
  ] as const)('[S2-36] %s leads a player to its payment', async (name, priceName) => {
    const one = { requestId: 'ada.1', reason: 'first', isFirst: false, posted: null, declined: null } as const;
    const state = priceName === 'skipTheLine' ? 'queued' : 'posted';
    const requests = [{ ...one, state, enteredAt: '2026-03-01T00:00:00.000Z' } as const];
    const line = { requests, place: 3, total: 9, mayQueue: true, wanted: { posts: 1, stories: 1 } };
    const waiting = { skipTheLine: 0, featureAgain: 0 };
    const { calls } = shownTo({ answers: { ownFeatureRequests: () => ({ ...line, waiting }) } });
    await press(name);

    const window = await dialog(name);
    expect(within(window).getByText('$3.99')).toBeTruthy();
    fireEvent.click(await within(window).findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(left).toEqual([PAGE.url]));
    expect(calls.find((call) => call.name === 'createCheckoutSession')?.call).toEqual({
      body: { priceName, guardianEmail: null },
    });
  });

  test('[S8-08] a checkout that fails is only reported: nothing is shown, and the button is there again', async () => {
    const reported: string[] = [];
    reportEventsTo((event, code) => reported.push(`${event} ${code}`));
    shownTo({
      answers: {
        createCheckoutSession: () => {
          throw new ApiRefusal(503);
        },
      },
    });
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    const button = await within(window).findByRole('button', { name: 'Go to payment' });
    const text = window.textContent;
    fireEvent.click(button);

    await waitFor(() => expect(reported).toEqual(['checkoutFailed 503']));
    expect(await within(window).findByRole('button', { name: 'Go to payment' })).toBeTruthy();
    expect([window.textContent, screen.queryAllByRole('alert').length, left]).toEqual([text, 0, []]);
  });

  test('[S4-11] the free button closes the dialog and sends high-school players to the profile wizard', async () => {
    const { address } = shownTo({ answers: { ownProfile: () => PLAYER } });
    await press('Start free');
    fireEvent.click(within(await dialog('Choose Your Plan')).getByRole('button', { name: 'Continue with Free Access' }));
    await waitFor(() => expect(address()).toMatch(/^\/playerProfileWizard/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[S4-11] the free button only closes the dialog for others', async () => {
    const { address } = shownTo({ profile: anOwnProfile({ type: 'playerCollege' }) });
    await press('Start free');
    fireEvent.click(within(await dialog('Choose Your Plan')).getByRole('button', { name: 'Continue with Free Access' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/plus');
  });
});

describe('[S4-11] who may buy is said beforehand', () => {
  const told = async (who: Who, button: string): Promise<string> => {
    shownTo(who);
    await press(button);
    return (await within(await dialog('Choose Your Plan')).findByRole('note')).textContent;
  };

  test('a coach has full access free of charge', async () => {
    const coach = { profile: aCoachOf('test-college') };
    expect(await told(coach, 'Get Premium')).toMatch(/already have full access for free/);
  });

  test('a parent is led to Guest Access', async () => {
    expect(await told({ profile: anOwnProfile({ type: 'parent' }) }, 'Get Premium')).toMatch(/for parents and alumni is Guest/);
  });

  test('an address that is not verified comes first, and its link is sent again', async () => {
    const text = await told({ account: { emailVerified: false } }, 'Get Guest Access');
    expect(text).toMatch(/Verify your email first.*robin@touchline\.example.*Send the link again/s);
  });

  test('a plan that is active is managed, not bought again', async () => {
    const portal = { url: 'https://billing.example/p/1' };
    const answers = { createPortalSession: () => portal };
    const text = await told({ account: { entitlements: { premium: PLAN, guestAccess: null } }, answers }, 'Get Premium');
    expect(text).toMatch(/already have this plan/);
    await press('Manage your plan');
    await waitFor(() => expect(left).toEqual([portal.url]));
  });

  test('a minor names a parent or guardian first, never their own address', async () => {
    const { calls } = shownTo({ account: { dateOfBirth: A_MINORS_BIRTHDAY } });
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    const field = await within(window).findByLabelText(/Email of a parent/);
    const send = () => fireEvent.click(within(window).getByRole('button', { name: 'Go to payment' }));

    fireEvent.change(field, { target: { value: 'Robin+mum@touchline.example' } });
    send();
    expect(await within(window).findByText(/This is your own address/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'parent@touchline.example' } });
    send();
    await waitFor(() => expect(left).toEqual([PAGE.url]));
    expect(calls.filter(({ name }) => name === 'createCheckoutSession').map(({ call }) => call)).toEqual([
      { body: { priceName: 'premium', guardianEmail: 'parent@touchline.example' } },
    ]);
  });
});

test('a refused address of a guardian is said at its field, and nobody leaves for the payment', async () => {
  const errors = [{ message: 'A player’s account uses this address.', field: 'guardianEmail' }];
  const refused = new ApiRefusal(422, 'guardianIsPlayer', errors);
  const createCheckoutSession = () => Promise.reject(refused);
  shownTo({ account: { dateOfBirth: A_MINORS_BIRTHDAY }, answers: { createCheckoutSession } });
  await press('Get Premium');
  const window = await dialog('Choose Your Plan');
  const field = await within(window).findByLabelText(/Email of a parent/);
  fireEvent.change(field, { target: { value: 'other@touchline.example' } });
  fireEvent.click(within(window).getByRole('button', { name: 'Go to payment' }));
  await within(window).findByText('A player’s account uses this address.');
  expect(left).toEqual([]);
});

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
      await waitFor(() => expect(shown()).toMatch(/^Premium is active/));
      expect(shown()).not.toMatch(/confirmed/);
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
    } finally {
      vi.useRealTimers();
    }
  });

  test('a checkout that was left says that nothing was charged', async () => {
    shownTo({ address: '/plus?checkout=cancelled' });
    await screen.findByRole('heading', { name: 'Nothing was charged' });
    expect(shown()).toMatch(/^Nothing was charged/);
  });
});
