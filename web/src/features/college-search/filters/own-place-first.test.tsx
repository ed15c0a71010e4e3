import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { beforeAll, expect, test } from 'vitest';
import { anOwnProfile } from '../../../testing/an-own-account';
import { FILTERED_COLLEGES } from '../../../testing/filtered-colleges';
import { loadPage, showApp } from '../../../testing/show-app';
import { catalogueEngine } from '../catalogue-engine';

const engine = catalogueEngine(catalogueFileOf(FILTERED_COLLEGES));
const answers = { searchColleges: () => engine.answer(collegeQueryOf(new URLSearchParams())) };
const needs = async () => within(await screen.findByRole('region', { name: 'Needs my position' }));
const offered = async () => (await needs()).getAllByRole('link').map((link) => link.getAttribute('href'));

beforeAll(() => loadPage('/colleges'), 60_000);

test('a player’s needs start from the own position and class, and nothing is chosen for them', async () => {
  showApp({ address: '/colleges', answers });
  const before = await offered();
  cleanup();
  const last = before.at(-1);
  const isForward = last === '/colleges?need=mFW2028';
  const own = anOwnProfile({
    sportsTypeGender: isForward ? 'Male' : 'Female',
    graduationYear: isForward ? 2028 : 2027,
    position: { main: [isForward ? 'FW' : 'GK'] },
  });
  const { address } = showApp({ address: '/colleges', answers, signedInAs: own });

  await waitFor(async () => expect((await offered())[0]).toBe(last));
  expect((await needs()).getByText('What fits your profile comes first.')).toBeTruthy();
  expect(address()).toBe('/colleges');
});
