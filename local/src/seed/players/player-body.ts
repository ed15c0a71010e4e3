import { POSITIONS, type Position } from '@touchline/domain/constants/positions';
import type { FixedChoice } from '../fixed-choice';
import type { PlayerWords } from './player-tables';

type Line = keyof PlayerWords['openings'];

const LINES: Readonly<Record<Position, Line>> = {
  ...{ GK: 'keeper', LB: 'defender', RB: 'defender', CB: 'defender', DM: 'midfielder', CM: 'midfielder' },
  ...{ AM: 'midfielder', LM: 'midfielder', RM: 'midfielder', FW: 'forward' },
};
/** Where someone plays besides: neighbours on the pitch. */
const NEIGHBOURS: Readonly<Record<Position, readonly Position[]>> = {
  ...{ GK: [], LB: ['LM', 'CB'], RB: ['RM', 'CB'], CB: ['DM', 'RB'], DM: ['CM', 'CB'], CM: ['DM', 'AM'] },
  ...{ AM: ['CM', 'FW'], LM: ['LB', 'FW'], RM: ['RB', 'FW'], FW: ['AM', 'RM'] },
};

/** One to three positions, the best first. */
export function positionsFor(choice: FixedChoice): Position[] {
  const best = choice.one(POSITIONS);
  const others = NEIGHBOURS[best].slice(0, choice.whole(0, 2));
  return [best, ...others];
}

/** Where on the pitch a position stands. */
export function lineOf(position: Position): Line {
  return LINES[position];
}

/** A height in feet and inches that fits gender and position. */
export function heightFor(choice: FixedChoice, gender: 'Male' | 'Female', best: Position): string {
  const tall = best === 'GK' || best === 'CB' ? 2 : 0;
  const inches = choice.whole(gender === 'Male' ? 66 : 61, gender === 'Male' ? 74 : 69) + tall;
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** A mark on a country's scale. */
export function markOn(choice: FixedChoice, { low, high, step }: { low: number; high: number; step: number }): number {
  const steps = Math.round((high - low) / step);
  return Math.round((low + choice.whole(0, steps) * step) * 100) / 100;
}
