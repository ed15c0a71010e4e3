import type { PlayerCardPlayer } from '../../components/player-card';
import { PORTRAIT } from './picture-samples';

/** A player of the gallery; invented. */
export const ONE_PLAYER: PlayerCardPlayer = {
  username: 'imogen-hartsward',
  displayName: 'Imogen Hartsward',
  verified: true,
  class: 'Junior',
  graduationYear: 2028,
  positions: ['CM', 'AM'],
  team: { teamName: 'Larkmoor Rovers U17', tier: 'T1' },
  portrait: null,
  address: { locality: 'Larkmoor', administrative_area_level_1: 'OH', country: 'US' },
};

/** Hardly anything is known. */
export const BARE_PLAYER: PlayerCardPlayer = {
  username: 'ada',
  displayName: 'Ada Ø',
  verified: false,
  class: null,
  graduationYear: null,
  positions: [],
  team: null,
  portrait: null,
  address: { locality: null, administrative_area_level_1: null, country: null },
};

/** Everything as long as it can get. */
export const LONG_PLAYER: PlayerCardPlayer = {
  ...ONE_PLAYER,
  username: 'wilhelmina-long',
  displayName: 'Wilhelmina-Alexandra von Hohenlarkmoor-Saint-Bartholomew',
  positions: ['LB', 'CB', 'RB', 'DM', 'LM', 'CM', 'RM'],
  team: { teamName: 'Fußballspielvereinigung Oberlarkmoor-Niederlarkmoor 1907', tier: 'T2' },
  address: { ...ONE_PLAYER.address, locality: 'Saint Bartholomew-on-the-Upper-Larkmoor Heights' },
};

const NAMES = ['Robin Tarnley', 'Jules Wexcombe', 'Noor Ashmere', 'Teodor Fennbrook', 'Maja Quarrington', 'Kofi Pellham'];
const PLAYS = ['GK', 'FW', 'CB', 'LM', 'RB', 'DM'] as const;

/** Six players, every second with a picture. */
export const MANY_PLAYERS: readonly PlayerCardPlayer[] = NAMES.map((displayName, index) => ({
  ...ONE_PLAYER,
  username: `player-${index}`,
  displayName,
  verified: index % 3 === 0,
  positions: [PLAYS[index] ?? 'CM'],
  portrait: index % 2 === 0 ? null : PORTRAIT,
}));
