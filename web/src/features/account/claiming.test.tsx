import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

const coach = anOwnProfile({ type: 'coach', roles: [], sportsTypeGender: 'Female' });
const twins = [
  { collegeId: 'west', name: 'West College', sexes: ['male'] },
  { collegeId: 'east', name: 'East College', sexes: ['male', 'female'] },
] satisfies ReturnType<typeof anOwnAccount>['claimable'];
const rejected: ReturnType<typeof anOwnAccount>['roleRequests'][number] = {
  ...({ type: 'coach', collegeId: 'east', collegeName: 'East College', status: 'Rejected' } as const),
  reason: 'We do not know you.',
  decidedAt: null,
};

type Account = Parameters<typeof anOwnAccount>[0];
const open = (account: Account, profile = coach) =>
  showApp({ address: '/account', signedInAs: profile, answers: { account: () => anOwnAccount(account) } });
const team = async () => within(await screen.findByRole('region', { name: 'Your team' }));

describe('a coach without a college', () => {
  test.each([[[]], [[rejected]]])(
    '[S1-03] chooses college, team and role, and waits then; rejected before: %j',
    async (before) => {
      let account = anOwnAccount({ claimable: twins, roleRequests: [...before] });
      const { calls } = showApp({
        address: '/account',
        signedInAs: coach,
        answers: {
          account: () => account,
          claimCollege: () => {
            const waiting = { ...rejected, type: 'headcoach', reason: null, status: 'Pending' } as const;
            account = anOwnAccount({ claimable: twins, roleRequests: [waiting] });
            return { roles: [{ type: 'headcoach', value: 'east', status: 'Pending' }] };
          },
        },
      });
      const form = await team();
      fireEvent.click(form.getByRole('button', { name: 'Ask for access' }));
      await form.findByText('Please choose your position on the staff.');
      expect(form.getByLabelText('College').getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('College')));
      const names = within(form.getByLabelText('College')).getAllByRole('option');
      expect(names.map(({ textContent }) => textContent)).toEqual(['Please choose', 'East College', 'West College']);

      fireEvent.change(form.getByLabelText('College'), { target: { value: 'west' } });
      expect(form.getAllByRole('radio')).toHaveLength(1);
      fireEvent.change(form.getByLabelText('College'), { target: { value: 'east' } });
      expect(form.getByLabelText<HTMLInputElement>("Women's Soccer").checked).toBe(true);
      fireEvent.change(form.getByLabelText('Your role'), { target: { value: 'headcoach' } });
      fireEvent.click(form.getByRole('button', { name: 'Ask for access' }));

      await screen.findByText('Waiting');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull());
      expect(calls.filter(({ name }) => name === 'claimCollege')).toEqual([
        { name: 'claimCollege', call: { body: { collegeId: 'east', sex: 'female', staffType: 'headcoach' } } },
      ]);
    },
  );

  test('finds the college chosen whose page led to the account', async () => {
    const answers = { account: () => anOwnAccount({ claimable: twins }) };
    showApp({ address: '/account?college=east', signedInAs: coach, answers });

    expect((await team()).getByLabelText<HTMLSelectElement>('College').value).toBe('east');
  });

  test('[S5-09] [S9-10] whose college is missing is shown until when it is promised', async () => {
    open({ collegeRequest: { domain: 'new.edu', dueAt: '2999-03-02T15:30:00.000Z', doneAt: null } });

    const section = await team();
    section.getByText('Your college is not in our database. It will be created within 24h and assigned to you.');
    expect(section.getByText(/^You have it by/).textContent).toMatch(/March 2, 2999.*3:30/);
  });

  test('[S9-10] is shown where that is late, and where no college fits', async () => {
    open({ collegeRequest: { domain: 'new.edu', dueAt: '2020-03-02T15:30:00.000Z', doneAt: null } });
    expect((await team()).getByText(/We are late/).textContent).toContain('March 2, 2020');
  });

  test('whose domain fits nothing, with no request open, is shown how to reach us', async () => {
    open({ email: 'robin@nowhere.edu' });
    (await team()).getByText(/No college in our database has a site that belongs with nowhere\.edu/);
  });
});

test('a player who wants to claim a college reads who may', async () => {
  const player = anOwnProfile({ type: 'playerCollege' });
  showApp({ address: '/account?college=east', signedInAs: player, answers: { account: () => anOwnAccount() } });

  (await team()).getByText(/^Coaches edit the pages of colleges/);
});

test.each([
  ['a player', anOwnProfile({ type: 'playerCollege' }), []],
  ['a coach with a college', aCoachOf('east'), [{ ...rejected, status: 'Accepted' } as const]],
  ['a coach who waits', anOwnProfile({ type: 'coach' }), [{ ...rejected, status: 'Pending' } as const]],
])('%s is asked for no college', async (_, profile, roleRequests) => {
  open({ roleRequests: [...roleRequests], claimable: twins }, profile);

  await screen.findByRole('heading', { name: 'Robin Sample' });
  expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
});
