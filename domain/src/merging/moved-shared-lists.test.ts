import { expect, test } from 'vitest';
import { moveEntry, movedRecruit as changedRecruit } from '../person/shared-list/list-changes';
import { staffRecruit } from '../person/shared-list/staff-recruit';
import { movedRecruit, movedStaffEntry } from './moved-shared-lists';

const MERGING = { from: 'old', into: 'new' };
const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';
const rowAt = (collegeId: string, now: string) =>
  changedRecruit({ collegeId, player: 'uid-player', before: null, count: 0 }, { stage: 'interested', version: 0 }, now);

test('a player of a shared list moves as they are, under the id of the remaining college', () => {
  const row = rowAt('old', FIRST);
  expect(movedRecruit(row, null, MERGING)).toEqual({ ...row, _id: 'new.uid-player', collegeId: 'new' });
});

test('a player on both lists keeps the later stage, and a coach with an older version learns of it', () => {
  const row = { ...rowAt('old', FIRST), stage: 'offer', version: 4, movedAt: LATER } as const;
  const there = rowAt('new', '2026-03-03T10:00:00.000Z');
  const moved = movedRecruit(row, there, MERGING);
  expect(staffRecruit.parse(moved)).toEqual({ ...there, stage: 'offer', addedAt: FIRST, movedAt: LATER, version: 5 });
  expect(movedRecruit({ ...row, movedAt: FIRST }, there, MERGING)).toMatchObject({ stage: 'interested', version: 5 });
});

test('an entry moves with its author, and one of another college stays where it is', () => {
  const place = { _id: 'entry-1', collegeId: 'old', player: 'uid-player', author: 'uid-coach' };
  const entry = moveEntry(place, 'offer', FIRST);
  expect(movedStaffEntry(entry, MERGING)).toEqual({ ...entry, collegeId: 'new' });
  expect(movedStaffEntry({ ...entry, collegeId: 'elsewhere' }, MERGING)).toBeNull();
});
