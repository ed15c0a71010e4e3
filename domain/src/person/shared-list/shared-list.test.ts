import { describe, expect, test } from 'vitest';
import { SHARED_LIST_LIMITS } from '../../reference/shared-lists';
import { moveEntry, movedRecruit, requireOwnEntry, writtenEntry } from './list-changes';
import { staffEntry, staffEntryForm } from './staff-entry';
import { staffRecruit } from './staff-recruit';

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-05T10:00:00.000Z';
const row = { collegeId: 'harbor', player: 'uid-player', before: null, count: 0 };
const place = { _id: 'entry-1', collegeId: 'harbor', player: 'uid-player', author: 'uid-coach' };

describe('a player on a shared list', () => {
  const added = movedRecruit(row, { stage: 'interested', version: 0 }, FIRST);

  test('is added once and moved by who knows the latest version', () => {
    expect(staffRecruit.parse(added)).toMatchObject({ _id: 'harbor.uid-player', stage: 'interested', version: 1 });
    const moved = movedRecruit({ ...row, before: added }, { stage: 'visit', version: 1 }, LATER);
    expect(moved).toEqual({ ...added, stage: 'visit', version: 2, movedAt: LATER });
    expect(movedRecruit({ ...row, before: moved }, { stage: 'visit', version: 1 }, LATER), 'a repeated call').toBe(moved);
  });

  test('of two coaches who move at once, the second learns that somebody else was first', () => {
    const moved = movedRecruit({ ...row, before: added }, { stage: 'visit', version: 1 }, LATER);
    expect(() => movedRecruit({ ...row, before: moved }, { stage: 'dropped', version: 1 }, LATER)).toThrow('recruitMoved');
    expect(() => movedRecruit(row, { stage: 'dropped', version: 2 }, LATER)).toThrow('recruitRemoved');
  });

  test('the list has a limit for new players, not for known ones', () => {
    const full = { ...row, count: SHARED_LIST_LIMITS.players };
    expect(() => movedRecruit(full, { stage: 'visit', version: 0 }, FIRST)).toThrow('sharedListFull');
    expect(movedRecruit({ ...full, before: added }, { stage: 'offer', version: 1 }, LATER).stage).toBe('offer');
  });
});

describe('an entry of a shared list', () => {
  const note = writtenEntry(place, null, { kind: 'note', text: 'Left foot.', version: 0 }, FIRST);

  test('is written and changed by its author alone', () => {
    expect(staffEntry.parse(note)).toEqual(note);
    const changed = writtenEntry(place, note, { kind: 'note', text: 'Both feet.', version: 1 }, LATER);
    expect(changed).toEqual({ ...note, text: 'Both feet.', version: 2, changedAt: LATER });
    expect(writtenEntry(place, changed, { kind: 'note', text: 'Both feet.', version: 1 }, LATER)).toBe(changed);
    const other = { ...place, author: 'uid-other' };
    expect(() => writtenEntry(other, note, { kind: 'note', text: 'Mine.', version: 1 }, LATER)).toThrow('notYourEntry');
    const elsewhere = { ...place, collegeId: 'eastridge' };
    expect(() => writtenEntry(elsewhere, note, { kind: 'note', text: 'Mine.', version: 1 }, LATER)).toThrow('notYourEntry');
  });

  test('refuses an old version, a removed entry and another kind', () => {
    const changed = writtenEntry(place, note, { kind: 'note', text: 'Both feet.', version: 1 }, LATER);
    const again = () => writtenEntry(place, changed, { kind: 'note', text: 'None.', version: 1 }, LATER);
    expect(again).toThrow('staffEntryChanged');
    expect(() => writtenEntry(place, null, { kind: 'note', text: 'None.', version: 1 }, LATER)).toThrow('staffEntryRemoved');
    const contact = { kind: 'contact', text: null, version: 1 } as const;
    expect(() => writtenEntry(place, note, contact, LATER)).toThrow('staffEntryChanged');
  });

  test('tells a move, which nobody changes, not even who moved', () => {
    const moved = moveEntry(place, 'offer', FIRST);
    expect(staffEntry.parse(moved)).toMatchObject({ kind: 'move', stage: 'offer', text: null, author: 'uid-coach' });
    expect(() => requireOwnEntry(place, moved)).toThrow('notYourEntry');
  });

  test('a note has a text, a contact has none', () => {
    expect(staffEntryForm.safeParse({ kind: 'note', text: '  ', version: 0 }).success).toBe(false);
    expect(staffEntryForm.safeParse({ kind: 'note', text: 'x'.repeat(SHARED_LIST_LIMITS.note + 1), version: 0 }).success).toBe(
      false,
    );
    expect(staffEntryForm.safeParse({ kind: 'contact', text: 'x', version: 0 }).success).toBe(false);
    expect(staffEntryForm.safeParse({ kind: 'move', text: null, version: 0 }).success).toBe(false);
  });
});
