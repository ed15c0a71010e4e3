import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';

/**
 * A deterministic source of choices: the same text always gives the same choices in the same order, independent of the
 * clock.
 */
export interface FixedChoice {
  readonly one: <Choice>(choices: readonly Choice[]) => Choice;
  /** A number from 0 to below 1. */
  readonly share: () => number;
  /** A whole number between two, both included. */
  readonly whole: (low: number, high: number) => number;
}

/** The choices that follow from a text. */
export function fixedChoice(text: string): FixedChoice {
  const next = seededNumbers(text);
  const share = () => next() / 4294967296;
  return {
    one: (choices) => pickBy(choices, next()),
    share,
    whole: (low, high) => low + Math.floor(share() * (high - low + 1)),
  };
}
