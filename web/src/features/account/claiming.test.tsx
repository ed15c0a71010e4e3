import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { announceVerified } from '../../lib/verified-signal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

const coach = anOwnProfile({ type: 'coach', roles: [], sportsTypeGender: 'Female' });
const twins = [
  { collegeId: 'west', name: 'West College', sexes: ['male'] },
  { collegeId: 'east', name: 'East College', sexes: ['male', 'female'] },
] satisfies ReturnType<typeof anOwnAccount>['claimable'];
const rejected: ReturnType<typeof anOwnAccount>['roleRequests'][number] = {
  ...({ type: 'coach', collegeId: 'east', collegeName: 'East College', status: 'Rejected' } as const),
  collegePage: null,
  reason: 'We do not know you.',
  decidedAt: null,
};

type Account = Parameters<typeof anOwnAccount>[0];
const open = (account: Account, profile = coach) =>
  showApp({ address: '/account', signedInAs: profile, answers: { account: () => anOwnAccount(account) } });
const team = async () => within(await screen.findByRole('region', { name: 'Your team' }));

describe('a tab that waits for the verification of the address', () => {
  const waits = () => {
    let account = anOwnAccount({ emailVerified: false });
    const { calls } = showApp({ address: '/account', signedInAs: coach, answers: { account: () => account } });
    const verify = () => {
      account = anOwnAccount({ emailVerified: true, claimable: twins });
    };
    return { verify, looks: () => calls.filter(({ name }) => name === 'account').length };
  };

  test('looks again when the window gets the focus, and once for many', async () => {
    const { verify, looks } = waits();
    await screen.findByText('Verify your email first');
    const before = looks();
    verify();
    await waitFor(() => {
      for (let times = 0; times < 5; times += 1) fireEvent.focus(window);
      expect(looks() - before, 'looks after the focus').toBe(1);
    });
    await waitFor(() => expect(screen.queryByText('Verify your email first')).toBeNull());
    expect(looks() - before).toBe(1);
    fireEvent.focus(window);
    expect(looks() - before).toBe(1);
  });

  test('looks again at once when another tab has verified it', async () => {
    const { verify } = waits();
    await screen.findByText('Verify your email first');
    verify();
    announceVerified();
    await waitFor(() => expect(screen.queryByText('Verify your email first')).toBeNull());
  });
});

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

      await screen.findByText('Pending');
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

  test('[S5-09] [S9-10] whose college is missing is shown until when it is promised, on the reader’s own clock', async () => {
    open({ collegeRequest: { domain: 'new.edu', dueAt: '2999-03-02T15:30:00.000Z', doneAt: null } });

    const section = await team();
    section.getByText('Your college is not in our database. It will be created within 24h and assigned to you.');
    expect(section.getByText(/^You will have it by/).textContent).toMatch(/March 2, 2999.*7:30/);
  });

  test('[S9-10] is shown where that is late, and where no college fits', async () => {
    open({ collegeRequest: { domain: 'new.edu', dueAt: '2020-03-02T15:30:00.000Z', doneAt: null } });
    expect((await team()).getByText(/are late/).textContent).toContain('March 2, 2020');
  });

  test('whose domain fits nothing, with no request open, is shown how to reach us', async () => {
    open({ email: 'robin@nowhere.edu' });
    (await team()).getByText(/No college in our database has a website that matches nowhere\.edu/);
  });
});

test('a player who wants to claim a college reads who may', async () => {
  const player = anOwnProfile({ type: 'playerCollege' });
  showApp({ address: '/account?college=east', signedInAs: player, answers: { account: () => anOwnAccount() } });

  (await team()).getByText(/^College pages are edited by coaches/);
});

test.each([
  ['a player', anOwnProfile({ type: 'playerCollege' }), []],
  ['a coach with a college', aCoachOf('east'), [{ ...rejected, status: 'Accepted' } as const]],
  ['a coach who waits', anOwnProfile({ type: 'coach' }), [{ ...rejected, type: 'headcoach', status: 'Pending' } as const]],
])('%s is asked for no college', async (_, profile, roleRequests) => {
  open({ roleRequests: [...roleRequests], claimable: twins }, profile);

  await screen.findByRole('heading', { name: 'Robin Sample' });
  expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
});

