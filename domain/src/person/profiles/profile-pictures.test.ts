import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { withoutDeletedPicture } from './deleted-picture';
import { picturesIn, PROFILE_PICTURES } from './profile-pictures';

const NOW = '2026-06-01T12:00:00.000Z';
const details = { width: 4, height: 5, placeholder: null, area: null, caption: null };
const [team] = aProfile().teams;
const profile = aProfile({
  profilePicture: 'picture-1',
  cover: 'picture-1',
  teams: team === undefined ? [] : [{ ...team, logo: 'picture-1' }],
  albums: [
    { name: 'Club', cover: 'picture-1', pictures: ['picture-2', 'picture-1'] },
    { name: 'School', cover: 'picture-1', pictures: [] },
    { name: 'Camp', cover: 'picture-2', pictures: ['picture-2'] },
  ],
  pictures: ['picture-1', 'picture-2'],
  pictureDetails: { 'picture-1': details, 'picture-2': details },
});

test('[S7-07] a deleted picture leaves every place that showed it, and the covers follow', () => {
  const after = withoutDeletedPicture(profile, 'picture-1', NOW);

  expect(after).toMatchObject({ version: 2, updatedAt: NOW, profilePicture: null, cover: null, teams: [{ logo: null }] });
  expect(after?.albums).toEqual([
    { name: 'Club', cover: 'picture-2', pictures: ['picture-2'] },
    { name: 'School', cover: null, pictures: [] },
    { name: 'Camp', cover: 'picture-2', pictures: ['picture-2'] },
  ]);
  expect([after?.pictures, Object.keys(after?.pictureDetails ?? {})]).toEqual([['picture-2'], ['picture-2']]);
  expect(PROFILE_PICTURES.referredTo(after ?? profile).has('picture-1')).toBe(false);
});

test('[S7-07] a picture that the profile does not own cannot be deleted', () => {
  expect(withoutDeletedPicture(profile, 'picture-9', NOW)).toBeNull();
});

test('the pictures of a profile are those of its fields, each once', () => {
  expect([...picturesIn(aProfile())]).toEqual(['picture-face', 'picture-cover', 'picture-logo']);
  expect([...picturesIn({ ...aProfile(), teams: [], cover: 'picture-face' })]).toEqual(['picture-face']);
  expect([...picturesIn(profile)]).toEqual(['picture-1', 'picture-2']);
});
