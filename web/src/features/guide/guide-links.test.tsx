import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnProfile } from '../../testing/an-own-account';
import { foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

test('[S1-06] a search without results leads to the chapter on leagues', async () => {
  showApp({ address: '/colleges?search=xyz', answers: { searchColleges: () => foundColleges([]) } });

  const link = await screen.findByRole('link', { name: 'Which division and league fit me?' });
  expect(link.getAttribute('href')).toContain('/guide/divisions-and-leagues');
});

test('[S1-06] an empty list of saved colleges leads to the chapter on leagues', async () => {
  showApp({
    address: '/mycolleges',
    signedInAs: anOwnProfile(),
    answers: { savedColleges: () => ({ items: [] }) },
  });

  const link = await screen.findByRole('link', { name: 'Which division and league fit me?' });
  expect(link.getAttribute('href')).toBe('/guide/divisions-and-leagues');
});
