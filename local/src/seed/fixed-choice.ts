import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';

/**
 * Choices that follow from a text: the same text always chooses the same, in the same order. Nothing random, no clock.
 */
export interface FixedChoice {
  readonly one: <Choice>(choices: readonly Choice[]) => Choice;
  /** A share from 0 to 1, below 1. */
  readonly share: () => number;
  /** A whole number between two, both included. */
  readonly whole: (low: number, high: number) => number;
}

/** Choices that follow from a text. */
export function fixedChoice(text: string): FixedChoice {
  const next = seededNumbers(text);
  const share = () => next() / 4294967296;
  return {
    one: (choices) => pickBy(choices, next()),
    share,
    whole: (low, high) => low + Math.floor(share() * (high - low + 1)),
  };
}
