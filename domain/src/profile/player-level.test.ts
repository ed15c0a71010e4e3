import { expect, test } from 'vitest';
import { profileType } from '../account/role';
import { isPlayer, playerLevelOf } from './player-level';

test('[S2-08] a profile’s level follows its percentage', () => {
  expect([0, 39, 40, 69, 70, 94, 95, 100].map(playerLevelOf)).toEqual([
    ...['starter', 'starter', 'solid', 'solid', 'strong', 'strong', 'ready', 'ready'],
  ]);
});

test('players are told from coaches and parents', () => {
  expect(profileType.options.filter(isPlayer)).toEqual(['playerHighSchool', 'playerCollege', 'playerPro']);
});
