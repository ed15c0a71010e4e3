import { describe, expect, test } from 'vitest';
import { entryYears } from '../../reference/squad-marks';
import { squad } from '../squad-parts';
import { aSquad, somePlayingTime } from '../testing/a-squad';
import {
  finishedBefore,
  freshmanShare,
  freshmenPlay,
  lastPlayingTime,
  placeOpens,
  shareOfOrigins,
  unknownWorthSaying,
} from './squad-counts';

const { classes } = aSquad();

describe('who will have finished', () => {
  test.each([
    [2025, 0],
    [2026, 7],
    [2027, 13],
    [2028, 20],
    [2029, 28],
    [2035, 28],
  ])('before an entry in %i: %i of 28', (entryYear, finished) => {
    expect(finishedBefore(classes, 2025, entryYear)).toBe(finished);
  });

  test('the years of entry begin after the class that a roster already knows', () => {
    expect(entryYears(2025)).toEqual([2027, 2028, 2029]);
  });

  test('a place opens where at least half of the known classes finish', () => {
    expect(placeOpens(aSquad(), 'GK', 2027)).toBe(true);
    expect(placeOpens(aSquad(), 'DF', 2027)).toBe(false);
    expect(placeOpens(aSquad(), 'DF', 2028)).toBe(true);
  });

  test('no place opens where no class is known', () => {
    const none = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
    const { lines } = aSquad();
    expect(placeOpens(aSquad({ lines: { ...lines, GK: { players: 4, classes: none } } }), 'GK', 2028)).toBe(false);
  });
});

describe('what a squad tells', () => {
  test('the unknown is said from a fifth of the squad on', () => {
    expect(unknownWorthSaying(aSquad())).toEqual({ class: 0, line: 0, origin: 0 });
    expect(unknownWorthSaying(aSquad({ origins: 23 })).origin).toBe(0);
    expect(unknownWorthSaying(aSquad({ origins: 22 })).origin).toBe(6);
  });

  test('shares are of the players whose country is known, and fewer than three have none', () => {
    expect(shareOfOrigins(7, { origins: 28 })).toBe(25);
    expect(shareOfOrigins('few', { origins: 28 })).toBe(null);
    expect(shareOfOrigins(3, { origins: 0 })).toBe(null);
  });

  test('freshmen play where their share of the newest known season is above its median', () => {
    expect(freshmenPlay([somePlayingTime()])).toBe(true);
    expect(freshmenPlay([somePlayingTime({ freshmen: 0.14 })])).toBe(false);
    expect(freshmenPlay([somePlayingTime({ median: null })])).toBe(null);
    expect(freshmenPlay([])).toBe(null);
    const untold = [somePlayingTime({ season: 2025, freshmen: null }), somePlayingTime()];
    expect(lastPlayingTime(untold)?.season).toBe(2024);
    expect(freshmanShare([somePlayingTime({ season: 2025, freshmen: null }), somePlayingTime({ freshmen: 0.239 })])).toEqual({
      share: 24,
      season: 2024,
    });
    expect(freshmanShare(untold.slice(0, 1))).toBe(null);
  });

  test.each([
    ['classes above the players', { players: 27 }],
    ['more told origins than known ones', { origins: 6 }],
    ['one player of a state', { states: [{ name: 'CA', players: 1 }] }],
    ['two players from abroad', { abroad: 2 }],
  ])('a squad with %s is refused', (_, changes) => {
    expect(squad.safeParse(aSquad()).success).toBe(true);
    expect(squad.safeParse(aSquad(changes)).success).toBe(false);
  });
});
