import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

const since = '2026-01-01T00:00:00.000Z';
const ENDS = '2999-03-01T12:00:00.000Z';
const OVER = '2026-02-01T00:00:00.000Z';
const PAGE = { id: 'cs_test_1', url: 'https://checkout.example/pay/cs_test_1' };
const NOTHING = { premium: null, guestAccess: null };
type Plans = ReturnType<typeof anOwnAccount>['entitlements'];

let left: string[] = [];
beforeEach(async () => {
  left = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    left.push(String(url));
    return null;
  });
  await loadPage('/account');
});

/** The plan as a profile shows it: without its subscription. */
const shownPremium = ({ premium }: Plans) => (premium === null ? null : { since: premium.since, until: premium.until });

/** /account of a person with these plans. */
type Ending = ReturnType<typeof anOwnAccount>['planEnding'];
const shownTo = (
  entitlements: Plans,
  profile = anOwnProfile({ premium: shownPremium(entitlements) }),
  planEnding: Ending = null,
  isCustomer = false,
) =>
  showApp({
    address: '/account',
    signedInAs: profile,
    answers: {
      account: () => anOwnAccount({ entitlements, planEnding, isCustomer }),
      createCheckoutSession: () => PAGE,
      createPortalSession: () => ({ url: 'https://billing.example/p/1' }),
    },
  });
const section = () => screen.findByRole('region', { name: 'Your plan' });
const menu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  return screen.findByRole('group', { name: 'Your menu' });
};

