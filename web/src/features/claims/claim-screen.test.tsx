import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';
import { typedDomain } from './college-finder';

const MISSING = 'Your college is not in our database. It will be created within 24h and assigned to you.';
const grove = aCollege({ _id: 'grove', name: 'Grove College', athletics: { sport: [aTeam({ sex: 'female' })] } });
const coach = anOwnProfile({ type: 'coach', roles: [], sportsTypeGender: 'Female' });
const claimable = [{ collegeId: 'grove', name: 'Grove College', sexes: ['female' as const] }];
const CHOSEN = '/claimCollege?college=grove';

const open = (address: string, answers: FakeAnswers = {}, signedInAs?: ReturnType<typeof anOwnProfile>) =>
  showApp({ address, answers: { college: () => grove, ...answers }, ...(signedInAs === undefined ? {} : { signedInAs }) });
async function find(typed: string) {
  fireEvent.change(await screen.findByLabelText(/^Name of the college/), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Find college' }));
}

test.each([
  ['Harbor Point', null],
  ['harborpoint.edu', 'harborpoint.edu'],
  ['Robin@Mail.HarborPoint.edu ', 'mail.harborpoint.edu'],
  ['St. Mary', null],
  ['robin@', null],
])('a mail domain is told from a name: %s', (typed, domain) => {
  expect(typedDomain(typed)).toBe(domain);
});

describe('[S1-03] a visitor of /claimCollege', () => {
  test('finds the college by its name, and signs up for it', async () => {
    const { address } = open('/claimCollege', { searchColleges: () => foundColleges([aListItem('Grove')]) });
    await find('grove');
    const [first] = await screen.findAllByRole('button', { name: /^Choose / });
    if (first === undefined) throw new Error('nothing was found');
    fireEvent.click(first);
    await waitFor(() => expect(address()).toMatch(/^\/claimCollege\?college=/));
    const signUp = await screen.findByRole('link', { name: 'Sign up as a coach' });
    expect(signUp.getAttribute('href')).toMatch(/^\/signInUpMobile\?join=coach&college=/);
  });

  test('[S9-10] whose mail domain is nobody’s reads the promise of 24 hours, and how it begins', async () => {
    const { calls } = open('/claimCollege', { collegeProperty: () => ({ items: [{ key: 'new.edu', colleges: [] }] }) });
    await find('robin@new.edu');
    await screen.findByText(MISSING);
    screen.getByText(/The clock starts once that email is verified/);
    expect(calls.filter(({ name }) => name === 'collegeProperty')).toEqual([
      { name: 'collegeProperty', call: { query: { keys: ['new.edu'] } } },
    ]);
  });

  test('reads that the college of the address is not there', async () => {
    const college = () => Promise.reject(new ApiRefusal(404));
    open('/claimCollege?college=nowhere', { college });
    await screen.findByText('We don’t know this college.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another college' }));
    await screen.findByLabelText(/^Name of the college/);
  });
});

test('[S1-03] a coach whose one college came with the registration names the position without choosing again', async () => {
  const requested = {
    type: 'coach',
    collegeId: 'grove',
    collegeName: 'Grove College',
    collegePage: null,
    status: 'Pending',
  } as const;
  const roleRequests = [{ ...requested, reason: null, decidedAt: null }];
  open('/claimCollege', { account: () => anOwnAccount({ claimable, roleRequests }) }, coach);
  await screen.findByLabelText('Your role');
  expect(screen.queryByText(/^Your request is pending/)).toBeNull();
});

