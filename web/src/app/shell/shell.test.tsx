import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test, vi } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const answers: FakeAnswers = {
  searchColleges: () => foundColleges([]),
  searchProfiles: () => ({ items: [], total: 0, next: null, instead: null }),
  college: () => aCollege({ pathName: 'Test_College', shortName: 'Test' }),
  sessionLogout: () => null,
};
type OwnRoles = ReturnType<typeof anOwnProfile>['roles'];

const pendingRole = { type: 'assistantcoach', value: 'test-college', status: 'Pending' } as const;
const player = anOwnProfile();
const coach = aCoachOf('test-college');
const womensCoach = aCoachOf('test-college', { sportsTypeGender: 'Female' });
const pendingCoach = anOwnProfile({ type: 'coach', roles: [pendingRole] });
const parentWithRole = anOwnProfile({ type: 'parent', roles: [pendingRole] });
const EVERYBODYS = ['Search', 'Leagues', 'Colleges', 'Locations', 'Guide'];

type Profile = ReturnType<typeof anOwnProfile>;

/** Renders the site at a light-weight address and waits until the actor's sign-in is settled. */
async function showTo(actor: Profile | null, { isAdmin = false, address = '/faqs' } = {}) {
  const shown = showApp({ address, answers, isAdmin, ...(actor === null ? {} : { signedInAs: actor }) });
  if (actor === null) await screen.findByRole('button', { name: 'Log in' });
  else await screen.findByRole('button', { name: /^Your menu/ });
  return shown;
}

const textsOf = (region: HTMLElement, role: 'link' | 'button' = 'link') =>
  within(region)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
/** The bar of phones is a part of its own that may arrive after the page. */
const navigation = (name: string) => screen.findByRole('navigation', { name });
const addressOf = (link: HTMLElement) => link.getAttribute('href');

describe('what each actor sees of the shell', () => {
  test.each([
    { who: 'a visitor', actor: null, isAdmin: false, first: ['Plus'] },
    { who: 'a player', actor: player, isAdmin: false, first: ['Plus'] },
    { who: 'an accepted coach', actor: coach, isAdmin: false, first: [] },
    { who: 'a pending coach', actor: pendingCoach, isAdmin: false, first: [] },
    { who: 'a parent whose coach’s role is pending', actor: parentWithRole, isAdmin: false, first: [] },
    { who: 'an admin', actor: player, isAdmin: true, first: ['Admin'] },
  ])('[S6-01] [S2-27] [S2-28] $who: navigation $first and what everybody sees', async ({ actor, isAdmin, first }) => {
    await showTo(actor, { isAdmin });

    expect(textsOf(await navigation('Main'))).toEqual([...first, ...EVERYBODYS]);
    const plus = first.filter((item) => item === 'Plus');
    const bar = ['Home', 'Rankings', 'Guide', 'Search', ...plus, ...(actor === null ? [] : ['Profile'])];
    expect(textsOf(await navigation('Quick navigation'))).toEqual(bar);
    expect(textsOf(await navigation('Quick navigation'), 'button')).toEqual(actor === null ? ['Profile', 'Sign In'] : []);
  });

  test.each([
    [true, ['/admin']],
    [false, []],
  ])('the user menu leads to /admin where the top bar has no links; an admin: %j', async (isAdmin, expected) => {
    await showTo(player, { isAdmin });
    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));

    const menu = within(screen.getByRole('group', { name: 'Your menu' }));
    const links = menu.queryAllByRole('link', { name: 'Admin' });
    expect(links.map(addressOf)).toEqual(expected);
  });

  test.each([
    { who: 'a player', actor: player, isAdmin: false, mark: null },
    { who: 'a pending coach', actor: pendingCoach, isAdmin: false, mark: 'coach' },
    { who: 'an admin', actor: player, isAdmin: true, mark: 'admin' },
  ])('$who: the browser remembers the navigation until they sign out', async ({ actor, isAdmin, mark }) => {
    await showTo(actor, { isAdmin });
    const marked = () => document.documentElement.getAttribute('data-navigation');
    await waitFor(() => expect(marked()).toBe(mark));
    expect(localStorage.getItem('touchline.navigation')).toBe(mark);

    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));

    await screen.findByRole('button', { name: 'Log in' });
    await waitFor(() => expect([marked(), localStorage.getItem('touchline.navigation')]).toEqual([null, null]));
  });

  test('[S2-28] a visitor who presses Profile in the bar of phones is asked to sign in', async () => {
    await showTo(null);
    const profile = within(await navigation('Quick navigation')).getByRole<HTMLButtonElement>('button', { name: 'Profile' });
    expect(profile.form?.getAttribute('action')).toBe('/signInUpMobile');

    fireEvent.click(profile);

    expect(await screen.findByRole('dialog', { name: 'Log in or sign up' })).toBeTruthy();
  });

  test('[S6-01] [S2-27] a visitor: Log in and Sign up, and a logo that leads to the landing page', async () => {
    await showTo(null);

    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    for (const name of ['Log in', 'Sign up']) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      expect(button.form?.getAttribute('action'), name).toBe('/signInUpMobile');
    }
    expect(addressOf(screen.getByRole('link', { name: 'Touchline, go to the home page' }))).toBe('/home');
  });

  test('[S2-27] a member: no Log in, and a logo that leads to the search', async () => {
    await showTo(player);

    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
    expect(addressOf(screen.getByRole('link', { name: 'Touchline, go to the search' }))).toBe('/');
  });

  test.each([
    { who: 'a player', actor: player, items: ['My Profile', 'Saved Colleges', 'Settings', 'FAQs'] },
    { who: 'an accepted coach', actor: coach, items: ['Test', 'My Profile', 'My recruits', 'Settings', 'Compliance'] },
    { who: 'a pending coach', actor: pendingCoach, items: ['My Profile', 'Settings', 'Compliance'] },
  ])('[S6-01] [S2-31] $who: a menu of $items, for players the way to Premium, and Sign Out', async ({ actor, items }) => {
    await showTo(actor);

    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));

    const menu = screen.getByRole('group', { name: 'Your menu' });
    await waitFor(() => expect(textsOf(menu)).toEqual(items));
    expect(textsOf(menu, 'button')).toEqual([...(actor === player ? ['Get Premium'] : []), 'Sign Out']);
    expect(addressOf(within(menu).getByRole('link', { name: 'My Profile' }))).toBe(`/profile/${actor.username}`);
  });

  test('[S2-31] a women’s coach: the way to the women’s team of their college', async () => {
    await showTo(womensCoach);
    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));

    const link = await screen.findByRole('link', { name: 'Test' });

    expect(addressOf(link)).toBe('/Test_College/womens/soccer');
  });
});

