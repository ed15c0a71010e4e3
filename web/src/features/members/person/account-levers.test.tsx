import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  test('gives days of a plan from the end that is shown; the page then shows them as given', async () => {
    const until = '2099-04-01T00:00:00.000Z';
    const plans = { premium: { since: '2026-03-10T00:00:00.000Z', until, subscriptionId: 'sub_1' }, guestAccess: null };
    const person = aPerson({ plans });
    const given = [
      { plan: 'premium' as const, days: 7, givenAt: '2026-03-12T00:00:00.000Z', from: until, until: '2099-04-08T00:00:00.000Z' },
    ];
    const { calls } = open({ givePlanDays: () => ({ money: { ...person.money, given } }) }, person);
    fireEvent.click(await (await levers()).findByRole('button', { name: 'Give days of a plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Days/), { target: { value: '366' } });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'For the outage.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Give days of a plan' }));
    await dialog.findByText('Please enter a whole number from 1 to 365.');
    expect(sentIn(calls, 'givePlanDays')).toEqual([]);

    fireEvent.change(dialog.getByLabelText(/^Days/), { target: { value: '7' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Give days of a plan' }));

    await screen.findByText('Robin Sample has 7 more days of Premium');
    const body = { plan: 'premium', days: 7, until, reason: 'For the outage.' };
    expect(sentIn(calls, 'givePlanDays')).toMatchObject([{ params: { uid: 'uid-robin' }, body }]);
  });

  test.each([
    ['en', 'Given', '7 days', 'given March 12, 2026 · counts March 12, 2026 to March 19, 2026'],
    ['de', 'Geschenkt', '7 Tage', 'geschenkt am 12. März 2026 · gilt von 12. März 2026 bis 19. März 2026'],
  ] as const)('shows given days among the purchases, never as paid, in %s', async (language, chip, count, dates) => {
    const at = '2026-03-12T00:00:00.000Z';
    const given = [{ plan: 'guestAccess' as const, days: 7, givenAt: at, from: at, until: '2026-03-19T00:00:00.000Z' }];
    open({}, aPerson({ given, purchases: [] }));
    await readIn(language);
    for (const text of [chip, count, dates]) await screen.findByText(text);
    expect(screen.queryByRole('list', { name: /^(Payments of|Zahlungen)/ })).toBeNull();
  });

  test.each([
    ['en', 'As a coach', /^We do not merge accounts/],
    ['de', 'Als Coach', /^Wir führen Konten nicht zusammen/],
  ] as const)('leads to the profile as coaches see it once the log says so, in %s', async (language, button, merging) => {
    const { calls, address } = open({ previewProfile: () => null });
    await readIn(language);
    await (await levers()).findByText(merging);
    fireEvent.click((await levers()).getByRole('button', { name: button }));
    await waitFor(() => expect(address()).toBe('/profile/robin-sample/about?as=coach'));
    expect(sentIn(calls, 'previewProfile')).toMatchObject([{ params: { uid: 'uid-robin' }, body: { as: 'coach' } }]);
  });
});

test.each([
  ['Suspend account', 'Robin Sample is suspended'],
  ['Sign out everywhere', 'Robin Sample is signed out everywhere'],
])('a refused press of “%s” keeps the reason in the dialog, and does not say that it is done', async (button, done) => {
  const refuse = () => Promise.reject(new Error('away'));
  open({ suspendPerson: refuse, signOutPerson: refuse });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Odd sign-ins.' } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Odd sign-ins.');
  expect(screen.queryByText(done)).toBeNull();
});
