import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { loadPage, showApp } from '../../testing/show-app';

type Invite = AnswerOf<'openInvite'>;

const ADDRESS = '/claimCollege?invite=inv-1';
const coach = anOwnProfile({ type: 'coach', roles: [] });
const pending = { type: 'assistantcoach', value: 'grove', status: 'Pending' } as const;

const anInvite = (changes: Partial<Invite> = {}): Invite => ({
  college: { _id: 'grove', name: 'Grove College', pathName: 'Grove_College' },
  sex: 'female',
  staffType: 'assistantcoach',
  handsOver: false,
  byTouchline: false,
  validUntil: '2999-03-02T15:30:00.000Z',
  state: 'opened',
  isForYou: null,
  ...changes,
});
const open = (invite: Partial<Invite>, signedInAs?: typeof coach, answers: FakeAnswers = {}) =>
  showApp({
    address: ADDRESS,
    answers: { openInvite: () => anInvite(invite), account: () => anOwnAccount(), sessionLogout: () => null, ...answers },
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });

beforeAll(() => loadPage('/claimCollege'));
afterEach(() => localStorage.clear());

describe('the link of an invitation to the staff', () => {
  test('shows a visitor the college, the team and the post, and leads to signing in and up with the invitation', async () => {
    const { calls } = open({ handsOver: true });

    await screen.findByText('Grove College');
    screen.getByText("Assistant coach · Women's Soccer");
    screen.getByText('A coach of this team wants to hand the page over to you.');
    screen.getByText(/^Valid until March 2, 2999/);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Sign up as a coach')).toBe('/signInUpMobile?join=coach&invite=inv-1');
    expect(to('I have an account')).toBe('/signInUpMobile?invite=inv-1');
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
    expect(screen.queryByLabelText(/^Name of the college/)).toBeNull();
    expect(calls.filter(({ name }) => name === 'openInvite')).toEqual([
      { name: 'openInvite', call: expect.objectContaining({ body: { inviteId: 'inv-1' } }) as unknown },
    ]);
  });

  test('[S4-12] is accepted by the invited person, who then reads that an admin decides', async () => {
    let isAccepted = false;
    const { calls } = open({}, coach, {
      openInvite: () => anInvite({ isForYou: true, state: isAccepted ? 'accepted' : 'opened' }),
      ownProfile: () => ({ ...coach, roles: isAccepted ? [pending] : [] }),
      acceptInvite: () => {
        isAccepted = true;
        return { roles: [pending] };
      },
    });
    const button = await screen.findByRole('button', { name: 'Accept the invitation' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());

    fireEvent.click(button);

    await screen.findByText(/^You have accepted\. We check your request/);
    expect(calls.find(({ name }) => name === 'acceptInvite')?.call).toEqual({ body: { inviteId: 'inv-1' } });
    expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/Grove_College/womens/soccer');
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  });

  test('asks the invited person to verify the address first', async () => {
    open({ isForYou: true }, coach, { account: () => anOwnAccount({ emailVerified: false }) });
    await screen.findByText('Verify your email first');
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  });

  test('a refusal is said in the words of the API, and the invitation can be accepted again', async () => {
    const refusal = new ApiRefusal(403, 'collegeOfOthers', [{ message: 'Not your college.', field: null }]);
    open({ isForYou: true }, coach, { acceptInvite: () => Promise.reject(refusal) });
    const button = await screen.findByRole('button', { name: 'Accept the invitation' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
    await screen.findByText('Not your college.');
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });

  test('tells whoever is signed in with another address so, and lets them sign out and in again', async () => {
    let isForYou: boolean | null = false;
    open({}, coach, { openInvite: () => anInvite({ isForYou }) });
    await screen.findByText(
      `You are signed in as ${aProviderUser(coach._id).email}, but this invitation was sent to another address.`,
    );
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
    isForYou = null;
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('link', { name: 'I have an account' });
  });

  test.each([
    ['expired', 'This invitation has expired. Ask the college for a new one.'],
    ['revoked', 'This invitation has been withdrawn.'],
    ['accepted', 'This invitation has already been accepted.'],
  ] as const)('that is %s says so to everybody, and cannot be accepted', async (state, text) => {
    open({ state, isForYou: true }, coach);
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  });

  test.each([404, 422])('that is answered %s does not exist, and the search for a college is offered', async (status) => {
    const { address } = open({}, undefined, { openInvite: () => Promise.reject(new ApiRefusal(status)) });
    await screen.findByText(/^We can’t find this invitation/);
    fireEvent.click(screen.getByRole('link', { name: 'Find a college yourself' }));
    await screen.findByLabelText(/^Name of the college/);
    expect(address()).toBe('/claimCollege');
  });
});

test('whoever signs in on the way comes back to the invitation', async () => {
  const robin = aProviderUser('uid-robin');
  const { address } = showApp({
    address: '/signInUpMobile?invite=inv-1',
    auth: fakeAuth(robin).provider,
    answers: {
      signInMethods: () => ({ method: 'password' }),
      sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
      openInvite: () => anInvite({ isForYou: true }),
      account: () => anOwnAccount(),
    },
  });
  await screen.findByText(/^Please use the address your invitation was sent to/);
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'robin@touchline.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'right' } });
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe(ADDRESS));
  await screen.findByRole('button', { name: 'Accept the invitation' });
});
