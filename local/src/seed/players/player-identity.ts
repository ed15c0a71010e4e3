import { slugOf } from '@touchline/domain/import/college-slug';
import { type FixedChoice, fixedChoice } from '../fixed-choice';
import type { Origin } from './player-tables';

/** Who an invented player is before any field is filled. `fullness` runs from 0, nearly empty, to 1, complete. */
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

/** The invented players of every origin, in the order of the tables. No two share a name or a username. */
export function playerIdentities(origins: readonly Origin[]): readonly PlayerIdentity[] {
  const taken = new Set<string>();
  const everyone = origins.flatMap((origin) => Array.from({ length: origin.count }, () => origin));
  return everyone.map((origin, index) => {
    const choice = fixedChoice(`player ${index}`);
    const gender = index % 2 === 0 ? 'Female' : 'Male';
    const displayName = freshName(choice, origin, gender, taken);
    return {
      ...{ index, gender, origin, displayName, username: slugOf(displayName) },
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
