import { describe, expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { playHistories } from '../../kernel/patch/testing/two-editors-histories';
import { PLAYED_COLLEGE } from '../testing/played-college';
import { editCollege, undoCollegeEdit } from './edit-college';

describe('two editors of one college', () => {
  test('3,000 random interleavings end as a sequential model says, undo included; a later edit is never overwritten', () => {
    const seen = playHistories(PLAYED_COLLEGE, 3000, 11);
    expect(Math.min(seen.written, seen.undone, seen.refused)).toBeGreaterThan(60);
    expect([seen.crossed > 30, seen.writers]).toEqual([true, 2 * PLAYED_COLLEGE.paths.length]);
  });

  test('the sources of facts come back with an edit that is undone', () => {
    const imported = aCollege({ nickname: 'Pilots', sources: { nickname: { by: 'import', source: 'Team list', year: 2025 } } });

    const { college, record } = editCollege(imported, [{ op: 'replace', path: '/nickname', value: 'Mariners' }], {
      isAdmin: false,
      today: '2026-03-01',
    });

    expect(college.sources.nickname).toEqual({ by: 'coach', source: 'coach', year: 2026 });
    expect(record === null ? null : undoCollegeEdit(college, record, { isAdmin: false }).sources).toEqual(imported.sources);
  });

  test('an edit that changes nothing keeps the version and leaves no record', () => {
    const college = aCollege();
    const edit = editCollege(college, [{ op: 'replace', path: '/city/population', value: 12_000 }], {
      isAdmin: true,
      today: '2026-03-01',
    });
    expect(edit).toEqual({ college, record: null });
  });
});
