import { expect, test } from 'vitest';
import { aCollege, aTeam } from '../college/testing/a-college';
import { movedPage, withPicturesOf } from './moved-page';

const details = { width: 4, height: 3, placeholder: null, area: null };
const from = aCollege({
  ...{ _id: 'old', name: 'Old/College', logo: 'photo-logo', pictures: ['photo-one', 'photo-two', 'photo-logo', 'photo-camp'] },
  albums: [
    { name: 'Campus', cover: null, pictures: ['photo-one'] },
    { name: 'Old alone', cover: 'photo-two', pictures: ['photo-two'] },
  ],
  athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female', evidence: 'listed', teamPicture: 'photo-two' })] },
  pictureDetails: { 'photo-one': details },
});
const into = aCollege({ _id: 'new', athletics: { sport: [aTeam({ sex: 'male' })] } });

test('albums move, one with a taken name behind it, and teams that the other lacks, with the pictures of both and of camps', () => {
  const { albums, teams, patch, pictures } = movedPage(from, into, ['photo-camp', 'photo-of-others']);
  expect(albums.map(({ name }) => name)).toEqual(['Campus (Old College)', 'Old alone']);
  expect(teams).toEqual(['female']);
  expect(patch.map(({ path }) => path)).toEqual(['/albums/-', '/albums/-', '/athletics/sport/-']);
  expect(patch.at(-1)?.value).toMatchObject({ sex: 'female', evidence: null });
  expect([...pictures].sort()).toEqual(['photo-camp', 'photo-one', 'photo-two']);
  const owning = withPicturesOf(into, from, pictures);
  expect(owning.pictures).toEqual([...into.pictures, ...pictures]);
  expect(owning.pictureDetails).toEqual({ ...into.pictureDetails, 'photo-one': details });
});

test('what does not fit any more stays', () => {
  const full = aCollege({ albums: Array.from({ length: 60 }, (_, index) => ({ name: `A${index}`, cover: null, pictures: [] })) });
  expect(movedPage(from, full, [])).toMatchObject({ albums: [], patch: [], pictures: [] });
  const pictures = Array.from({ length: 4999 }, (_, index) => `picture-${index}`);
  expect(movedPage(from, { ...into, pictures }, [])).toEqual({ albums: [], teams: [], patch: [], pictures: [] });
});
