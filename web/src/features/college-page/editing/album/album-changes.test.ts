import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import type { CollegeChanges } from '../college-kind';
import {
  addingAlbum,
  addingPictures,
  coveringAlbum,
  movingPicture,
  removingAlbum,
  takingOutOfAlbum,
} from '../../../../components/albums/album-changes';
import { removingPicture, taggingPicture } from './picture-changes';

const college = aCollege();
const after = (find: CollegeChanges, before: College = college): College => {
  const patch = find(before).map(({ op = 'replace', path, value }) => ({ op, path, value }));
  return applyCollegePatch(before, patch, { isAdmin: false, today: '2026-03-01' }).document;
};

test('[S4-13] pictures join an album, the first becomes the cover of one without', () => {
  expect(after(addingPictures('City', ['picture-3', 'picture-4'], 'City')).albums[1]).toEqual({
    name: 'City',
    cover: 'picture-3',
    pictures: ['picture-3', 'picture-4'],
  });
  expect(addingPictures('Campus', ['picture-1'], 'Campus')(college)).toEqual([]);
  expect(addingPictures('Gone', ['picture-1'], 'Gone')(college)).toEqual([]);
});

test('an album is found by its name, wherever it has moved', () => {
  const moved = { ...college, albums: college.albums.toReversed() };
  expect(after(coveringAlbum('Campus', 'picture-2', 'Cover'), moved).albums[1]?.cover).toBe('picture-2');
  expect(coveringAlbum('Campus', 'picture-4', 'Cover')(college)).toEqual([]);
});

test('a removed picture is nowhere on the page', () => {
  const shown = { ...college, cover: 'picture-1' };
  const { cover, albums } = after(removingPicture('picture-1', 'Photo'), shown);
  expect([cover, albums[0]]).toEqual([null, { name: 'Campus', cover: 'picture-2', pictures: ['picture-2'] }]);
});

test('albums come and go', () => {
  expect(after(addingAlbum('Fans', 'Fans')).albums.map(({ name }) => name)).toEqual(['Campus', 'City', 'Fans']);
  expect(addingAlbum('City', 'City')(college)).toEqual([]);
  expect(after(removingAlbum('Campus', 'Campus')).albums.map(({ name }) => name)).toEqual(['City']);
  expect(removingAlbum('Gone', 'Gone')(college)).toEqual([]);
});

test('a picture gets its area tag once; one that is gone gets none', () => {
  const details = { width: 3, height: 2, placeholder: null, area: null };
  const tagged = after(taggingPicture('picture-1', 'Library', 'Area'), aCollege({ pictureDetails: { 'picture-1': details } }));
  expect(tagged.pictureDetails['picture-1']?.area).toBe('Library');
  expect(taggingPicture('picture-1', 'Library', 'Area')(tagged)).toEqual([]);
  expect(after(taggingPicture('picture-1', null, 'Area'), tagged).pictureDetails['picture-1']?.area).toBeNull();
  expect(taggingPicture('picture-9', 'Library', 'Area')(college)).toEqual([]);
});

test('a picture moves to another position of its album, and no further than its ends', () => {
  const order = (find: CollegeChanges) => after(find).albums[0]?.pictures;
  expect(college.albums[0]?.pictures).toEqual(['picture-1', 'picture-2']);
  expect(order(movingPicture('Campus', 'picture-2', 0, 'Photo'))).toEqual(['picture-2', 'picture-1']);
  expect(order(movingPicture('Campus', 'picture-1', 9, 'Photo'))).toEqual(['picture-2', 'picture-1']);
  expect(movingPicture('Campus', 'picture-1', -3, 'Photo')(college)).toEqual([]);
  expect(movingPicture('Campus', 'picture-9', 0, 'Photo')(college)).toEqual([]);
  expect(movingPicture('Gone', 'picture-1', 1, 'Photo')(college)).toEqual([]);
});

test('a picture that leaves an album stays elsewhere on the page', () => {
  const shown = { ...college, cover: 'picture-1' };
  const { cover, albums } = after(takingOutOfAlbum('Campus', 'picture-1', 'Photo'), shown);
  expect([cover, albums[0]?.pictures]).toEqual(['picture-1', ['picture-2']]);
  expect(takingOutOfAlbum('City', 'picture-1', 'Photo')(college)).toEqual([]);
});
