import { expect, test } from 'vitest';
import { marksOfNumber, numberOfMarks, partsOfMark, SQUAD_FILTERS, SQUAD_MARKS } from '../../reference/squad-marks';
import { aSquad, somePlayingTime } from '../testing/a-squad';
import { squadMarksOf } from './marks-of-squads';

const teamOf = (squad: Parameters<typeof aSquad>[0], playingTime = [somePlayingTime()]) => ({
  squad: aSquad(squad),
  playingTime,
});

test('a squad is marked with the places that open and with what it has more or less than the median', () => {
  expect(squadMarksOf({ male: teamOf({ players: 31 }), female: null })).toEqual([
    ...['mGK2027', 'mFW2027', 'mGK2028', 'mDF2028', 'mMF2028', 'mFW2028'],
    ...['m:abroadMore', 'm:homeLess', 'm:squadLarger', 'm:freshmenPlay'],
  ]);
});

test('fewer than three players are less than a median only if two would be', () => {
  const marksAt = (abroad: number) =>
    squadMarksOf({ male: null, female: teamOf({ abroad: 'few', medians: { players: 28, abroad, home: null } }, []) });
  expect(marksAt(7.2)).toContain('w:abroadLess');
  expect(marksAt(7)).not.toContain('w:abroadLess');
  expect(marksAt(0)).not.toContain('w:abroadMore');
});

test('an older squad has no marks but that its freshmen play', () => {
  expect(squadMarksOf({ male: teamOf({ season: 2024 }), female: null })).toEqual(['m:freshmenPlay']);
});

test('marks and their number are the same, and every mark belongs to one filter and one team', () => {
  expect(marksOfNumber(numberOfMarks(SQUAD_MARKS))).toEqual(SQUAD_MARKS);
  const some = ['wGK2028', 'w:freshmenPlay'];
  expect(marksOfNumber(numberOfMarks(some))).toEqual(some);
  expect(Object.values(SQUAD_FILTERS).flat().toSorted()).toEqual(SQUAD_MARKS.toSorted());
  expect(partsOfMark('wGK2028')).toMatchObject({ sex: 'female', line: 'GK', year: 2028 });
  expect(partsOfMark('xGK2028')).toBe(null);
});
