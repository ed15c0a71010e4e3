import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { addingVideo, movingVideo, pinningVideo, removingVideo } from './video-changes';

const video = (id: string, pinned = false) => ({ url: `https://youtu.be/${id}`, label: id, pinned });
const profile = aProfile({ videos: [video('one', true), video('two'), video('three')] });
const namesAfter = (find: ReturnType<typeof removingVideo>, from = profile) => {
  const [change] = find(from);
  return JSON.stringify(change?.value ?? null);
};
const listed = (...videos: readonly ReturnType<typeof video>[]) => JSON.stringify(videos);

test('[S5-14] one video is pinned: pinning another unpins the first', () => {
  expect(namesAfter(pinningVideo('https://youtu.be/two', true, 'Videos'))).toBe(
    listed(video('one'), video('two', true), video('three')),
  );
  expect(namesAfter(pinningVideo('https://youtu.be/one', false, 'Videos'))).toBe(
    listed(video('one'), video('two'), video('three')),
  );
});

test('a video moves by one place, and stays at the ends of the list', () => {
  expect(namesAfter(movingVideo('https://youtu.be/two', -1, 'Videos'))).toBe(
    listed(video('two'), video('one', true), video('three')),
  );
  expect(movingVideo('https://youtu.be/one', -1, 'Videos')(profile)).toEqual([]);
  expect(movingVideo('https://youtu.be/three', 1, 'Videos')(profile)).toEqual([]);
});

test('a video that somebody has removed meanwhile changes nothing; a new one is added at the end', () => {
  expect(namesAfter(removingVideo('https://youtu.be/one', 'Videos'))).toBe(listed(video('two'), video('three')));
  expect(removingVideo('https://youtu.be/gone', 'Videos')(profile)).toEqual([]);
  expect(addingVideo('https://youtu.be/new', null, 'Videos')(profile)).toMatchObject([
    { op: 'add', path: '/videos/-', value: { url: 'https://youtu.be/new', label: null, pinned: false } },
  ]);
});
