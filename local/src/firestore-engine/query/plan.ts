import { comparedKey, turned, type IndexShape, type SortField } from '../indexes/index-shape';
import { NAME_FIELD } from '../names/field-path';
import { kindRange } from '../values/value-key';
import { NULL } from '../values/value';
import { isRange, type Condition, type Conjunction } from './filter-tree';
import type { Cursor, Query } from './query';

/**
 * How one alternative of a query is read: a stretch of one index, in the result's order, less what fails the remaining
 * conditions.
 */
export interface Plan {
  readonly shape: IndexShape;
  readonly from: string;
  readonly until: string;
  readonly isReversed: boolean;
  /** How much of each key comes before the part that sorts the result. */
  readonly frontLength: number;
  readonly remaining: Conjunction;
}

/** Above every key that begins with what it is put behind: no key has this unit. */
const BEHIND = '\uffff';

/**
 * Finds the stretch of the index that holds an alternative's documents: equal fields in front, ranges and cursors as
 * its two ends.
 */
export function planOf({ order, startAt, endAt }: Query, alternative: Conjunction): Plan {
  const isReversed = order[0]?.isDescending ?? false;
  const keyOrder = order.map(({ field, isDescending }) => ({ field, isDescending: isDescending !== isReversed }));
  const equal = firstOfEachField(alternative.filter(({ op }) => op === '=='));
  const contains = alternative.find(({ op }) => op === 'array-contains');
  const shape = { equal: equal.map(({ field }) => field), contains: contains?.field ?? null, order: keyOrder };
  const front = [...equal, ...(contains === undefined ? [] : [contains])].map(keyOf).join('');

  const stretch = new Stretch(front);
  for (const condition of alternative) if (isRange(condition) && condition.field === order[0]?.field) stretch.narrow(condition);
  const [low, high] = isReversed ? [endAt, startAt] : [startAt, endAt];
  if (low !== null) stretch.beginAt(cursorKey(low, keyOrder) + (low.isBefore === isReversed ? BEHIND : ''));
  if (high !== null) stretch.endAt(cursorKey(high, keyOrder) + (high.isBefore === isReversed ? BEHIND : ''));
  const remaining = alternative.filter((one) => !equal.includes(one) && one !== contains);
  return { shape, from: stretch.from, until: stretch.until, isReversed, frontLength: front.length, remaining };
}

class Stretch {
  from: string;
  until: string;

  constructor(private readonly front: string) {
    this.from = front;
    this.until = front + BEHIND;
  }

  beginAt(key: string): void {
    if (this.front + key > this.from) this.from = this.front + key;
  }

  endAt(key: string): void {
    if (this.front + key < this.until) this.until = this.front + key;
  }

  narrow(condition: Condition): void {
    const [value = NULL] = condition.values;
    const key = keyOf(condition);
    if (condition.field !== NAME_FIELD) {
      const [from, until] = kindRange(value);
      this.beginAt(from);
      this.endAt(until);
    }
    if (condition.op === '>' || condition.op === '>=') this.beginAt(condition.op === '>' ? key + BEHIND : key);
    else this.endAt(condition.op === '<' ? key : key + BEHIND);
  }
}

function firstOfEachField(conditions: Conjunction): Conjunction {
  const firsts = new Map<string, Condition>();
  for (const one of conditions) if (!firsts.has(one.field)) firsts.set(one.field, one);
  return [...firsts.values()].toSorted((left, right) => (left.field < right.field ? -1 : 1));
}

function keyOf({ field, op, values: [value = NULL] }: Condition): string {
  return op === 'array-contains' ? comparedKey('', value) : comparedKey(field, value);
}

function cursorKey({ values }: Cursor, order: readonly SortField[]): string {
  return values
    .map((value, at) => {
      const { field = '', isDescending = false } = order[at] ?? {};
      const key = comparedKey(field, value);
      return isDescending ? turned(key) : key;
    })
    .join('');
}
