import { describe, expect, test } from 'vitest';
import { add, coach, edited, refusalOf, replace } from '../../kernel/patch/testing/patches';
import type { College } from '../college';
import { applyCollegePatch, undoCollegeChanges } from '../editing/edit-college';
import { aCollege, aTeam } from '../testing/a-college';

const NEEDS = '/athletics/sport/0/rosterNeeds';
const later = { ...coach, today: '2026-11-22' };
const need = (position: string, graduationYear: number, level: string) => ({
  id: `${position}-${graduationYear}`,
  position,
  graduationYear,
  need: level,
});
const needsOf = (college: College) => college.athletics.sport[0]?.rosterNeeds ?? [];
const started = edited(aCollege(), add(`${NEEDS}/-`, need('GK', 2027, 'open')), add(`${NEEDS}/-`, need('CB', 2028, 'watching')));

describe('the day of a roster need', () => {
  test('is that of the edit which told or changed it, and the other needs keep theirs', () => {
    expect(needsOf(started).map(({ id, changedOn }) => [id, changedOn])).toEqual([
      ['GK-2027', '2026-03-01'],
      ['CB-2028', '2026-03-01'],
    ]);
    const { document } = applyCollegePatch(started, [replace(`${NEEDS}/1/need`, 'open')], later);
    expect(needsOf(document).map(({ id, changedOn }) => [id, changedOn])).toEqual([
      ['GK-2027', '2026-03-01'],
      ['CB-2028', '2026-11-22'],
    ]);
  });

  test('is never the one that was sent, be it with a need, a list or a team', () => {
    const sent = { ...need('GK', 2027, 'open'), changedOn: '1999-01-01' };
    const other = { ...need('FW', 2027, 'open'), changedOn: '1999-01-01' };
    for (const [path, value] of [
      [NEEDS, [other, sent]],
      ['/athletics/sport/0', aTeam({ sex: 'male', rosterNeeds: [other, sent] as never })],
      ['/athletics/sport', [aTeam({ sex: 'male', rosterNeeds: [other, sent] as never })]],
    ] as const) {
      const { document } = applyCollegePatch(started, [replace(path, value)], later);
      expect(needsOf(document).map(({ id, changedOn }) => [id, changedOn])).toEqual([
        ['FW-2027', '2026-11-22'],
        ['GK-2027', '2026-03-01'],
      ]);
    }
    expect(refusalOf(() => applyCollegePatch(started, [replace(`${NEEDS}/0/changedOn`, '1999-01-01')], later))).toBe(
      'invalid fieldNotEditable',
    );
  });

  test('comes back with undo, also where another need was changed since', () => {
    const first = applyCollegePatch(started, [replace(`${NEEDS}/0/need`, 'closed')], later);
    expect(undoCollegeChanges(first.document, first.inverse)).toEqual(started);
    const other = applyCollegePatch(first.document, [replace(`${NEEDS}/1/need`, 'closed')], { ...coach, today: '2026-12-01' });
    expect(needsOf(undoCollegeChanges(other.document, first.inverse))).toEqual([
      needsOf(started)[0],
      { ...needsOf(started)[1], need: 'closed', changedOn: '2026-12-01' },
    ]);
    expect(refusalOf(() => undoCollegeChanges(undoCollegeChanges(other.document, first.inverse), first.inverse))).toBe(
      'conflict changedSince',
    );
  });
});

describe('roster needs refuse', () => {
  test.each([
    ['a position and a year twice', add(`${NEEDS}/-`, need('GK', 2027, 'closed'))],
    ['an id of another need', add(`${NEEDS}/-`, { ...need('GK', 2029, 'open'), id: 'CB-2029' })],
    ['an unknown position', add(`${NEEDS}/-`, need('XX', 2029, 'open'))],
    ['an unknown level', add(`${NEEDS}/-`, need('GK', 2029, 'urgent'))],
    ['half a year', add(`${NEEDS}/-`, need('GK', 2029.5, 'open'))],
    ['a year of another century', add(`${NEEDS}/-`, need('GK', 1999, 'open'))],
    ['another position for a need that is there', replace(`${NEEDS}/0/position`, 'FW')],
    ['a need without level', replace(`${NEEDS}/0/need`, null)],
  ])('%s', (_, operation) => {
    expect(refusalOf(() => applyCollegePatch(started, [operation], coach))).toBe('invalid valueRefused');
  });

  test('nothing that is in order: a need is removed by null', () => {
    expect(needsOf(edited(started, replace(`${NEEDS}/0`, null))).map(({ id }) => id)).toEqual(['CB-2028']);
  });
});
