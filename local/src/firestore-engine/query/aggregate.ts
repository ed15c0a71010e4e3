import { canonicalField, fieldAt, fieldPath, NAME_FIELD } from '../names/field-path';
import type { StoredDocument } from '../store/stored-document';
import { doubleOf, integerOf, NULL, type Value } from '../values/value';
import { invalid } from '../wire/firestore-error';
import type { AggregationMessage } from '../wire/messages';
import type { Query } from './query';

/**
 * Counts, sums and averages of a query's documents, by alias. Only documents that have every summed field count, as in
 * Firestore.
 */
export function aggregate(
  documents: Iterable<StoredDocument>,
  aggregations: readonly AggregationMessage[],
): Readonly<Record<string, Value>> {
  if (aggregations.length === 0 || aggregations.length > 5) throw invalid('An aggregation query needs one to five aggregations.');
  const tallies = aggregations.map((one, at) => ({ alias: one.alias === '' ? `field_${at + 1}` : one.alias, ...tallyOf(one) }));
  const fields = tallies.flatMap(({ field }) => (field === null ? [] : [fieldPath(field)]));
  for (const document of documents) {
    const values = fields.map((path) => fieldAt(document.fields, path));
    if (values.includes(undefined)) continue;
    for (const { field, tally } of tallies)
      tally.add(field === null ? NULL : (fieldAt(document.fields, fieldPath(field)) ?? NULL));
    if (tallies.every(({ tally }) => tally.isFull())) break;
  }
  return Object.fromEntries(tallies.map(({ alias, tally }) => [alias, tally.result()]));
}

/** Refuses sums and averages of names, and a projection with them. */
export function checkAggregations({ select }: Query, aggregations: readonly AggregationMessage[]): void {
  const fields = aggregatedFields(aggregations);
  if (fields.length > 0 && select !== null) throw invalid('Cannot apply property masks when aggregation fields are present.');
  if (fields.includes(NAME_FIELD)) throw invalid('Aggregations are not supported for __name__.');
}

/**
 * The query that finds what is summed: sorted by the summed fields as well, so that its limit and offset count
 * documents that have them. Refuses, as Firestore does, where they would stand behind the name in the order.
 */
export function orderedForAggregation(query: Query, aggregations: readonly AggregationMessage[]): Query {
  const { order, isByName } = query;
  const added = aggregatedFields(aggregations).filter((field) => !order.some((one) => one.field === field));
  const [first] = added;
  if (first === undefined) return query;
  if (isByName) throw invalid(`An index with ${first} after __name__ is not supported: order by ${first} as well.`);
  const isDescending = order.at(-1)?.isDescending ?? false;
  const fields = [...new Set(added)].toSorted().map((field) => ({ field, isDescending }));
  return { ...query, order: [...order.slice(0, -1), ...fields, ...order.slice(-1)] };
}

function aggregatedFields(aggregations: readonly AggregationMessage[]): readonly string[] {
  return aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []).map(canonicalField);
}

interface Tally {
  add(value: Value): void;
  isFull(): boolean;
  result(): Value;
}

function tallyOf({ count, sum, avg }: AggregationMessage): { readonly field: string | null; readonly tally: Tally } {
  if (count !== undefined) return { field: null, tally: counting(count.upTo === null ? Infinity : Number(count.upTo.value)) };
  const field = (sum ?? avg)?.field?.fieldPath;
  if (field === undefined) throw invalid('An aggregation says nothing.');
  return { field, tally: new Summing(sum === undefined) };
}

function counting(upTo: number): Tally {
  if (!(upTo > 0)) throw invalid('up_to must be greater than 0.');
  let count = 0;
  return { add: () => (count = Math.min(count + 1, upTo)), isFull: () => count >= upTo, result: () => integerOf(count) };
}

/** Adds integers exactly as long as they fit into 64 bits; whatever is no number does not count. */
class Summing implements Tally {
  private integers = 0n;
  private doubles = 0;
  private hasDouble = false;
  private count = 0;

  constructor(private readonly isAverage: boolean) {}

  add(value: Value): void {
    if (value.valueType === 'integerValue') this.integers += BigInt(value.integerValue);
    else if (value.valueType === 'doubleValue') {
      this.doubles += value.doubleValue;
      this.hasDouble = true;
    } else return;
    this.count += 1;
  }

  isFull(): boolean {
    return false;
  }

  result(): Value {
    const total = Number(this.integers) + this.doubles;
    if (this.isAverage) return this.count === 0 ? NULL : doubleOf(total / this.count);
    const fits = BigInt.asIntN(64, this.integers) === this.integers;
    return this.hasDouble || !fits ? doubleOf(total) : integerOf(this.integers);
  }
}
