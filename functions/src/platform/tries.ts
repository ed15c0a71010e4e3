import { TRIES_PER_MINUTE } from '@touchline/domain/constants/limits';
import type { CountTry } from './rate-limit-store';

/** Counts tries of one kind of call (design.md §4, Limits on abuse); each throws Refusal tooMany where it is one too many. */
export interface Tries {
  /** From a network address, where one is known. */
  readonly from: (address: string | null) => Promise<void>;
  /** Around one person: a mail address or uid, kept as a hash alone. */
  readonly around: (person: string) => Promise<void>;
}

/** The limits of a call: 60 a minute from one address, unless `perAddress` says otherwise, and 10 a minute around one person. */
export function triesOf(call: string, countTry: CountTry, perAddress: number = TRIES_PER_MINUTE.address): Tries {
  const code = 'tooManyTries';
  return {
    from: async (address) => {
      if (address !== null) await countTry({ name: `${call}-from`, perMinute: perAddress, code }, address);
    },
    around: (person) => countTry({ name: `${call}-around`, perMinute: TRIES_PER_MINUTE.person, code }, person),
  };
}