describe('the user menu', () => {
  test('[S2-31] signs out', async () => {
    const { calls } = await showTo(player);
    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));

    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));

    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(calls.map(({ name }) => name)).toContain('sessionLogout');
  });

  test('is closed by Escape, which leads back to its button, and by a press elsewhere', async () => {
    await showTo(player);
    const button = screen.getByRole('button', { name: /^Your menu/ });
    fireEvent.click(button);
    const item = screen.getByRole('link', { name: 'Settings' });
    item.focus();

    fireEvent.keyDown(item, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);

    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the footer', () => {
  test('[S2-30] leads to guide, social places and the legal pages, and speaks of cookies', async () => {
    await showTo(null);
    const footer = await screen.findByRole('contentinfo');
    const links = Object.fromEntries(
      within(footer)
        .getAllByRole('link')
        .map((link) => [link.textContent, addressOf(link)]),
    );

    expect(links).toMatchObject({
      'How recruiting works': '/guide',
      Terms: '/TermsAndConditions',
      Compliance: '/ncaacompliance',
      Contact: '/contact',
      Claim: '/claimCollege',
      Privacy: '/TermsAndConditions#privacy',
    });
    for (const outside of ['Instagram', 'X']) expect(links[outside], outside).toMatch(/^https:\/\//);
    expect(footer.textContent).toContain('© Touchline');

    fireEvent.click(within(footer).getByRole('button', { name: 'Cookies' }));
    expect(await screen.findByRole('dialog', { name: 'Cookies and services' })).toBeTruthy();
  });
});

describe('wizards', () => {
  test('[S2-10] stand without the normal navigation', async () => {
    const player = anOwnProfile({ type: 'playerCollege' });
    showApp({ address: '/playeronboardingwizard', answers: { ...answers, ownProfile: () => player }, signedInAs: player });

    await screen.findByRole('progressbar', { name: 'Your 20 key fields' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('a coach whose role is pending', () => {
  test('[S4-12] is told so in the menu, and of the acceptance as soon as the window is looked at again', async () => {
    const accepted = anOwnProfile({ type: 'coach', roles: [{ ...pendingRole, status: 'Accepted' }] });
    let profile = pendingCoach;
    const shown = showApp({ address: '/faqs', answers: { ...answers, ownProfile: () => profile }, signedInAs: pendingCoach });
    fireEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
    expect(screen.getByText(/^Your coach access is being checked/)).toBeTruthy();
    const asked = () => shown.calls.filter(({ name }) => name === 'ownProfile').length;
    await waitFor(() => expect(asked()).toBe(2));

    profile = accepted;
    const later = Date.now() + 10_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    fireEvent.focus(window);

    expect(await screen.findByText(/^Your coach access has been accepted/)).toBeTruthy();
    expect(screen.queryByText(/^Your coach access is being checked/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Test' })).toBeTruthy();
  });

  test('who returns right after a check is not left waiting for a minute: the next check comes as soon as it may', async () => {
    let profile = pendingCoach;
    const shown = showApp({ address: '/faqs', answers: { ...answers, ownProfile: () => profile }, signedInAs: pendingCoach });
    await waitFor(() => expect(shown.calls.filter(({ name }) => name === 'ownProfile')).toHaveLength(2));
    profile = anOwnProfile({ type: 'coach', roles: [{ ...pendingRole, status: 'Accepted' }] });
    const timers = vi.spyOn(globalThis, 'setTimeout');

    fireEvent.focus(window);
    fireEvent.focus(window);

    const checks = timers.mock.calls.filter(([, delayMs = 0]) => delayMs > 1000 && delayMs <= 3000);
    expect(checks).toHaveLength(1);
    const [check] = checks[0] ?? [];
    const later = Date.now() + 3000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    act(() => check?.());
    expect(await screen.findByText(/^Your coach access has been accepted/)).toBeTruthy();
  });

  test('with two requests hears of the one that is accepted, and nothing of the one that is not', async () => {
    const other = { ...pendingRole, value: 'other-college' } as const;
    const accepted = { ...pendingRole, status: 'Accepted' } as const;
    const coachAt = (...roles: OwnRoles) => anOwnProfile({ type: 'coach', roles });
    const announcements = () => screen.queryAllByText(/^Your coach access has been accepted/).length;
    let profile = coachAt(pendingRole, other);
    const shown = showApp({ address: '/faqs', answers: { ...answers, ownProfile: () => profile }, signedInAs: profile });
    fireEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
    const asked = () => shown.calls.filter(({ name }) => name === 'ownProfile').length;
    await waitFor(() => expect(asked()).toBe(2));
    const clock = vi.spyOn(Date, 'now');
    const lookAgain = (next: typeof profile) => {
      profile = next;
      clock.mockReturnValue(new Date().getTime() + asked() * 10_000);
      fireEvent.focus(window);
    };

    lookAgain(coachAt(accepted, other));
    await waitFor(() => expect(announcements()).toBe(1));
    expect(screen.getByText(/^Your coach access is being checked/)).toBeTruthy();
    lookAgain(coachAt(accepted));

    await waitFor(() => expect(screen.queryByText(/^Your coach access is being checked/)).toBeNull());
    expect(announcements()).toBe(1);
  });
});

describe('while a stored sign-in is looked at', () => {
  test.each([
    { mark: null, plus: ['hidden', 'list-item'] },
    { mark: 'admin', plus: ['hidden', 'none'] },
    { mark: 'coach', plus: ['hidden', 'none'] },
  ])('nothing for visitors is seen, nor Plus by those who have none: $mark', async ({ mark, plus }) => {
    const html = document.documentElement;
    showApp({ address: '/faqs', answers });
    const logIn = await screen.findByRole('button', { name: 'Log in' });
    const bars = [await navigation('Main'), await navigation('Quick navigation')];
    const items = bars.map((bar) => within(bar).getByRole('link', { name: 'Plus' }).parentElement ?? html);
    expect(getComputedStyle(logIn).visibility).toBe('visible');
    html.setAttribute('data-signed-in', '');
    if (mark !== null) html.setAttribute('data-navigation', mark);

    expect(getComputedStyle(logIn).visibility).toBe('hidden');
    const [atTop, below] = items.map((item) => getComputedStyle(item));
    expect([atTop?.visibility, below?.display]).toEqual(plus);
    if (mark === 'coach') expect(atTop?.display).toBe('none');
  });
});
