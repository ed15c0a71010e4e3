import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

const open = (profile: Parameters<typeof anOwnProfile>[0] = {}) =>
  showApp({ address: '/account', signedInAs: anOwnProfile(profile), answers: { account: () => anOwnAccount() } });

test('[S3-02] a complete profile is not asked for more', async () => {
  open();
  const score = await screen.findByRole('progressbar', { name: 'Your profile' });
  expect(score.getAttribute('aria-valuenow')).toBe('100');
  expect(screen.queryByRole('link', { name: 'Complete your profile' })).toBeNull();
  cleanup();

  open({ gpa: null });
  await screen.findByRole('link', { name: 'Complete your profile' });
});

test('somebody of 13 to 15 cannot switch on mail from us', async () => {
  const answers = { account: () => anOwnAccount({ mayAllowMarketing: false }) };
  showApp({ address: '/account/personal-info', signedInAs: anOwnProfile(), answers });

  await screen.findByText('You can switch this on when you are 16.');
  expect(screen.queryByRole('checkbox', { name: 'News and offers by email' })).toBeNull();
});
