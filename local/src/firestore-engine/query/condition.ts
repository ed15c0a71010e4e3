import type { Value } from '../values/value';

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'not-in' | 'array-contains';

/** What one field must be. `in` and `array-contains-any` do not exist here: they are alternatives. `not-in` has several values, all others one. */
export interface Condition {
  readonly field: string;
  readonly op: Operator;
  readonly values: readonly Value[];
  /** Whether nothing can meet it: NULL and NaN in a list of alternatives equal nothing, and yet count as alternatives. */
  readonly isNever: boolean;
}

/** Conditions that must all hold. */
export type Conjunction = readonly Condition[];

export function isRange({ op }: Condition): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=';
}

/** Whether a result is sorted by the field even where its query does not say so. */
export function isInequality(condition: Condition): boolean {
  return isRange(condition) || condition.op === '!=' || condition.op === 'not-in';
}