describe('a coach whose role came by registering', () => {
  test('[S1-03] names the position at the one college, which is asked for already', async () => {
    const waiting = { ...rejected, reason: null, status: 'Pending' } as const;
    let account = anOwnAccount({ claimable: twins, roleRequests: [waiting] });
    const { calls } = showApp({
      address: '/account',
      signedInAs: coach,
      answers: {
        account: () => account,
        claimCollege: () => {
          account = anOwnAccount({ claimable: twins, roleRequests: [{ ...waiting, type: 'assistantcoach' }] });
          return { roles: [{ type: 'assistantcoach', value: 'east', status: 'Pending' }] };
        },
      },
    });
    const form = await team();
    form.getByText(/^What is your role there\?/);
    const colleges = within(form.getByLabelText('College')).getAllByRole('option');
    expect(colleges.map(({ textContent }) => textContent)).toContain('East College');
    expect(colleges.map(({ textContent }) => textContent)).not.toContain('West College');
    fireEvent.change(form.getByLabelText('Your role'), { target: { value: 'assistantcoach' } });
    fireEvent.click(form.getByRole('button', { name: 'Save my role' }));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull());
    expect(calls.filter(({ name }) => name === 'claimCollege')).toEqual([
      { name: 'claimCollege', call: { body: { collegeId: 'east', sex: 'female', staffType: 'assistantcoach' } } },
    ]);
  });
});

describe('a coach who has not verified the address', () => {
  const EMAIL = 'robin@east.edu';

  test('reads to verify it first, with a way to get the link again, and is asked for nothing else', async () => {
    open({ email: EMAIL, emailVerified: false, claimable: twins });
    const section = await team();
    section.getByRole('heading', { name: 'Verify your email first' });
    section.getByText(new RegExp(EMAIL));
    section.getByRole('button', { name: 'Send the link again' });
    expect(section.queryByRole('combobox')).toBeNull();
    expect(german['account.verifyFirst']).toBe('Bestätige zuerst deine E-Mail');
  });

  test('reads the same at a request of before, in place of waiting', async () => {
    const waiting = { ...rejected, reason: null, status: 'Pending' } as const;
    open({ email: EMAIL, emailVerified: false, claimable: twins, roleRequests: [waiting] });
    const roles = within(await screen.findByRole('region', { name: 'Your colleges' }));
    roles.getByText('Email not verified');
    roles.getByText('Verify your email first. Then an admin reviews your request.');
    expect(roles.queryByText('Pending')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
  });
});

test('a role that the account shows and the session does not know yet is fetched by the session, too', async () => {
  const waiting = { ...rejected, type: 'headcoach', reason: null, status: 'Pending' } as const;
  const { calls } = open({ roleRequests: [waiting] });
  await screen.findByText('Pending');
  await waitFor(() => expect(calls.filter(({ name }) => name === 'ownProfile')).toHaveLength(2));
});

async function claimLinks(profile: typeof coach) {
  open({}, profile);
  const links = within(await screen.findByRole('region', { name: 'What is next' })).getAllByRole('link');
  return links.filter((link) => link.getAttribute('href') === '/claimCollege').map(({ textContent }) => textContent);
}

test.each([
  ['S1-03', 'a coach without a college', coach, 'Claim your college'],
  ['S1-03', 'a coach of a college', aCoachOf('east'), 'Requests to your staff'],
  ['S1-01', 'a parent', anOwnProfile({ type: 'parent' }), 'Join the alumni'],
] as const)('[%s] %s is led from the account to /claimCollege', async (_, __, profile, text) => {
  expect(await claimLinks(profile)).toEqual([text]);
});

test('a player at high school is not led to /claimCollege', async () => {
  expect(await claimLinks(anOwnProfile())).toEqual([]);
});
