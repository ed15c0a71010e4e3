import { expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal/refusal';
import { aCollege } from './testing/a-college';
import { withoutPicture, withPicture } from './owned-pictures';
import { unusedPictureOf } from './unused-picture';

const DETAILS = { width: 300, height: 200, placeholder: '#112233', area: null };

test('an uploaded picture belongs to the college, with its facts, and nothing shows it yet', () => {
  const college = aCollege();
  const after = withPicture(college, 'picture-new', DETAILS);
  expect(after.pictures).toEqual([...college.pictures, 'picture-new']);
  expect(after.pictureDetails['picture-new']).toEqual(DETAILS);
  expect({ ...after, pictures: [], pictureDetails: {} }).toEqual({ ...college, pictures: [], pictureDetails: {} });
});

test('a college has room for 5,000 pictures and not one more', () => {
  const full = aCollege({ pictures: Array.from({ length: 5000 }, (_, index) => `picture-${index}`) });
  expect(() => withPicture(full, 'picture-new', DETAILS)).toThrow(Refusal);
});

test('a picture leaves only where nothing on the page shows it', () => {
  const owning = withPicture(aCollege(), 'picture-new', DETAILS);
  expect(withoutPicture(owning, 'picture-new')).toEqual(aCollege());
  expect(withoutPicture({ ...owning, cover: 'picture-new' }, 'picture-new')).toBeNull();
  expect(withoutPicture(aCollege(), 'picture-new')).toBeNull();
});

test('an upload waits a day for its use, a removed picture thirty for its undo', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(unusedPictureOf('picture-1', 'a-college', 'uploaded', now).sweepAt).toBe('2026-03-02T12:00:00.000Z');
  expect(unusedPictureOf('picture-1', 'a-college', 'removed', now)).toMatchObject({
    since: '2026-03-01T12:00:00.000Z',
    sweepAt: '2026-03-31T12:00:00.000Z',
  });
});
