import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import { type FixedChoice, fixedChoice } from '../fixed-choice';
import type { Origin, PlayerWords } from './player-tables';
import { type Position, POSITIONS } from '@touchline/domain/reference/positions';

/**
 * The identity of an invented player before any other field is filled. `fullness` runs from 0, nearly empty, to 1,
 * complete.
 */
export interface PlayerIdentity {
  readonly index: number;
  readonly uid: string;
  readonly username: string;
  readonly displayName: string;
  readonly gender: 'Male' | 'Female';
  readonly origin: Origin;
  readonly town: Origin['towns'][number];
  readonly fullness: number;
}

/** The invented players of every origin, in the order of the tables. No two share a name or username. */
export function playerIdentities(origins: readonly Origin[]): readonly PlayerIdentity[] {
  const taken = new Set<string>();
  const everyone = origins.flatMap((origin) => Array.from({ length: origin.count }, () => origin));
  return everyone.map((origin, index) => {
    const choice = fixedChoice(`player ${index}`);
    const gender = index % 2 === 0 ? 'Female' : 'Male';
    const displayName = freshName(choice, origin, gender, taken);
    return {
      index,
      gender,
      origin,
      displayName,
      username: slugOf(displayName),
      uid: `sample-player-${String(index + 1).padStart(3, '0')}`,
      town: choice.one(origin.towns),
      fullness: ((index * 37) % 100) / 99,
    };
  });
}

function freshName(choice: FixedChoice, { men, women, surnames }: Origin, gender: 'Male' | 'Female', taken: Set<string>): string {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const surname = 'whole' in surnames ? choice.one(surnames.whole) : choice.one(surnames.starts) + choice.one(surnames.ends);
    const name = `${choice.one(gender === 'Male' ? men : women)} ${surname}`;
    if (taken.has(slugOf(name))) continue;
    taken.add(slugOf(name));
    return name;
  }
  throw new Error('the tables hold too few names');
}

type Line = keyof PlayerWords['openings'];

const LINES: Readonly<Record<Position, Line>> = {
  GK: 'keeper',
  LB: 'defender',
  RB: 'defender',
  CB: 'defender',
  DM: 'midfielder',
  CM: 'midfielder',
  AM: 'midfielder',
  LM: 'midfielder',
  RM: 'midfielder',
  FW: 'forward',
};
/** The secondary positions of a player: neighbours on the pitch. */
const NEIGHBOURS: Readonly<Record<Position, readonly Position[]>> = {
  GK: [],
  LB: ['LM', 'CB'],
  RB: ['RM', 'CB'],
  CB: ['DM', 'RB'],
  DM: ['CM', 'CB'],
  CM: ['DM', 'AM'],
  AM: ['CM', 'FW'],
  LM: ['LB', 'FW'],
  RM: ['RB', 'FW'],
  FW: ['AM', 'RM'],
};

/** One to three positions, the best first. */
export function positionsFor(choice: FixedChoice): Position[] {
  const best = choice.one(POSITIONS);
  const others = NEIGHBOURS[best].slice(0, choice.whole(0, 2));
  return [best, ...others];
}

/** The part of the pitch that a position belongs to. */
export function lineOf(position: Position): Line {
  return LINES[position];
}

/** A height in feet and inches, plausible for gender and position. */
export function heightFor(choice: FixedChoice, gender: 'Male' | 'Female', best: Position): string {
  const tall = best === 'GK' || best === 'CB' ? 2 : 0;
  const inches = choice.whole(gender === 'Male' ? 66 : 61, gender === 'Male' ? 74 : 69) + tall;
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** A grade on a country's scale. */
export function markOn(choice: FixedChoice, { low, high, step }: { low: number; high: number; step: number }): number {
  const steps = Math.round((high - low) / step);
  return Math.round((low + choice.whole(0, steps) * step) * 100) / 100;
}
