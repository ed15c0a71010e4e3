import { describe, expect, test } from 'vitest';
import { add, refusalOf, replace } from '../../../kernel/patch/testing/patches';
import { aProfile } from '../../testing/a-profile';
import { PROFILES } from '../../stored-profiles';
import { readDocument } from '../../../kernel/documents/define-collection';
import { editProfile, undoProfileEdit } from '../edit-profile';
import type { Profile } from '../profile';
import { campsIn, NO_STAMPS, numberedEntries, stampsAfter } from './schedule';
import { aMatch } from './testing/a-match';

const FIRST = '2026-06-01T12:00:00.000Z';
const LATER = '2026-06-02T12:00:00.000Z';
const LAST = '2026-06-03T12:00:00.000Z';
const cup = aMatch({ id: 'cup' });
const final = aMatch({ id: 'final', event: 'Final' });

const edited = (before: Profile, at: string, ...patch: unknown[]) => editProfile(before, patch, at);

describe('the stamps of a schedule', () => {
  test('an entry that is new or moved is newer than all before; the others keep their stamps', () => {
    const added = edited(aProfile({ schedule: [cup] }), FIRST, add('/schedule/-', final)).profile;
    expect(added.scheduleStamps).toEqual({ revision: 1, entries: { final: { revision: 1, at: FIRST } } });
    const moved = edited(added, LATER, replace('/schedule/0/date', '2027-05-08')).profile;
    expect(moved.scheduleStamps).toEqual({
      revision: 2,
      entries: { cup: { revision: 2, at: LATER }, final: { revision: 1, at: FIRST } },
    });
  });

  test('an entry that comes back by an undo is newer than before', () => {
    const moved = edited(aProfile({ schedule: [cup] }), FIRST, replace('/schedule/0/date', '2027-05-08')).profile;
    const { profile: removed, record } = edited(moved, LATER, replace('/schedule/0', null));
    expect(removed).toMatchObject({ schedule: [], scheduleStamps: { revision: 2, entries: {} } });
    if (record === null) throw new Error('the entry was removed');
    const back = undoProfileEdit(removed, record, LAST);
    expect(back.schedule).toEqual(moved.schedule);
    expect(back.scheduleStamps).toEqual({ revision: 3, entries: { cup: { revision: 3, at: LAST } } });
  });

  test('another usual number renews the entries without a number of their own', () => {
    const before = aProfile({ schedule: [cup, { ...final, shirtNumber: 12 }], jerseyNumber: 8 });
    const after = edited(before, FIRST, replace('/jerseyNumber', 9)).profile;
    expect(after.scheduleStamps).toEqual({ revision: 1, entries: { cup: { revision: 1, at: FIRST } } });
    expect(numberedEntries(after).map(({ shirtNumber }) => shirtNumber)).toEqual([9, 12]);
  });

  test('no other edit changes them, and no owner does', () => {
    const before = aProfile({ schedule: [cup] });
    expect(edited(before, FIRST, replace('/about', 'New.')).profile.scheduleStamps).toBe(before.scheduleStamps);
    expect(stampsAfter(before, { ...before, schedule: [aMatch({ id: 'cup' })] }, FIRST)).toBe(NO_STAMPS);
    for (const path of ['/scheduleStamps', '/scheduleStamps/revision', '/schedule/0/id'])
      expect(refusalOf(() => edited(before, FIRST, replace(path, 'x')))).toMatch(/^invalid /);
  });
});

test('a camp of several entries counts once', () => {
  expect(campsIn([cup, aMatch({ campId: 'a' }), aMatch({ campId: 'b' }), aMatch({ campId: 'a' })])).toEqual(['a', 'b']);
});

test('the entries of the fourteenth version are matches with names of their own', () => {
  const { _id, scheduleStamps, ...stored } = aProfile();
  const old = { date: '2026-12-05', time: '14:00', event: 'Showcase', place: null };
  const read = readDocument(PROFILES, `profiles/${_id}`, { ...stored, schemaVersion: 14, schedule: [old, old] });
  expect(read.scheduleStamps).toEqual(NO_STAMPS);
  const blank = { kind: 'match', until: null, shirtNumber: null, campId: null };
  expect(read.schedule).toEqual([
    { ...old, ...blank, id: 'entry-1' },
    { ...old, ...blank, id: 'entry-2' },
  ]);
});
