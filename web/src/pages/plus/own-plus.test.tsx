import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

const PLAN = { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub_1' } as const;
const PLAYER = anOwnProfile({ type: 'playerHighSchool' });

/** Where the user was sent to outside of the site. */
let left: string[] = [];
beforeEach(async () => {
  left = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    left.push(String(url));
    return null;
  });
  await loadPage('/plus');
});

interface Who {
  readonly profile?: typeof PLAYER;
  readonly account?: Parameters<typeof anOwnAccount>[0];
  readonly answers?: FakeAnswers;
}

/** /plus for somebody who is signed in. */
const shownTo = ({ profile = PLAYER, account = {}, answers = {} }: Who = {}) =>
  showApp({ address: '/plus', signedInAs: profile, answers: { account: () => anOwnAccount(account), ...answers } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('[S2-11] the page of who is signed in', () => {
  const coach = aCoachOf('test-college');
  const parent = anOwnProfile({ type: 'parent' });
  const guest = { entitlements: { premium: null, guestAccess: PLAN } };
  const table = () => screen.queryByRole('table');
  const columns = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => /Free Access|Guest Access|Premium/.exec(textContent)?.[0]);
  const buttons = (name: RegExp) => screen.queryAllByRole('button', { name }).map(({ textContent }) => textContent);

  test('says to a coach that everything is free, and sells nothing', async () => {
    shownTo({ profile: coach });
    expect(await screen.findByRole('heading', { level: 1, name: 'Full access, free of charge' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search players' }).getAttribute('href')).toBe('/');
    expect([table(), buttons(/^Get |Skip|Feature Me/)]).toEqual([null, []]);
    expect(screen.queryByText('How do I cancel?')).toBeNull();
  });

  test('[S7-17] leads a coach who bought a plan before to where it is cancelled', async () => {
    shownTo({ profile: coach, account: { entitlements: { premium: PLAN, guestAccess: null }, isCustomer: true } });
    expect(await screen.findByRole('button', { name: 'Manage your plan' })).toBeTruthy();
    expect(table()).toBeNull();
  });

  test('shows a player with Premium the plan, its price and the day of the next charge, and no lesser plan', async () => {
    const account = {
      entitlements: { premium: PLAN, guestAccess: null },
      planRenewsAt: '2026-05-01T00:00:00.000Z',
      isCustomer: true,
    };
    const portal = { url: 'https://billing.example/p/1' };
    shownTo({ account, answers: { createPortalSession: () => portal } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your plan' })).toBeTruthy();
    for (const text of ['$9.99', 'Renews on May 1, 2026']) expect(await screen.findByText(text)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'It includes' })).getAllByRole('listitem')).toHaveLength(5);
    expect([table(), buttons(/^Get |^Start/)]).toEqual([null, []]);
    await press('Manage your plan');
    await waitFor(() => expect(left).toEqual([portal.url]));
  });

  test('shows a player with Guest Access only what Premium adds', async () => {
    shownTo({ account: guest });
    expect(await columns()).toEqual(['Guest Access', 'Premium']);
    expect(buttons(/^Get |^Start/)).toEqual(['Get Premium']);
  });

  test('marks the plan of a player without a paid one', async () => {
    shownTo();
    expect(await columns()).toEqual(['Free Access', 'Guest Access', 'Premium']);
    expect(screen.getByText('Your plan now')).toBeTruthy();
    expect(buttons(/^Get |^Start/)).toEqual(['Get Guest Access', 'Get Premium']);
  });

  test('offers a parent Guest Access, never Premium or a boost', async () => {
    shownTo({ profile: parent });
    expect(await columns()).toEqual(['Free Access', 'Guest Access']);
    expect(screen.getByRole('heading', { level: 1, name: /Guest Access opens every page/ })).toBeTruthy();
    expect(buttons(/^Get |Skip|Feature Me/)).toEqual(['Get Guest Access']);
  });

  test('offers a parent with Guest Access nothing more', async () => {
    shownTo({ profile: parent, account: guest });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your plan' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Guest Access' })).toBeTruthy();
    expect([table(), buttons(/^Get |Skip|Feature Me/)]).toEqual([null, []]);
  });

  test('says of a boost that was bought that it is done, and of one without effect why', async () => {
    const request = { requestId: 'ada.1', reason: 'first', state: 'queued', isFirst: true } as const;
    const requests = [{ ...request, enteredAt: '2026-03-01T00:00:00.000Z', posted: null, declined: null }];
    const line = { requests, place: 2, total: 9, mayQueue: true, wanted: { posts: 1, stories: 1 } };
    shownTo({ answers: { ownFeatureRequests: () => ({ ...line, waiting: { skipTheLine: 0, featureAgain: 0 } }) } });
    const [first, second] = await within(await screen.findByRole('region', { name: 'Boosts' })).findAllByRole('listitem');
    expect(first?.textContent).toMatch(/You have moved up: place 2 of 9\..*Done/s);
    expect(second?.textContent).toMatch(/already in the queue/);
    expect(buttons(/Skip|Feature Me/)).toEqual([]);
  });
});
