import { fireEvent, screen, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aPersonForAdmins as aPerson } from '../../../testing/a-person-for-admins';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { readIn } from '../../../testing/read-in';
import { showApp } from '../../../testing/show-app';
import { loadParts } from '../../../testing/show-component';

beforeEach(() => loadParts('admin-person', 'plans'));

type Person = AnswerOf<'adminPerson'>;
type Request = NonNullable<Person['adminRequest']>;

const OWN = anOwnProfile()._id;
const request: Request = {
  ...{ uid: 'uid-robin', requestId: 'r-1', wanted: 'grant', reason: 'Joins the team.', isConfirmed: false },
  ...{ askedAt: '2026-03-01T10:00:00.000Z', expiresAt: '2026-03-08T10:00:00.000Z' },
  askedBy: { uid: 'uid-ada', name: 'Ada Overlook' },
};

function open(changes: Partial<Person>, answers: FakeAnswers = {}, address = '/admin/users?person=uid-robin') {
  return showApp({
    ...{ address, signedInAs: anOwnProfile(), isAdmin: true },
    answers: { adminPerson: () => ({ ...aPerson(), ...changes }), ...answers },
  });
}

const rights = async () => within(await screen.findByRole('region', { name: /^(Admin rights|Admin-Rechte)$/ }));
const buttonsIn = (shown: Awaited<ReturnType<typeof rights>>) => shown.queryAllByRole('button').map((one) => one.textContent);
const sentIn = (calls: readonly { readonly name: string; readonly call: unknown }[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ call }) => call);

describe('[S4-16] admin rights on /admin/users?person=UID', () => {
  test.each([
    ['en', 'Ask to make this person an admin', 'Reason', 'Please give a reason.'],
    ['de', 'Admin-Rechte beantragen', 'Grund', 'Bitte nenne einen Grund.'],
  ] as const)('are asked for with a reason, in %s', async (language, button, label, missing) => {
    const { calls } = open({}, { askForAdmin: () => null });
    await readIn(language);
    fireEvent.click(await (await rights()).findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await dialog.findByText(missing);
    expect(sentIn(calls, 'askForAdmin')).toEqual([]);

    fireEvent.change(dialog.getByLabelText(label), { target: { value: ' Joins the team. ' } });
    fireEvent.click(dialog.getByRole('button', { name: button }));

    await screen.findByText(language === 'en' ? 'A second admin can now confirm this' : /^Ein zweiter Admin kann das jetzt/);
    expect(sentIn(calls, 'askForAdmin')).toMatchObject([
      { params: { uid: 'uid-robin' }, body: { wanted: 'grant', reason: 'Joins the team.' } },
    ]);
  });

  test('a second admin reads who asked and why, and confirms or refuses', async () => {
    const { calls } = open({ adminRequest: request }, { decideAdminRequest: () => null });
    const shown = await rights();
    shown.getByText('Asked by Ada Overlook on March 1, 2026: make this person an admin');
    shown.getByText('Reason: Joins the team.');
    shown.getByText('Waits for a second admin until March 8, 2026');
    expect(buttonsIn(shown)).toEqual(['Confirm', 'Refuse']);

    fireEvent.click(shown.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make this person an admin?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));

    await screen.findByText('Robin Sample is an admin from the next sign-in on');
    expect(sentIn(calls, 'decideAdminRequest')).toMatchObject([
      { params: { uid: 'uid-robin' }, body: { requestId: 'r-1', confirmed: true } },
    ]);
  });

  test('who asked withdraws and does not confirm', async () => {
    open({ adminRequest: { ...request, askedBy: { uid: OWN, name: 'Me' } } });
    const shown = await rights();
    shown.getByText('You asked for this. Another admin has to confirm it by March 8, 2026.');
    expect(buttonsIn(shown)).toEqual(['Withdraw request']);
  });

  test('whom it is about decides nothing', async () => {
    const user = { ...aPerson().user, uid: OWN, isAdmin: true };
    open({ user, adminRequest: { ...request, uid: OWN, wanted: 'revoke' } });
    const own = await rights();
    own.getByText('This is about you, so other admins decide it.');
    expect(buttonsIn(own)).toEqual([]);
  });

  test('a confirmed request that broke off is carried out by pressing again, also by who asked', async () => {
    open({ adminRequest: { ...request, askedBy: { uid: OWN, name: 'Me' }, isConfirmed: true } });
    expect(buttonsIn(await rights())).toEqual(['Confirm']);
  });

  test.each([
    ['en', false, /^There is no second admin/],
    ['de', true, /^Es gibt keinen zweiten Admin/],
  ] as const)('where nobody could confirm, the command line is the second key, in %s', async (language, isAdmin, text) => {
    open({ otherAdmins: 0, user: { ...aPerson().user, isAdmin } });
    await readIn(language);
    const shown = await rights();
    await shown.findByText(text);
    shown.getByText(`npm run admin:grant -- robin@test.example${isAdmin ? ' --revoke' : ''}`);
    expect(buttonsIn(shown)).toEqual([]);
  });

  test('what was refused stays in the dialog', async () => {
    const gone = new ApiRefusal(409, 'adminRequestGone', [{ message: 'It is gone.', field: null }]);
    open({ adminRequest: request }, { decideAdminRequest: () => Promise.reject(gone) });
    fireEvent.click((await rights()).getByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this request?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await dialog.findByText('It is gone.');
  });
});

describe('[S2-13] /admin/users?view=admins', () => {
  test('lists what waits for a second admin and leads to the person', async () => {
    const items = [{ ...request, name: 'Robin Sample' }];
    open({}, { adminRequests: () => ({ items }) }, '/admin/users?view=admins');
    const link = await screen.findByRole('link', { name: 'Robin Sample' });
    expect(link.getAttribute('href')).toBe('/admin/users?person=uid-robin');
    screen.getByText('Asked by Ada Overlook on March 1, 2026: make this person an admin');
  });

  test('says that nothing waits, in German too', async () => {
    open({}, { adminRequests: () => ({ items: [] }) }, '/admin/users?view=admins');
    await screen.findByText('Nothing waits for a second admin.');
    await readIn('de');
    await screen.findByText('Nichts wartet auf einen zweiten Admin.');
  });
});
