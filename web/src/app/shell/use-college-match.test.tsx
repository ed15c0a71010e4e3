import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import { aProviderUser, fakeAuth } from '../../testing/fake-auth';
import { showApp } from '../../testing/show-app';

const harbor = {
  _id: 'harbor',
  name: 'Harbor Point University',
  pathName: 'Harbor_Point_University',
  collegeURL: 'https://www.harbor.example.edu',
  sexes: ['male' as const],
  match: 'exact' as const,
};
const coach = anOwnProfile({ type: 'coach', roles: [] });

function startAs(profile: typeof coach, address: string, colleges = [harbor]) {
  const user = aProviderUser(profile._id, { email: 'robin@harbor.example.edu' });
  return showApp({
    address,
    signedInAs: profile,
    auth: fakeAuth(user, { isSignedIn: true }).provider,
    answers: {
      collegeProperty: () => ({ items: [{ key: 'harbor.example.edu', colleges }] }),
      checkGdpr: () => ({ gdpr: false }),
    },
  });
}
const asked = (calls: ReturnType<typeof startAs>['calls']) => calls.filter(({ name }) => name === 'collegeProperty');

describe('at the start, on idle', () => {
  test('[S7-11] a coach without a college is matched by the mail address and led to the claim', async () => {
    const { calls, address } = startAs(coach, '/faqs');

    await screen.findByText('Your address fits Harbor Point University.');
    expect(asked(calls)).toEqual([{ name: 'collegeProperty', call: { query: { keys: ['harbor.example.edu'] } } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Claim your team' }));

    await waitFor(() => expect(address()).toBe('/claimCollege?college=harbor'));
  });

  test('[S7-11] where several colleges fit, the coach chooses', async () => {
    const { address } = startAs(coach, '/faqs', [harbor, { ...harbor, _id: 'west', name: 'West College' }]);

    await screen.findByText('Your address fits 2 colleges.');
    fireEvent.click(screen.getByRole('button', { name: 'Claim your team' }));

    await waitFor(() => expect(address()).toBe('/claimCollege'));
  });

  test.each([
    ['a player', anOwnProfile({ type: 'playerCollege' }), '/faqs'],
    ['a coach with a college', aCoachOf('east'), '/faqs'],
    ['a coach who is claiming', coach, '/claimCollege'],
  ])('[S7-11] %s is not matched', async (_, profile, address) => {
    const { calls } = startAs(profile, address);

    await screen.findByRole('button', { name: /^Your menu/ });
    await screen.findByRole('button', { name: 'Feedback' });
    expect(asked(calls)).toEqual([]);
  });
});
