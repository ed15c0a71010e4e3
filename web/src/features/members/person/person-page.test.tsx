import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import { aPersonForAdmins as aPerson, aPurchase, PAYMENT } from '../../../testing/a-person-for-admins';
import type { FakeAnswers } from '../../../testing/fake-api';
import { readIn } from '../../../testing/read-in';
import { german } from '../../../i18n/german';
import { showApp } from '../../../testing/show-app';
import { loadParts } from '../../../testing/show-component';

beforeEach(() => loadParts('admin-person', 'plans'));

function open(
  answers: FakeAnswers,
  address = '/admin/users?person=uid-robin',
  more: Partial<Parameters<typeof showApp>[0]> = {},
) {
  return showApp({
    ...more,
    address,
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { adminPerson: () => aPerson(), adminCollegeRequests: () => ({ items: [], next: null }), ...answers },
  });
}

async function openRefund() {
  fireEvent.click(await screen.findByRole('button', { name: 'Refund the payment of March 10, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund a payment?' }));
  const type = (label: string | RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return { dialog, type, press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })) };
}

test.each([
  ['en', '9.99'],
  ['de', '9,99'],
] as const)('in %s the sum of a refund is typed as the prices on the page are', async (language, sum) => {
  open({}, '/admin/users?person=uid-robin', language === 'de' ? { german } : {});
  const names = { en: { button: /^Refund the payment of/, sum: /^Amount/ }, de: { button: /erstatten$/, sum: /^Betrag/ } }[
    language
  ];
  fireEvent.click(await screen.findByRole('button', { name: names.button }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(names.sum).value).toBe(sum);
});

const refundsIn = (calls: readonly { readonly name: string; readonly call: unknown }[]) =>
  calls.filter(({ name }) => name === 'refundPayment').map(({ call }) => call);

describe('[S2-13] /admin/users?person=UID', () => {
  test('says that somebody may be in danger, and leads to the report', async () => {
    open({ adminPerson: () => ({ ...aPerson(), user: { ...aPerson().user, dangerReportId: 'report-1' } }) });
    const link = await screen.findByRole('link', { name: 'Someone may be in danger: report about Robin Sample' });
    expect(link.getAttribute('href')).toBe('/admin/users?view=reports&report=report-1');
  });

  test('is reached from the list, says who it is and what was bought, and leads back', async () => {
    const { address, goBack } = open({ adminUsers: () => ({ items: [aPerson().user], next: null }) }, '/admin/users?view=all');
    fireEvent.click(await screen.findByRole('link', { name: 'Robin Sample' }));
    await screen.findByRole('heading', { name: 'Robin Sample' });
    expect(address()).toBe('/admin/users?person=uid-robin');
    screen.getByText('robin@test.example · Email verified');
    expect(screen.getByRole('link', { name: 'robin-sample' }).getAttribute('href')).toBe('/profile/robin-sample/about');
    screen.getByText('renews automatically · Since March 10, 2026');
    screen.getByText('since March 10, 2026 · paid period March 10, 2026 to April 10, 2026');
    const [row] = within(screen.getByRole('list', { name: 'Payments of Premium' })).getAllByRole('listitem');
    expect(row?.textContent).toBe('March 10, 2026€9.99Refund');
    screen.getByText('Premium, renews automatically');
    goBack();
    await screen.findByRole('list', { name: 'Users' });
    expect(address()).toBe('/admin/users?view=all');
  });

  test('says in words where a purchase stands, and offers a refund of what is left alone: nothing of what is given back or disputed', async () => {
    const payments = [
      { ...PAYMENT, refundedCents: 999 },
      { ...PAYMENT, id: 'ch_2', dispute: 'open' as const },
      { ...PAYMENT, id: 'ch_3', refundedCents: 450 },
    ];
    open({
      adminPerson: () =>
        aPerson({
          plans: { premium: null, guestAccess: null },
          purchases: [
            aPurchase({ endsAt: '2026-04-10T00:00:00.000Z', payments }),
            aPurchase({ id: 'sub_2', status: 'past_due' }),
          ],
          history: [{ at: '2026-03-11T00:00:00.000Z', plans: [] }],
        }),
    });
    await screen.findByText('Cancelled');
    screen.getByText('Payment failed');
    screen.getByText('No plan');
    screen.getByText('No plan anymore');
    expect(screen.getAllByRole('button', { name: /^Refund the payment/ })).toHaveLength(2);
    const rows = within(screen.getAllByRole('list', { name: 'Payments of Premium' })[0] ?? document.body);
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'March 10, 2026€9.99 · Refunded: €9.99',
      'March 10, 2026€9.99 · Disputed',
      'March 10, 2026€9.99 · Refunded: €4.50Refund',
    ]);
  });

  test('of somebody who never bought anything, and of nobody', async () => {
    const { go } = open({
      adminPerson: (call) => {
        if (call?.params.uid !== 'uid-robin') throw new ApiRefusal(404, 'unknownPerson', [{ message: 'Nobody.', field: null }]);
        return aPerson({ plans: { premium: null, guestAccess: null }, purchases: [], history: [] });
      },
    });
    await screen.findByText('Nothing bought so far.');
    screen.getByText('There was never a plan.');
    go('/admin/users?person=nobody');
    await screen.findByRole('heading', { name: 'This person does not exist' });
    expect(screen.getByRole('link', { name: 'All users' }).getAttribute('href')).toBe('/admin/users?view=all');
  });

  test.each([
    ['en', 'The same guardian address confirms 3 players'],
    ['de', 'Dieselbe Adresse stimmt als sorgeberechtigte Person für 3 Talente zu'],
  ] as const)(
    'says in %s that the guardian of a player confirms others too, and nothing of one who does not',
    async (language, text) => {
      const adminPerson: FakeAnswers['adminPerson'] = (call) => aPerson({}, call?.params.uid === 'uid-robin' ? 3 : 1);
      const { go } = open({ adminPerson }, '/admin/users?person=uid-robin');
      await readIn(language);
      await screen.findByText(text);
      go('/admin/users?person=uid-other');
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  test('that cannot be loaded shows why, and is there after a retry', async () => {
    let attempts = 0;
    open({
      adminPerson: () => {
        attempts += 1;
        if (attempts === 1) throw new ApiRefusal(403, 'forbidden', [{ message: 'Not now.', field: null }]);
        return aPerson();
      },
    });
    await screen.findByText('Not now.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Robin Sample' });
  });
});