describe('[S1-03] a coach at the chosen college', () => {
  test('asks for team and role, and waits then', async () => {
    let account = anOwnAccount({ claimable });
    const waiting = {
      type: 'headcoach',
      collegeId: 'grove',
      collegeName: 'Grove College',
      collegePage: null,
      status: 'Pending',
    } as const;
    const { calls } = open(
      CHOSEN,
      {
        account: () => account,
        claimCollege: () => {
          account = anOwnAccount({ claimable, roleRequests: [{ ...waiting, reason: null, decidedAt: null }] });
          return { roles: [{ type: 'headcoach', value: 'grove', status: 'Pending' }] };
        },
      },
      coach,
    );
    fireEvent.change(await screen.findByLabelText('Your role'), { target: { value: 'headcoach' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for access' }));
    await screen.findByText(/^Your request is pending/);
    expect(calls.find(({ name }) => name === 'claimCollege')?.call).toEqual({
      body: { collegeId: 'grove', sex: 'female', staffType: 'headcoach' },
    });
  });

  test('is told first to verify the email', async () => {
    open(CHOSEN, { account: () => anOwnAccount({ claimable, emailVerified: false }) }, coach);
    await screen.findByText('Verify your email first');
    expect(screen.queryByLabelText('Your role')).toBeNull();
  });

  test('of another domain reads why it is not theirs; a missing college can be asked for again', async () => {
    let account = anOwnAccount({ email: 'robin@new.edu' });
    const dueAt = '2999-03-02T15:30:00.000Z';
    const { calls } = open(
      CHOSEN,
      {
        account: () => account,
        requestCollege: () => {
          account = anOwnAccount({ email: 'robin@new.edu', collegeRequest: { domain: 'new.edu', dueAt, doneAt: null } });
          return { dueAt };
        },
      },
      coach,
    );
    await screen.findByText(/^The website of Grove College does not match new.edu/);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for my college' }));
    await screen.findByText(MISSING);
    expect(calls.find(({ name }) => name === 'requestCollege')?.call).toEqual({ body: { sportsTypeGender: 'Female' } });
    expect(screen.queryByRole('button', { name: 'Ask for my college' })).toBeNull();
  });

  test('who is accepted objects to an open claim once, with a reason, which a refusal leaves in the form', async () => {
    let hasObjected = false;
    let isBusy = true;
    const claim = { uid: 'uid-2', name: 'Win Ter', type: 'assistantcoach', sportsTypeGender: 'Female' } as const;
    const { calls } = open(
      CHOSEN,
      {
        account: () => anOwnAccount(),
        claimsOfCollege: () => ({ items: [{ ...claim, hasObjected }] }),
        objectToClaim: () => {
          if (isBusy) throw new ApiRefusal(503, null, [{ message: 'We are busy.', field: null }]);
          hasObjected = true;
          return { objected: true };
        },
      },
      aCoachOf('grove'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Object to the request of Win Ter' }));
    const form = within(screen.getByRole('form', { name: 'Object to the request of Win Ter' }));
    fireEvent.click(form.getByRole('button', { name: 'Send objection' }));
    await form.findByText('Please fill in this field.');
    const reason = form.getByLabelText<HTMLTextAreaElement>(/^Why is this person/);
    fireEvent.change(reason, { target: { value: ' Not on our staff. ' } });
    fireEvent.click(form.getByRole('button', { name: 'Send objection' }));
    await screen.findByText('We are busy.');
    expect(reason.value).toBe(' Not on our staff. ');
    isBusy = false;
    fireEvent.click(form.getByRole('button', { name: 'Send objection' }));
    await screen.findByText(/^You objected/);
    expect(screen.queryByRole('button', { name: /^Object/ })).toBeNull();
    expect(calls.find(({ name }) => name === 'objectToClaim')?.call).toEqual({
      params: { collegeId: 'grove', uid: 'uid-2' },
      body: { reason: 'Not on our staff.' },
    });
  });
});

test('[S1-01] somebody who studied there asks to be an alumnus, named only where they wish it', async () => {
  const parent = anOwnProfile({ type: 'parent' });
  const answers = {
    account: () => anOwnAccount(),
    claimAlumni: () => ({ roles: [{ type: 'alumni' as const, value: 'grove', status: 'Pending' as const }] }),
  };
  const { calls } = open(CHOSEN, answers, parent);
  const listed = await screen.findByLabelText<HTMLInputElement>('List me among the alumni on the page of the college');
  expect(listed.checked).toBe(false);
  fireEvent.click(listed);
  fireEvent.click(screen.getByRole('button', { name: 'Send alumni request' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'claimAlumni')?.call).toEqual({ body: { collegeId: 'grove', isListed: true } }),
  );
  screen.getByText(/^Coaches claim a college with a coach account/);
});

test('the promise of 24 hours stands in German, too', () => {
  expect(german['claim.missing']).toMatch(/innerhalb von \{hours, number\} Stunden angelegt/);
});
