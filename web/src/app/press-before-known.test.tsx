import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuthProvider } from '../session/auth-provider';
import { aCoachOf, anOwnProfile } from '../testing/an-own-account';
import type { FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { aListItem, foundColleges } from '../testing/listed-colleges';
import { aRecruit, foundRecruits } from '../testing/listed-recruits';
import { loadPage, showApp } from '../testing/show-app';

const COLLEGE = '/Test_College/womens/soccer';
const COLLEGES = '/colleges';
const ROBIN = anOwnProfile();
const college = aCollege();

beforeAll(() => Promise.all([loadPage(COLLEGE), loadPage(COLLEGES), loadPage('/')]));

/** An API that keeps the saved colleges of the signed-in user. */
function anApi(saved: readonly string[] = [], profile = ROBIN) {
  const ids = new Set(saved);
  const plan = (collegeId: string) => ({
    ...({ collegeId, stage: 'interested', nextStep: null, note: null } as const),
    ...{ savedAt: '2026-01-05T10:00:00.000Z', notedAt: null },
  });
  const answers: FakeAnswers = {
    college: () => college,
    searchColleges: () => foundColleges([aListItem('Test College', { _id: college._id })]),
    searchProfiles: () => foundRecruits([aRecruit('Ada Quill')], { next: 'cursor-2' }),
    signInMethods: () => ({ method: 'password' }),
    sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
    ownProfile: () => profile,
    savedColleges: () => ({ items: [...ids].map((collegeId) => ({ ...plan(collegeId), college: null })) }),
    saveCollege: (call) => {
      ids.add(call?.params.collegeId ?? '');
      return plan(call?.params.collegeId ?? '');
    },
  };
  return { answers, ids };
}

/** A provider that knows the stored sign-in only when the test says so. */
function aSlowProvider(uid: string) {
  const user = aProviderUser(uid);
  let tell: () => void = () => undefined;
  const auth: AuthProvider = {
    ...fakeAuth(user, { isSignedIn: true }).provider,
    onUser: (listener) => (tell = () => listener(user)),
  };
  return { auth, know: () => act(() => tell()) };
}

/** A page of somebody whose stored sign-in has not been checked yet. */
function aPageOf(profile: typeof ROBIN, address: string, saved: readonly string[] = []) {
  const { answers } = anApi(saved, profile);
  const { auth, know } = aSlowProvider(profile._id);
  const shown = showApp({ address, answers, signedInAs: profile, auth });
  const times = (name: string) => shown.calls.filter((one) => one.name === name).length;
  return { ...shown, know, times };
}

const mainAction = async () => {
  const [first] = await screen.findAllByRole('button', { name: 'Save and plan the next step' });
  if (first === undefined) throw new Error('The page has no main action');
  return first;
};

const panel = () => within(screen.getByRole('dialog'));

async function logIn() {
  const email = await screen.findByLabelText('Email');
  fireEvent.change(email, { target: { value: 'robin@touchline.example' } });
  fireEvent.click(panel().getByRole('button', { name: 'Continue' }));
  fireEvent.change(await panel().findByLabelText('Password'), { target: { value: 'right' } });
  fireEvent.click(panel().getByRole('button', { name: 'Log in' }));
  await screen.findByRole('button', { name: /^Your menu/ });
}

/** Presses the main action as a visitor, logs in on the way, and leaves while the saved colleges are loading. */
async function leavesWhileTheListLoads() {
  const { answers, ids } = anApi();
  let answerList: (list: { items: [] }) => void = () => undefined;
  const list = new Promise<{ items: [] }>((resolve) => (answerList = resolve));
  const shown = showApp({
    address: COLLEGE,
    answers: { ...answers, savedColleges: () => list },
    auth: fakeAuth(aProviderUser(ROBIN._id)).provider,
  });
  fireEvent.click(await mainAction());
  await logIn();
  await waitFor(() => expect(shown.calls.map(({ name }) => name)).toContain('savedColleges'));
  fireEvent.click(screen.getByRole('link', { name: 'Touchline, go to the search' }));
  await screen.findByText('Ada Quill');
  answerList({ items: [] });
  return ids;
}

describe('a press before it is known who is signed in', () => {
  test('on the main action saves also where the page is left before the list of saved colleges has come', async () => {
    const ids = await leavesWhileTheListLoads();

    await waitFor(() => expect([...ids]).toEqual([college._id]));
  });

  test('on the main action waits, busy, and saves once', async () => {
    const { know, times } = aPageOf(ROBIN, COLLEGE);
    const button = await mainAction();

    fireEvent.click(button);
    fireEvent.click(button);

    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(times('saveCollege')).toBe(0);
    know();
    expect(await screen.findByText('Test College is saved')).toBeTruthy();
    expect(times('saveCollege')).toBe(1);
  });

  test('saves nothing twice: who has saved the college reads that it is saved', async () => {
    const { know, times } = aPageOf(ROBIN, COLLEGE, [college._id]);
    fireEvent.click(await mainAction());
    know();
    expect(await screen.findByText('Test College is saved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'UNDO' })).toBeNull();
    expect(times('saveCollege')).toBe(0);
  });

  test('by a coach saves nothing, and the page’s action becomes theirs', async () => {
    const { know, times } = aPageOf(aCoachOf('other-college'), COLLEGE);
    fireEvent.click(await mainAction());
    know();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and plan the next step' })).toBeNull());
    expect(times('saveCollege')).toBe(0);
  });

  test('on the button of a list saves once', async () => {
    const { know, times } = aPageOf(ROBIN, COLLEGES);
    fireEvent.click(await screen.findByRole('button', { name: 'Save Test College' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    know();
    expect(await screen.findByText('Test College is saved')).toBeTruthy();
    expect(times('saveCollege')).toBe(1);
  });

  test('on the next recruits leads a member there, past the sign-in panel', async () => {
    const { know, address } = aPageOf(ROBIN, '/');
    fireEvent.click(await screen.findByRole('button', { name: 'More recruits' }));
    know();
    await waitFor(() => expect(address()).toContain('after=cursor-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a visitor who wants to save and signs in on the way', () => {
  test.each([
    ['the main action', COLLEGE, mainAction],
    ['the button of a list', COLLEGES, () => screen.findByRole('button', { name: 'Save Test College' })],
  ] as const)('by %s finds the college saved, once', async (_, address, button) => {
    const { answers, ids } = anApi();
    const auth = fakeAuth(aProviderUser(ROBIN._id)).provider;
    const { calls } = showApp({ address, answers, auth });
    fireEvent.click(await button());

    await logIn();

    expect(await screen.findByText('Test College is saved')).toBeTruthy();
    expect([...ids]).toEqual([college._id]);
    expect(calls.filter(({ name }) => name === 'saveCollege')).toHaveLength(1);
  });

  test('has let go of it by closing the panel', async () => {
    const { answers, ids } = anApi();
    showApp({ address: COLLEGE, answers, auth: fakeAuth(aProviderUser(ROBIN._id)).provider });
    fireEvent.click(await mainAction());
    await screen.findByLabelText('Email');
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

    await logIn();

    expect(ids.size).toBe(0);
  });

  test('goes on to the next recruits the same way', async () => {
    const { answers } = anApi();
    const { address } = showApp({ address: '/', answers, auth: fakeAuth(aProviderUser(ROBIN._id)).provider });
    fireEvent.click(await screen.findByRole('button', { name: 'More recruits' }));
    await logIn();
    await waitFor(() => expect(address()).toContain('after=cursor-2'));
  });
});
