import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../lib/api/api-refusal';
import { anOwnProfile } from '../testing/an-own-account';
import type { FakeAnswers } from '../testing/fake-api';
import { aRecruit, foundRecruits } from '../testing/listed-recruits';
import { loadPage, showApp } from '../testing/show-app';

const CLOSED = 'Closed High School';
const PROFILE = '/profile/demo-player/academics';
const SEARCH = '/';

/** An API that shows members more than visitors, and ends the session when the test lets it. */
function anApi() {
  const session = { isOpen: true, end: (): void => undefined, fail: (): void => undefined };
  const forMembers = <Seen,>(seen: Seen, closed: Seen): Seen => (session.isOpen ? seen : closed);
  const answers: FakeAnswers = {
    profile: () => aShownProfile({ schoolName: forMembers(CLOSED, null) }),
    searchProfiles: () => foundRecruits([aRecruit(forMembers(`Ada of ${CLOSED}`, 'Ada'))]),
    sessionLogout: () =>
      new Promise((resolve, reject) => {
        session.end = () => {
          session.isOpen = false;
          resolve(null);
        };
        session.fail = () => reject(new ApiRefusal(503));
      }),
  };
  return { answers, session };
}

const isShown = (text: string) => document.body.textContent.includes(text);

/** A page that shows a member something closed; `signOut` presses the button and waits until the call is made. */
async function aMembersPage(address: string) {
  const { answers, session } = anApi();
  const shown = showApp({ address, answers, signedInAs: anOwnProfile() });
  await screen.findByRole('button', { name: /^Your menu/ });
  await waitFor(() => expect(isShown(CLOSED)).toBe(true));
  return {
    ...shown,
    session,
    signOut: async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));
      fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
      await waitFor(() => expect(shown.calls.at(-1)?.name).toBe('sessionLogout'));
      return shown.calls.length;
    },
  };
}

beforeAll(() => Promise.all([loadPage(PROFILE), loadPage(SEARCH)]));

describe('after a sign-out', () => {
  test.each([PROFILE, SEARCH])('[S4-02] %s asks nothing before the backend has answered, and shows nothing', async (address) => {
    const { calls, session, signOut } = await aMembersPage(address);
    const before = await signOut();

    expect(isShown(CLOSED)).toBe(false);
    expect(screen.getByRole('main').textContent).toContain('Signing you out');
    expect(calls).toHaveLength(before);
    session.end();

    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    expect(isShown(CLOSED)).toBe(false);
  });

  test('the page of a profile is that of a visitor, read anew', async () => {
    const { session, signOut, address } = await aMembersPage(PROFILE);
    await signOut();
    session.end();

    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Sample' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(isShown(CLOSED)).toBe(false);
    expect(address()).toBe(PROFILE);
  });

  test('what went wrong is said by the page that is loaded anew', async () => {
    const { session, signOut } = await aMembersPage(PROFILE);
    await signOut();
    session.fail();

    expect(await screen.findByText('Internal Error')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });

  test('in another tab nothing is shown, and the page is loaded anew', async () => {
    const { session } = await aMembersPage(PROFILE);
    session.isOpen = false;
    localStorage.removeItem('touchline.signedIn');

    window.dispatchEvent(new StorageEvent('storage', { key: 'touchline.signedIn' }));

    await waitFor(() => expect(isShown(CLOSED)).toBe(false));
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Sample' })).toBeTruthy();
    expect(isShown(CLOSED)).toBe(false);
  });
});
