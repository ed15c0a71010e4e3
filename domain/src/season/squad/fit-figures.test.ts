import { expect, test } from 'vitest';
import { UNKNOWN_TEAM } from '../college-soccer';
import { aSquad, somePlayingTime } from '../testing/a-squad';
import { fitFiguresOf } from './fit-figures';
import { finishedBefore, sumOfClasses } from './squad-counts';

test('who leaves at each position, and the starts of freshmen next to the median', () => {
  const squad = aSquad();
  const { strength, lines, freshmen } = fitFiguresOf({
    ...UNKNOWN_TEAM,
    squad,
    playingTime: [somePlayingTime({ freshmen: null }), somePlayingTime({ season: 2024, freshmen: 0.126, median: 0.2 })],
  });
  const { classes } = squad.lines.DF;
  expect(strength).toBeNull();
  expect(lines.DF).toEqual({
    known: sumOfClasses(classes),
    leaving: [2027, 2028, 2029].map((year) => finishedBefore(classes, squad.season, year)),
  });
  expect(freshmen).toEqual({ share: 13, median: 20, season: 2024 });
});

test('a squad of another season, and a team of which nothing is known, leave everything unknown', () => {
  const unknown = { strength: null, lines: { GK: null, DF: null, MF: null, FW: null }, freshmen: null };
  expect(fitFiguresOf(UNKNOWN_TEAM)).toEqual(unknown);
  expect(fitFiguresOf({ ...UNKNOWN_TEAM, squad: aSquad({ season: 2024 }) })).toEqual(unknown);
});
