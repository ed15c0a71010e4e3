import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/use-translations';
import { english } from '../../i18n/english';
import { head } from './profile-view';

const DETAIL = { width: 800, height: 1000, placeholder: null, area: null, caption: null };

/** What the server writes into the head of a profile's page, where search engines may list the player or not. */
async function detailsAt(query: string, isListed: boolean, changes: Parameters<typeof aProfile>[0] = {}) {
  const stored = aProfile({ pictureDetails: { 'picture-face': DETAIL }, ...changes });
  const profile = shownProfileTo(stored, 'visitor', '2026-06-01');
  if (profile === null) throw new Error('the profile is hidden');
  const { t } = createFormats('en', english);
  const made = head({
    data: { profile, college: null, committedTo: null, confirmed: [], references: [] },
    ...{ t, language: 'en', params: {}, pathname: '/profile/demo-player/about', query: new URLSearchParams(query) },
  });
  const asked: string[] = [];
  const isListedPlayer = (id: string) => Promise.resolve(asked.push(id) > 0 && isListed);
  return { made, details: await made.details?.({ isListedPlayer }), asked };
}

test('[S2-17] only the server knows whether search engines may list a player: the data of the page do not say it', async () => {
  const { made, details, asked } = await detailsAt('', true);
  expect([made.isIndexable, details?.isIndexable, asked]).toEqual([undefined, true, ['uid-demo-player']]);
  expect((await detailsAt('', false)).details?.isIndexable).toBe(false);
});

test('a preview, the sheet and a private link are listed for nobody', async () => {
  for (const query of ['as=visitor', 'view=sheet', 'link=one'])
    expect((await detailsAt(query, true)).details?.isIndexable).toBe(false);
});

test('[S1-08] a link preview has the portrait of who is listed alone, and names neither club nor town of a minor', async () => {
  expect((await detailsAt('', true)).details?.image?.path).toContain('picture-face');
  const { image, description } = (await detailsAt('', false)).details ?? {};
  expect(image?.path).toBe('/cards/defender.jpg');
  expect(description).toBe(
    'Robin Sample, high school soccer player, Left back, class of 2028, Sample League, Ohio. Profile on Touchline.',
  );
  expect((await detailsAt('', true, { adultFrom: '2000-01-01' })).details?.description).toContain('Sample Town FC, Sampleton');
});
