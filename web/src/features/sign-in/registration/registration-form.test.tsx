import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { aProviderUser, fakeAuth } from '../../../testing/fake-auth';
import { foundColleges } from '../../../testing/listed-colleges';
import { foundRecruits } from '../../../testing/listed-recruits';
import { showApp } from '../../../testing/show-app';
import '../sign-in-dialog';

const sentMails = vi.fn(() => Promise.resolve());
const WEAK = "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.";
const backend: FakeAnswers = {
  searchColleges: () => foundColleges([]),
  searchProfiles: () => foundRecruits([]),
  signInMethods: () => ({ method: 'none' }),
  registerAccount: () => ({ registered: true }),
  sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }),
  sessionLogout: () => null,
};
const aMatch = (name: string, sexes: ('male' | 'female')[]) => ({
  _id: name,
  name,
  pathName: name,
  collegeURL: 'https://www.harbor.example.edu',
  sexes,
  match: 'exact' as const,
});
const colleges = (...matches: ReturnType<typeof aMatch>[]) => ({ items: [{ key: 'harbor.example.edu', colleges: matches }] });

/** The registration form for an address. */
async function openForm(email: string, answers: FakeAnswers = {}) {
  const auth = fakeAuth(aProviderUser('uid-robin', { sendVerification: sentMails }));
  const shown = showApp({ address: '/faqs', answers: { ...backend, ...answers }, auth: auth.provider });
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  write('Email', email);
  press('Continue');
  await screen.findByRole('heading', { name: 'Finish signing up' });
  await screen.findByLabelText('First name');
  return { ...shown, auth, registered: () => shown.calls.filter(({ name }) => name === 'registerAccount') };
}

const dialog = () => within(screen.getByRole('dialog'));
const write = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const says = (text: string) => dialog().queryByText(text) !== null;

function fillIn(changes: Readonly<Record<string, string>> = {}) {
  const typed = { Password: 'right', 'First name': ' Robin ', 'Last name': 'Sample', Month: '4', Day: '7', Year: '2009' };
  for (const [label, value] of Object.entries({ ...typed, ...changes })) write(label, value);
}

