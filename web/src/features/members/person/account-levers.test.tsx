import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPersonForAdmins as aPerson } from '../../../testing/a-person-for-admins';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { readIn } from '../../../testing/read-in';
import { showApp } from '../../../testing/show-app';
import { loadParts } from '../../../testing/show-component';

beforeEach(() => loadParts('admin-person', 'plans'));

function open(answers: FakeAnswers, person = aPerson()) {
  const address = '/admin/users?person=uid-robin';
  return showApp({
    ...{ address, signedInAs: anOwnProfile(), isAdmin: true },
    answers: { adminPerson: () => person, ...answers },
  });
}

const levers = async () => within(await screen.findByRole('region', { name: /^(What you can do here|Was du hier tun kannst)$/ }));
const sentIn = (calls: readonly { readonly name: string; readonly call: unknown }[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ call }) => call);

/** Presses a button, gives a reason in its dialog and confirms it. */
async function pull(button: string, reasonLabel: string): Promise<void> {
  fireEvent.click(await (await levers()).findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(reasonLabel), { target: { value: 'Odd sign-ins.' } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
}

describe('[S4-16] what an admin may do on /admin/users?person=UID', () => {
  test.each([
    ['en', 'Sign out everywhere', 'Reason', 'Robin Sample is signed out everywhere'],
    ['de', 'Überall abmelden', 'Grund', 'Robin Sample ist überall abgemeldet'],
  ] as const)('signs the person out everywhere, for a reason, in %s', async (language, button, label, done) => {
    const { calls } = open({ signOutPerson: () => null });
    await readIn(language);
    await pull(button, label);
    await screen.findByText(done);
    expect(sentIn(calls, 'signOutPerson')).toMatchObject([{ params: { uid: 'uid-robin' }, body: { reason: 'Odd sign-ins.' } }]);
  });

  test('sends the confirmation mail again, and only while the address is not confirmed', async () => {
    const person = aPerson();
    const { calls } = open({ resendVerification: () => null }, { ...person, user: { ...person.user, emailVerified: false } });
    await pull('Send the confirmation email again', 'Reason');
    await screen.findByText('Email to robin@test.example is on its way');
    expect(sentIn(calls, 'resendVerification')).toMatchObject([
      { params: { uid: 'uid-robin' }, body: { reason: 'Odd sign-ins.' } },
    ]);
  });

  test('offers no confirmation mail for a confirmed address', async () => {
    open({});
    const shown = await levers();
    expect(shown.queryByRole('button', { name: /confirmation/ })).toBeNull();
  });
});
