import { applyCollegePatch } from '@touchline/domain/college/edit-college';
import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import type { CollegeChanges } from '../college-kind';
import { addingAlbum, addingPictures, coveringAlbum, removingPicture, removingAlbum, taggingPicture } from './album-changes';

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
