import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { reportEventsTo } from '../../lib/api/reported-events';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

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
    expect(valuesOf(/^Which colleges saved you/)).toEqual(['Not included', 'Not included', 'Included']);
    expect(valuesOf(/^Pages of each player search/)).toEqual(['5', 'All', 'All']);
    expect(screen.getAllByText(/cancel anytime/i).length).toBeGreaterThan(0);
    const boosts = screen.getByRole('region', { name: 'Boosts' });
    expect(within(boosts).getAllByText('$3.99')).toHaveLength(2);
    expect(within(boosts).getAllByText('one-time')).toHaveLength(2);
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
    // Once consent is known, its own receiver is in place; this one follows it.
    reportEventsTo((event, code) => reported.push(`${event} ${code}`));
    fireEvent.click(button);

    await waitFor(() => expect(reported).toEqual(['checkoutFailed 503']));
    expect(await within(window).findByRole('button', { name: 'Go to payment' })).toBeTruthy();
    expect([window.textContent, screen.queryAllByRole('alert').length, left]).toEqual([text, 0, []]);
  });

  test('[S4-11] the free button closes the dialog and sends high-school players to the profile wizard', async () => {
    const { address } = shownTo({ answers: { ownProfile: () => PLAYER } });
    await press('Get Premium');
    fireEvent.click(await within(await dialog('Choose Your Plan')).findByRole('radio', { name: /^Free Access/ }));
    fireEvent.click(within(await dialog('Choose Your Plan')).getByRole('button', { name: 'Continue with Free Access' }));
    await waitFor(() => expect(address()).toMatch(/^\/playerProfileWizard/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[S4-11] the free button only closes the dialog for others', async () => {
    const { address } = shownTo({ profile: anOwnProfile({ type: 'playerCollege' }) });
    await press('Get Premium');
    fireEvent.click(await within(await dialog('Choose Your Plan')).findByRole('radio', { name: /^Free Access/ }));
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

  test('an address that is not verified comes first, and its link is sent again', async () => {
    const text = await told({ account: { emailVerified: false } }, 'Get Guest Access');
    expect(text).toMatch(/Verify your email first.*robin@touchline\.example.*Send the link again/s);
  });

  test('a minor whose parent or guardian is known reads that they get the receipt, before the payment opens', async () => {
    shownTo({ account: { dateOfBirth: A_MINORS_BIRTHDAY, hasGuardian: true } });
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    expect(await within(window).findByText(/we email the receipt/)).toBeTruthy();
    expect(within(window).getByRole('button', { name: 'Go to payment' })).toBeTruthy();
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

describe('[S7-17] a minor whose guardian wants to be asked first', () => {
  const account = { dateOfBirth: A_MINORS_BIRTHDAY, hasGuardian: true };
  const request = (state: 'asked' | 'approved' | 'declined') => ({
    ...({ priceName: 'premium', cents: 999, currency: 'usd', state } as const),
    ...{ guardians: ['Kim Sample'], validUntil: '2026-12-12T10:00:00.000Z' },
  });

  test('reads whom we asked instead of leaving for the payment', async () => {
    let isAsked = false;
    const createCheckoutSession = () => {
      isAsked = true;
      return Promise.reject(new ApiRefusal(409, 'purchaseAsked', [{ message: 'We asked.', field: null }]));
    };
    const purchaseRequests = () => ({ own: isAsked ? [request('asked')] : [], children: [] });
    shownTo({ account, answers: { createCheckoutSession, purchaseRequests } });
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    fireEvent.click(await within(window).findByRole('button', { name: 'Go to payment' }));
    await within(window).findByText(/We asked Kim Sample by email\. Nothing is charged before they say yes/);
    expect(within(window).queryByRole('button', { name: 'Go to payment' })).toBeNull();
    expect(left).toEqual([]);
  });

  test('pays once it is approved, and reads on the page how it stands', async () => {
    shownTo({ account, answers: { purchaseRequests: () => ({ own: [request('approved')], children: [] }) } });
    const section = await screen.findByRole('region', { name: 'What you asked at home' });
    expect(section.textContent).toMatch(/said yes\. You can pay for it once until December 12, 2026/);
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    fireEvent.click(await within(window).findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(left).toEqual([PAGE.url]));
  });

  test('reads that it was declined, without a way to pay', async () => {
    shownTo({ account, answers: { purchaseRequests: () => ({ own: [request('declined')], children: [] }) } });
    await press('Get Premium');
    const window = await dialog('Choose Your Plan');
    await within(window).findByText(/said no\. Nothing is charged\. You can ask again from December 12, 2026/);
    expect(within(window).queryByRole('button', { name: 'Go to payment' })).toBeNull();
  });
});