describe('the registration form', () => {
  test('[S5-07] [S5-01] [S5-03] starts as a player of men’s soccer in high school, with its hints', async () => {
    await openForm('robin@touchline.example');

    for (const chosen of ['Player', 'High School', "Men's"]) {
      expect(dialog().getByLabelText<HTMLInputElement>(chosen).checked, chosen).toBe(true);
    }
    for (const offered of ['Coach', 'Parent', 'College', 'Pro', "Women's"]) {
      expect(dialog().getByLabelText<HTMLInputElement>(offered).checked, offered).toBe(false);
    }
    expect(says('Make sure it matches the name on your government ID.')).toBe(true);
    expect(says('To sign up, you need to be at least 13.')).toBe(true);
    fireEvent.click(dialog().getByLabelText('Parent'));
    expect(dialog().queryByLabelText('High School')).toBeNull();
  });

  test('[S3-10] the date of birth offers the months by name, and the years from 1970', async () => {
    await openForm('robin@touchline.example');
    const offered = (label: string) => [...(dialog().getByLabelText<HTMLInputElement>(label).list?.options ?? [])];

    expect(offered('Month').map(({ value, label }) => [value, label])).toContainEqual(['09', 'September']);
    const years = offered('Year').map(({ value }) => Number(value));
    expect([years[0], years.at(-1)]).toEqual([new Date().getFullYear() - 13, 1970]);
  });

  test('[S5-15] says what is wrong with a field once it was changed and left, and with all of them once it was sent', async () => {
    const { registered } = await openForm('robin@touchline.example');
    write('Password', 'weak');
    expect(dialog().getAllByText(WEAK)).toHaveLength(1);
    expect(dialog().getByLabelText('Password').getAttribute('aria-invalid')).toBe('false');

    fireEvent.blur(dialog().getByLabelText('Password'));

    await waitFor(() => expect(dialog().getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(dialog().getByLabelText('First name').getAttribute('aria-invalid')).toBe('false');

    press('Sign up');

    await dialog().findByText('Please enter a real date: month 1 to 12, day 1 to 31, year 19xx or 20xx.');
    for (const field of ['First name', 'Last name', 'Month', 'Day', 'Year']) {
      expect(dialog().getByLabelText(field).getAttribute('aria-invalid'), field).toBe('true');
    }
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Password')));
    expect(registered()).toEqual([]);
  });

  test.each([
    ['S5-01', { 'First name': '   ' }, 'Please fill in this field.'],
    ['S5-02', { Month: '13' }, 'Please enter a real date: month 1 to 12, day 1 to 31, year 19xx or 20xx.'],
    ['S5-02', { Month: '2', Day: '30' }, 'Please enter a real date: month 1 to 12, day 1 to 31, year 19xx or 20xx.'],
    ['S5-03', { Year: String(new Date().getFullYear() - 5) }, 'Unfortunately, you are too young to register'],
    ['S5-04', { Email: 'robin@' }, 'Please enter a valid email address.'],
    ['S5-06', { Password: 'Short1A' }, WEAK],
  ] as const)('[%s] refuses %j and asks nobody', async (_, changes, text) => {
    const { registered } = await openForm('robin@touchline.example');
    fillIn({ Password: 'longer1password', ...changes });

    press('Sign up');

    expect(await dialog().findByText(text)).toBeTruthy();
    expect(registered()).toEqual([]);
  });

  test('[S4-08] [S5-01] registers, signs in, sends the verification mail, and leads high-school players to their wizard', async () => {
    const { address, calls, registered, auth } = await openForm('robin@touchline.example', {
      ownProfile: () => anOwnProfile({ type: 'playerHighSchool' }),
    });
    fillIn({ Password: 'fifteen letters' });
    auth.takes('fifteen letters');
    sentMails.mockClear();

    press('Sign up');

    await waitFor(() => expect(address()).toBe('/playerProfileWizard'));
    expect(registered()).toEqual([
      {
        name: 'registerAccount',
        call: {
          body: {
            account: {
              password: 'fifteen letters',
              firstName: 'Robin',
              lastName: 'Sample',
              dateOfBirth: '2009-04-07',
              email: 'robin@touchline.example',
              type: 'playerHighSchool',
              sportsTypeGender: 'Male',
              claim: false,
              marketingOptIn: true,
            },
          },
        },
      },
    ]);
    expect(sentMails).toHaveBeenCalledOnce();
    const names = calls.map(({ name }) => name).filter((name) => /^(register|session|ownProfile)/.test(name));
    expect(names.slice(0, 3)).toEqual(['registerAccount', 'sessionLogin', 'ownProfile']);
  });

  test('[S4-08] leads everybody else to /account, also where the verification mail could not be sent', async () => {
    const { address, auth } = await openForm('robin@touchline.example', { ownProfile: () => anOwnProfile({ type: 'parent' }) });
    fireEvent.click(dialog().getByLabelText('Parent'));
    fillIn({ Password: 'fifteen letters' });
    auth.takes('fifteen letters');
    sentMails.mockRejectedValueOnce(new Error('no mail today'));

    press('Sign up');

    await waitFor(() => expect(address()).toBe('/account'));
  });

  test('[S8-04] says the server’s text under the form, stops the overlay and keeps what was typed', async () => {
    let refuse: (refusal: ApiRefusal) => void = () => undefined;
    await openForm('robin@touchline.example', {
      registerAccount: () => new Promise((_, reject) => (refuse = reject)),
    });
    fillIn({ Password: 'longer1password' });

    press('Sign up');

    expect(await dialog().findByText('Setting up your account …')).toBeTruthy();
    refuse(new ApiRefusal(409, 'emailTaken', [{ message: 'There is already an account.', field: 'account/email' }]));
    expect((await dialog().findByRole('alert')).textContent).toBe('There is already an account.');
    expect(says('Setting up your account …')).toBe(false);
    const email = dialog().getByLabelText('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(dialog().getAllByText('There is already an account.')).toHaveLength(1);
    expect(dialog().getByLabelText<HTMLInputElement>('First name').value).toBe(' Robin ');
  });

  test.each([
    ['en-US', true],
    ['de-DE', false],
    ['en-GB', false],
  ])('[S5-08] ticks marketing for a browser in %s: %s', async (language, isTicked) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    await openForm('robin@touchline.example');

    expect(dialog().getByRole<HTMLInputElement>('checkbox').checked).toBe(isTicked);
  });
});

describe('a coach', () => {
  async function openCoachForm(email: string, answers: FakeAnswers = {}) {
    const shown = await openForm(email, answers);
    fireEvent.click(dialog().getByLabelText('Coach'));
    return shown;
  }
  const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Sign up' });

  test('[S5-05] with another address than .edu cannot submit, and is told why', async () => {
    await openCoachForm('coach@touchline.example');

    expect(await dialog().findByText('Only .edu email addresses are allowed for coach accounts')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    fireEvent.click(dialog().getByLabelText('Parent'));
    expect(submit().disabled).toBe(false);
  });

  test('[S5-12] whose address only looks like one of a college is told what may stand before the @', async () => {
    await openCoachForm('head!coach@harbor.example.edu');

    expect(await dialog().findByText(/^Only letters, digits and \. _ % \+ - may stand before the @/)).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });

  test('[S5-09] is told that access to the college of the address is granted after validation', async () => {
    const { calls } = await openCoachForm('coach@harbor.example.edu', {
      collegeProperty: () => colleges(aMatch('Harbor', ['male', 'female'])),
    });

    expect(await dialog().findByText("Access to Harbor (Men's Soccer) is granted after validation.")).toBeTruthy();
    fireEvent.click(dialog().getByLabelText("Women's"));
    expect(says("Access to Harbor (Women's Soccer) is granted after validation.")).toBe(true);
    expect(calls.find(({ name }) => name === 'collegeProperty')?.call).toMatchObject({
      query: { keys: ['harbor.example.edu'] },
    });
    expect(submit().disabled).toBe(false);
  });

  test('[S5-09] [S9-10] is told so, without a look-up, of a domain of one letter too', async () => {
    const { calls } = await openCoachForm('coach@x.edu', {});

    const text = 'Your college is not in our database. It will be created within 24h and assigned to you.';
    expect(await dialog().findByText(text)).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('collegeProperty');
  });

  test('[S5-09] is told that a college without a team of the chosen gender will be created within 24h', async () => {
    await openCoachForm('coach@harbor.example.edu', { collegeProperty: () => colleges(aMatch('Harbor', ['female'])) });

    const text = 'Your college is not in our database. It will be created within 24h and assigned to you.';
    expect(await dialog().findByText(text)).toBeTruthy();
  });

  test('[S5-09] whose address several colleges share is told to choose later', async () => {
    await openCoachForm('coach@harbor.example.edu', {
      collegeProperty: () => colleges(aMatch('Harbor', ['male']), aMatch('Harbor North', ['male'])),
    });

    expect(await dialog().findByText(/^2 colleges share this address\. You choose yours after signing up/)).toBeTruthy();
  });

  test('[S1-03] [S3-03] registers with a claim', async () => {
    const { registered } = await openCoachForm('coach@harbor.example.edu', { collegeProperty: () => colleges() });
    fillIn({ Password: 'longer1password' });

    press('Sign up');

    await waitFor(() => expect(registered()).toHaveLength(1));
    expect(registered()[0]?.call).toMatchObject({ body: { account: { type: 'coach', claim: true } } });
  });
});
