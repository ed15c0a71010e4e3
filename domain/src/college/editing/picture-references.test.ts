import { expect, test } from 'vitest';
import { coach as coachNow } from '../../kernel/patch/testing/patches';
import { applyCollegePatch } from './edit-college';
import { pathsOfPicture, picturesReferredTo } from './picture-references';
import { aCollege, aTeam } from '../testing/a-college';

const coach: ReturnType<typeof aTeam>['coaches'][number] = {
  id: 'coach-1',
  name: 'A Coach',
  picture: 'picture-1',
  email: null,
  phone: null,
  staffType: 'headcoach',
  biography: null,
  sinceYear: null,
  previousPosts: [],
  licences: [],
};
const alumnus: ReturnType<typeof aCollege>['alumni'][number] = {
  id: 'alumna-1',
  name: 'An Alumna',
  type: 'olympian',
  field: 'sports',
  fromYear: 2001,
  toYear: 2005,
  picture: 'picture-1',
  text: null,
};
const { academics } = aCollege();
const everywhere = aCollege({
  logo: 'picture-1',
  cover: 'picture-1',
  alumni: [{ ...alumnus, id: 'alumna-0', picture: null }, alumnus],
  academics: { ...academics, presidentPicture: 'picture-1', collegePicture: 'picture-1' },
  albums: [
    { name: 'Campus', cover: 'picture-1', pictures: ['picture-2', 'picture-1', 'picture-3'] },
    { name: 'City', cover: 'picture-4', pictures: ['picture-4', 'picture-1'] },
    { name: 'Fans', cover: 'picture-1', pictures: ['picture-3'] },
  ],
  athletics: {
    sport: [
      aTeam({
        sex: 'male',
        logo: 'picture-1',
        headCoachPicture: 'picture-1',
        coaches: [coach],
      }),
      aTeam({ sex: 'female', teamPicture: 'picture-1' }),
    ],
  },
});

test('a picture is found wherever the page shows it; emptying those places takes it off the page and nothing else', () => {
  const patch = pathsOfPicture(everywhere, 'picture-1').map((path) => ({ op: 'replace', path, value: null }));
  expect(patch).toHaveLength(12);
  const { document } = applyCollegePatch(everywhere, patch, coachNow);

  expect([...picturesReferredTo(document).keys()].sort()).toEqual(['picture-2', 'picture-3', 'picture-4']);
  expect(document.albums).toEqual([
    { name: 'Campus', cover: 'picture-2', pictures: ['picture-2', 'picture-3'] },
    { name: 'City', cover: 'picture-4', pictures: ['picture-4'] },
    { name: 'Fans', cover: null, pictures: ['picture-3'] },
  ]);
  expect(document.pictures).toEqual(everywhere.pictures);
});

test('a picture that nothing shows has no place', () => {
  expect(pathsOfPicture(aCollege(), 'picture-4')).toEqual([]);
});

test('a picture that is the first and the cover of its album stands there once', () => {
  expect(pathsOfPicture(aCollege(), 'picture-1')).toEqual(['/albums/0/pictures/0']);
});
