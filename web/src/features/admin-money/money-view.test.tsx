import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';
import { loadParts } from '../../testing/show-component';
import { moneyCsv, type ShownMonth } from './money-columns';

beforeEach(() => loadParts('admin-money'));

const MONTH: ShownMonth = {
  ...{ month: '2026-02', newSubscriptions: 3, renewals: 2, boosts: 1, disputes: 1, cancellations: 4 },
  ...{ paid: { usd: 4995, eur: 399 }, refunded: { usd: 999, eur: 0 }, active: { premium: 5, guestAccess: 6 } },
};
const open = (answers: FakeAnswers, search = '&from=2026-02&to=2026-02') =>
  showApp({ address: `/admin/featureRequests?view=money${search}`, signedInAs: anOwnProfile(), isAdmin: true, answers });

describe('[S2-13] /admin/featureRequests?view=money', () => {
  test('shows the months of the address, each currency by itself, and another range becomes the address', async () => {
    const { calls, address } = open({ adminMoney: () => ({ months: [MONTH] }) });
    const [, row] = within(await screen.findByRole('table', { name: 'Money month by month' })).getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Feb 2026', '3', '2', '1', '$49.95', '€3.99', '$9.99', '€0.00', '1', '4', '5', '6'],
    ]);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toBe('/admin/featureRequests?view=money&from=2025-12&to=2026-02'));
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'adminMoney')?.call).toMatchObject({
        query: { from: '2025-12', to: '2026-02' },
      }),
    );
  });

  test('of a range that is none says why, and an empty one that nothing was paid', async () => {
    const none = { usd: 0, eur: 0 };
    const { go } = open({
      adminMoney: (call) => {
        if (call?.query.from === 'x') throw new ApiRefusal(422, 'monthsUnknown', [{ message: 'Name a range.', field: 'from' }]);
        return { months: [{ ...MONTH, paid: none, refunded: none }] };
      },
    });
    await screen.findByText('Nothing was paid in these months.');
    go('/admin/featureRequests?view=money&from=x&to=y');
    await screen.findByText('Name a range.');
  });
});

test('the months as CSV keep amounts as numbers', () => {
  expect(moneyCsv([MONTH], (id) => id).split('\r\n')[1]).toBe('2026-02,3,2,1,49.95,3.99,9.99,0,1,4,5,6');
});
