import { screen } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

const ABOUT = '/profile/robin/about';
beforeAll(() => loadPage(ABOUT));

const LINK = {
  ...({ guardianshipId: 'link-1', state: 'confirmed', begunBy: 'guardian' } as const),
  ...{
    validUntil: '2026-03-15T10:00:00.000Z',
    contactOff: false,
    asksPurchases: false,
    waitsFor: [],
    typed: 'robin',
    isReadOnly: false,
  },
  child: { username: 'robin', displayName: 'Robin Sample', isFeatured: false },
};

/** Opens a player's page as a parent who is linked to these children. */
function open(children: readonly (typeof LINK & { readonly pageHidden: boolean })[]) {
  const profile = aShownProfile({ _id: 'uid-robin', username: 'robin', displayName: 'Robin Sample' });
  return showApp({
    address: ABOUT,
    german,
    signedInAs: anOwnProfile({ type: 'parent' }),
    answers: {
      profile: () => profile,
      guardianships: () => ({ guardians: [], children: [...children], further: [], namedEmail: null, namedBy: [] }),
    },
  });
}

test.each([
  [false, 'Du siehst das Profil von Robin Sample als Elternteil. Andere sehen vielleicht weniger.'],
  [true, 'Du siehst das Profil von Robin Sample als Elternteil. Vor anderen ist es verborgen.'],
])('a linked parent reads on the child’s page that they see it as one (hidden: %s)', async (pageHidden, text) => {
  open([{ ...LINK, pageHidden }]);
  await screen.findByText(text);
  screen.getByRole('link', { name: 'Für dein Kind entscheiden' });
});

test('a parent who is linked to nobody reads the page as everybody does', async () => {
  const { calls } = open([]);
  await screen.findByRole('heading', { level: 1, name: 'Robin Sample' });
  await expect.poll(() => calls.some(({ name }) => name === 'guardianships')).toBe(true);
  expect(screen.queryByText(/als Elternteil/)).toBeNull();
});
