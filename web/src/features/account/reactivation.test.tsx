import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCoachOf, anOwnAccount } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

test('the session knows at once that an account is active again, so that its coach may edit', async () => {
  const state = { isHidden: true };
  const ownProfile = () => aCoachOf('a-college', { hidden: state.isHidden });
  const { calls } = showApp({
    address: '/account',
    signedInAs: ownProfile(),
    answers: {
      ownProfile,
      account: () => anOwnAccount({ deactivatedAt: '2026-03-01T10:00:00.000Z' }),
      reactivateAccount: () => {
        state.isHidden = false;
        return { account: anOwnAccount() };
      },
    },
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Reactivate account' }));

  await screen.findByText('Your account is active again');
  await waitFor(() => expect(screen.queryByText('Your account is deactivated')).toBeNull());
  const names = calls.map(({ name }) => name);
  expect(names.lastIndexOf('ownProfile')).toBeGreaterThan(names.indexOf('reactivateAccount'));
});
