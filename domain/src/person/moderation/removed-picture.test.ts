import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { isLikeRemoved, newMatch, removedPictureOf, withMatchedPicture } from './removed-picture';
import { report } from './report';

const AT = '2026-03-01T10:00:00.000Z';
const FILE = 'a'.repeat(64);
const removed = { exact: FILE, perceptual: 'aa55aa55aa55aa55', at: AT };
const later = new Date('2026-06-01T10:00:00.000Z');

describe('a picture that moderation removed', () => {
  test.each([
    ['the same file', { exact: ['b'.repeat(64), FILE], perceptual: null }, true],
    ['another file that looks like it', { exact: ['b'.repeat(64)], perceptual: 'ab55aa55aa55aa55' }, true],
    ['one that looks different', { exact: ['b'.repeat(64)], perceptual: '55aa55aa55aa55aa' }, false],
    ['a plain one', { exact: ['b'.repeat(64)], perceptual: null }, false],
  ])('%s is recognized as it: %j %s', (_, upload, expected) => {
    expect(isLikeRemoved(upload, removed, later)).toBe(expected);
  });

  test('is forgotten after 24 months, also before its hashes are deleted', () => {
    const upload = { exact: [FILE], perceptual: null };
    expect(isLikeRemoved(upload, removed, new Date('2028-02-29T00:00:00Z'))).toBe(true);
    expect(isLikeRemoved(upload, removed, new Date('2028-03-02T00:00:00Z'))).toBe(false);
  });

  test('is stored by the hash of its own file; one whose file is gone is not', () => {
    expect(removedPictureOf('id', { exact: [FILE], perceptual: null }, AT)).toMatchObject({ _id: 'id', exact: FILE, at: AT });
    expect(removedPictureOf('id', null, AT)).toBeNull();
  });
});

describe('an upload that is like a removed picture', () => {
  const owner = aProfile({ adultFrom: '2000-01-01', pictures: ['picture-again'] });

  test('is hidden with a reason in the language of its owner, as the same version of the profile', () => {
    const after = withMatchedPicture(owner, 'picture-again', 'de', AT);
    expect(after.withheldParts).toMatchObject([{ part: { kind: 'picture', place: 'picture-again' }, answeredAt: null }]);
    expect(after.withheldParts[0]?.reason).toContain('Dieses Bild');
    expect(after.version).toBe(owner.version);
  });

  test('is a report of its own kind; that of a college names its address', () => {
    expect(report.parse(newMatch(owner, 'picture-again', { _id: 'id', at: AT }))).toMatchObject({
      ...{ kind: 'match', reason: 'removedBefore', profileId: owner._id, place: 'picture-again', isAboutMinor: false },
    });
    expect(report.parse(newMatch(null, 'colleges/harbor/picture-1', { _id: 'id', at: AT })).profileId).toBeNull();
  });
});