describe('[S2-37] the banner of Premium', () => {
  test('says on the account page and in the user menu that the account is active', async () => {
    shownTo({ ...NOTHING, premium: { since, until: null, subscriptionId: null } });
    expect(within(await section()).getByText('Your premium account is active')).toBeTruthy();
    expect(within(await menu()).getByText('Your premium account is active')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get Premium' })).toBeNull();
  });

  test.each([
    ['on the account page', section],
    ['in the user menu', menu],
  ])('[S6-04] Get Premium %s opens Choose Your Plan on Guest Access, whose button buys that', async (_, place) => {
    const { calls } = shownTo({ ...NOTHING, premium: { since, until: OVER, subscriptionId: null } });
    const button = within(await place()).getByRole('button', { name: 'Get Premium' });
    button.focus();
    fireEvent.click(button);

    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Plan' });
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Guest Access/ }).checked).toBe(true);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(left).toEqual([PAGE.url]));
    expect(calls.find(({ name }) => name === 'createCheckoutSession')?.call).toMatchObject({
      body: { priceName: 'guestAccess' },
    });
  });

  test('[S6-04] is not there for parents, who cannot buy Premium; the page leads to what they can buy', async () => {
    shownTo(NOTHING, anOwnProfile({ type: 'parent' }));
    const plan = within(await section());
    expect(plan.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plus');
    await menu();
    expect(screen.queryByRole('button', { name: 'Get Premium' })).toBeNull();
    fireEvent.click(plan.getByRole('button', { name: 'Get Guest Access' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Plan' });
    expect((await within(dialog).findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Guest Access/),
      expect.stringMatching(/^Free Access/),
    ]);
  });

  test('[S6-04] is not there for parents with Guest Access, to whom nothing is left to buy', async () => {
    shownTo({ ...NOTHING, guestAccess: { since, until: null, subscriptionId: 'sub_1' } }, anOwnProfile({ type: 'parent' }));
    const plan = within(await section());
    expect(plan.getByText('Guest Access')).toBeTruthy();
    expect([plan.queryByRole('link'), plan.queryByRole('button')]).toEqual([null, null]);
  });

  test('[S6-04] opens on Premium for a player who has Guest Access already', async () => {
    shownTo({ ...NOTHING, guestAccess: { since, until: null, subscriptionId: 'sub_1' } });
    fireEvent.click(within(await section()).getByRole('button', { name: 'Get Premium' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Plan' });
    expect((await within(dialog).findByRole<HTMLInputElement>('radio', { name: /^Premium/ })).checked).toBe(true);
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  });

  test('agrees with the plan where Premium ended between the answers of the profile and of the account', async () => {
    const active = anOwnProfile({ premium: { since, until: null } });
    const ended = anOwnProfile({ premium: { since, until: OVER } });
    let asked = 0;
    showApp({
      address: '/account',
      signedInAs: active,
      answers: {
        ownProfile: () => {
          asked += 1;
          return asked === 1 ? active : ended;
        },
        account: () => anOwnAccount({ entitlements: { ...NOTHING, premium: { since, until: OVER, subscriptionId: null } } }),
      },
    });
    expect(await within(await section()).findByRole('button', { name: 'Get Premium' })).toBeTruthy();
    expect(within(await section()).getByText('Free Access')).toBeTruthy();
    expect(screen.queryByText('Your premium account is active')).toBeNull();
  });

  test('is not there for coaches, who see no plans', async () => {
    shownTo(NOTHING, aCoachOf('test-college'));
    const entries = await menu();
    expect(within(entries).queryByRole('button', { name: 'Get Premium' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull();
  });
});

describe('the plan of an account', () => {
  test.each([
    [
      'renews',
      { premium: null, guestAccess: { since, until: null, subscriptionId: 'sub_1' } },
      /Guest Access.*Renews every month/s,
    ],
    ['ends', { premium: { since, until: ENDS, subscriptionId: 'sub_1' }, guestAccess: null }, /Premium.*Active until.*2999/s],
    ['is over', { premium: { since, until: OVER, subscriptionId: 'sub_1' }, guestAccess: null }, /Free Access.*without paying/s],
  ] as const)('that %s is shown as it is', async (_, entitlements, text) => {
    shownTo(entitlements);
    expect((await section()).textContent).toMatch(text);
  });

  test.each([
    ['cancelled', /^.*Cancelled\. Active until.*2999/s],
    ['paymentFailed', /last payment failed\. Your plan stays active until.*2999.*another card/s],
    ['paused', /Payments are paused\. Active until.*2999/s],
  ] as const)('[S7-20] that ends says why: %s', async (ending, text) => {
    const premium = { since, until: ENDS, subscriptionId: 'sub_1' };
    shownTo({ ...NOTHING, premium }, undefined, ending);
    expect((await section()).textContent).toMatch(text);
  });

  test('that was bought is managed at the payment provider', async () => {
    shownTo({ ...NOTHING, guestAccess: { since, until: null, subscriptionId: 'sub_1' } }, undefined, null, true);
    fireEvent.click(within(await section()).getByRole('button', { name: 'Manage your plan' }));
    await waitFor(() => expect(left).toEqual(['https://billing.example/p/1']));
  });

  test('[S7-17] that is over, such as after a failed payment, leaves the way to invoices, card and cancelling', async () => {
    const premium = { since, until: OVER, subscriptionId: 'sub_1' };
    shownTo({ ...NOTHING, premium }, undefined, null, true);
    fireEvent.click(within(await section()).getByRole('button', { name: 'Payments and invoices' }));
    await waitFor(() => expect(left).toEqual(['https://billing.example/p/1']));
  });

  test('[S7-17] that a player bought can be cancelled once the player has become a coach', async () => {
    const premium = { since, until: null, subscriptionId: 'sub_1' };
    shownTo({ ...NOTHING, premium }, aCoachOf('test-college', { premium: shownPremium({ ...NOTHING, premium }) }), null, true);
    fireEvent.click(within(await section()).getByRole('button', { name: 'Manage your plan' }));
    await waitFor(() => expect(left).toEqual(['https://billing.example/p/1']));
  });

  test('that was never bought has no page at the payment provider', async () => {
    shownTo({ ...NOTHING, premium: { since, until: null, subscriptionId: null } });
    expect(within(await section()).queryByRole('button', { name: /Manage|Payments/ })).toBeNull();
  });
});
