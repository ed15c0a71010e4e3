import { expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal/refusal';
import { aCollege } from '../college/testing/a-college';
import { withoutPicture, withPicture } from './owned-pictures';
import { COLLEGE_PICTURES } from '../college/editing/picture-references';
import { upgradeDocument } from '../kernel/documents/upgrade';
import { ownerOf, UNUSED_PICTURES, unusedPictureOf } from './unused-picture';

const DETAILS = { width: 300, height: 200, placeholder: '#112233', area: null };

test('an uploaded picture belongs to the college, with its facts, and nothing shows it yet', () => {
  const college = aCollege();
  const after = withPicture(COLLEGE_PICTURES, college, 'picture-new', DETAILS);
  expect(after.pictures).toEqual([...college.pictures, 'picture-new']);
  expect(after.pictureDetails['picture-new']).toEqual(DETAILS);
  expect({ ...after, pictures: [], pictureDetails: {} }).toEqual({ ...college, pictures: [], pictureDetails: {} });
});

test('a college has room for 5,000 pictures and not one more', () => {
  const full = aCollege({ pictures: Array.from({ length: 5000 }, (_, index) => `picture-${index}`) });
  expect(() => withPicture(COLLEGE_PICTURES, full, 'picture-new', DETAILS)).toThrow(Refusal);
});

test('a picture leaves only where nothing on the page shows it', () => {
  const owning = withPicture(COLLEGE_PICTURES, aCollege(), 'picture-new', DETAILS);
  expect(withoutPicture(COLLEGE_PICTURES, owning, 'picture-new')).toEqual(aCollege());
  expect(withoutPicture(COLLEGE_PICTURES, { ...owning, cover: 'picture-new' }, 'picture-new')).toBeNull();
  expect(withoutPicture(COLLEGE_PICTURES, aCollege(), 'picture-new')).toBeNull();
});

test('an upload waits a day for its use, a removed picture thirty for its undo', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(unusedPictureOf('picture-1', 'colleges/a-college', 'uploaded', now).sweepAt).toBe('2026-03-02T12:00:00.000Z');
  expect(unusedPictureOf('picture-1', 'colleges/a-college', 'removed', now)).toMatchObject({
    since: '2026-03-01T12:00:00.000Z',
    sweepAt: '2026-03-31T12:00:00.000Z',
  });
});

test('a mark names its owner by path, as it did by the college alone in its first version', () => {
  const mark = unusedPictureOf('picture-1', 'profiles/uid-1', 'deleted', new Date('2026-03-01T12:00:00.000Z'));
  expect(mark.sweepAt).toBe(mark.since);
  expect(ownerOf(mark)).toEqual({ kind: 'profiles', ownerId: 'uid-1' });
  const { owner, ...first } = unusedPictureOf('picture-1', 'colleges/a-college', 'removed', new Date(0));
  const stored = { ...first, schemaVersion: 1, collegeId: 'a-college' };
  expect(upgradeDocument(stored, UNUSED_PICTURES.version, UNUSED_PICTURES.upgrades)).toMatchObject({ owner });
});