describe('[S7-20] the dialog of a refund', () => {
  test('names the sum, sends what the page showed as refunded, and the page shows the new state', async () => {
    const after = aPerson({
      plans: { premium: null, guestAccess: null },
      purchases: [aPurchase({ status: 'canceled', payments: [{ ...PAYMENT, refundedCents: 999 }] })],
    }).money;
    const { calls } = open({ refundPayment: () => ({ money: after }) });
    const { dialog, type, press } = await openRefund();
    dialog.getByText(/^Robin Sample gets €9\.99 of €9\.99 back on the card\. This refunds the latest payment in full/);
    press('Refund €9.99');
    await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').getAttribute('aria-invalid')).toBe('true'));
    expect(refundsIn(calls)).toEqual([]);
    type('Reason', '  Paid twice. ');

    press('Refund €9.99');

    await screen.findByText('€9.99 refunded');
    expect(refundsIn(calls)).toEqual([
      {
        params: { purchaseId: 'sub_1' },
        body: { paymentId: 'ch_1', cents: 999, refundedCents: 0, reason: 'Paid twice.' },
      },
    ]);
    await screen.findByText('No plan');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  test('takes a part, with a comma too, says that the plan goes on, and refuses more than is left', async () => {
    const { calls } = open({ refundPayment: () => ({ money: aPerson().money }) });
    const { dialog, type, press } = await openRefund();
    type('Reason', 'Half of it.');
    for (const wrong of ['10', '0', '', 'x', '4.999', '-1']) {
      type('Amount to refund', wrong);
      press('Refund €9.99');
      await dialog.findByText('Please enter an amount of at most €9.99.');
    }
    type('Amount to refund', '4,5');
    dialog.getByText(/gets €4\.50 of €9\.99 back on the card\. The plan continues\.$/);
    press('Refund €4.50');
    await screen.findByText('€4.50 refunded');
    expect(refundsIn(calls)).toMatchObject([{ body: { cents: 450 } }]);
  });

  test('stays open with what was typed where it is refused, and reads the person again', async () => {
    const { calls } = open({
      refundPayment: () => Promise.reject(new ApiRefusal(409, 'refundedMeanwhile', [{ message: 'Meanwhile.', field: null }])),
    });
    const { dialog, type, press } = await openRefund();
    type('Reason', 'Paid twice.');
    press('Refund €9.99');
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Meanwhile.'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Paid twice.');
    await waitFor(() => expect(calls.filter(({ name }) => name === 'adminPerson')).toHaveLength(2));
  });
});

test('[S4-16] a role that is decided on the page of a person stands there as decided', async () => {
  const role = { type: 'headcoach', collegeId: 'test-college', collegeName: 'Test College', reason: null } as const;
  const facts = { ...role, collegePage: null, decidedAt: null, objections: [], siteMatch: null };
  let user: ReturnType<typeof aPerson>['user'] = { ...aPerson().user, roles: [{ ...facts, status: 'Pending' }] };
  open({
    adminPerson: () => ({ ...aPerson(), user }),
    decideRole: () => {
      user = { ...user, roles: [{ ...facts, status: 'Accepted' }] };
      return { user };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept Robin Sample at Test College' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this role?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Robin Sample can now edit Test College');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Robin Sample at Test College' })).toBeNull());
});

describe('[S4-16] the suspension of an account', () => {
  test('asks for a reason, sends it, and the page shows it', async () => {
    let user = aPerson().user;
    const { calls } = open({
      adminPerson: () => ({ ...aPerson(), user }),
      suspendPerson: () => {
        user = { ...user, isDisabled: true, suspended: { at: '2026-03-12T00:00:00.000Z', reason: 'Not the person.' } };
        return { user };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this account?' }));
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    press();
    await dialog.findByText('Please give a reason.');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Not the person. ' } });
    press();
    await screen.findByText('Robin Sample is suspended');
    await screen.findByText('Suspended since March 12, 2026: Not the person.');
    screen.getByRole('button', { name: 'Lift suspension' });
    expect(calls.filter(({ name }) => name === 'suspendPerson').map(({ call }) => call)).toEqual([
      { params: { uid: 'uid-robin' }, body: { suspended: true, reason: 'Not the person.' } },
    ]);
  });

  test('stands in the list of users too, which was read before', async () => {
    let user = aPerson().user;
    const answers: FakeAnswers = {
      adminUsers: () => ({ items: [user], next: null }),
      adminPerson: () => ({ ...aPerson(), user }),
      suspendPerson: () => {
        user = { ...user, isDisabled: true, suspended: { at: '2026-03-12T00:00:00.000Z', reason: 'Not the person.' } };
        return { user };
      },
    };
    open(answers, '/admin/users?view=all');
    fireEvent.click(await screen.findByRole('link', { name: 'Robin Sample' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this account?' }));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Not the person.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    await screen.findByText('Robin Sample is suspended');
    fireEvent.click(await screen.findByRole('link', { name: 'All users' }));
    const list = await screen.findByRole('list', { name: 'Users' });
    await waitFor(() => expect(list.textContent).toContain('Disabled'));
  });

  test('is lifted after a confirmation; a refusal stays in the dialog', async () => {
    const suspended = { at: '2026-03-12T00:00:00.000Z', reason: 'Not the person.' };
    let answers = 0;
    const { calls } = open({
      adminPerson: () => ({ ...aPerson(), user: { ...aPerson().user, suspended } }),
      suspendPerson: () => {
        answers += 1;
        if (answers === 1) throw new ApiRefusal(409, 'accountBeingDeleted', [{ message: 'Being deleted.', field: null }]);
        return { user: aPerson().user };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Lift suspension' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lift this suspension?' }));
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Lift suspension' }));
    press();
    await dialog.findByText('Being deleted.');
    press();
    await screen.findByText('Robin Sample can sign in again');
    expect(calls.filter(({ name }) => name === 'suspendPerson').at(-1)?.call).toMatchObject({
      body: { suspended: false, reason: null },
    });
  });

  test('is not offered for admins', async () => {
    open({ adminPerson: () => ({ ...aPerson(), user: { ...aPerson().user, isAdmin: true } }) });
    await screen.findByRole('heading', { name: 'Robin Sample' });
    expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull();
  });
});
