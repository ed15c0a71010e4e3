import type { DocumentStore } from '../store/document-store';
import type { Micros, StoredDocument } from '../store/stored-document';
import { type Plan, planOf } from './plan';
import type { Query } from './query';
import { fieldAt, fieldPath, NAME_FIELD } from '../names/field-path';
import { comparedKey, pathKey } from '../indexes/index-shape';
import { kindRange, valueKey } from '../values/value-key';
import { isNaNValue, NULL, type Value } from '../values/value';
import { type Condition, isComparable } from './filter-tree';

/** The documents that a query finds, in its order; at an earlier time where one is given. */
export function* runQuery(store: DocumentStore, query: Query, time: Micros | null): Generator<StoredDocument> {
  const plans = query.alternatives.map((alternative) => planOf(query, alternative));
  let skipped = 0;
  let answered = 0;
  for (const document of merged(
    plans.map((plan) => read(store, query, plan, time)),
    plans[0]?.isReversed ?? false,
  )) {
    if (skipped < query.offset) {
      skipped += 1;
      continue;
    }
    yield document;
    answered += 1;
    if (answered === query.limit) return;
  }
}

type Sorted = Generator<readonly [key: string, document: StoredDocument]>;

/** One alternative's documents, each with the part of its key that sorts the result. */
function* read(store: DocumentStore, { scope }: Query, plan: Plan, time: Micros | null): Sorted {
  if (plan.from >= plan.until) return;
  for (const [key, document] of store.index(scope, plan.shape, time).between(plan.from, plan.until, plan.isReversed)) {
    if (plan.remaining.every((condition) => matches(document, condition))) yield [key.slice(plan.frontLength), document];
  }
}

/** Several alternatives' documents as one result, each document once. */
function* merged(sources: readonly Sorted[], isReversed: boolean): Generator<StoredDocument> {
  const heads = sources.map((source) => ({ source, head: source.next() }));
  let last: string | null = null;
  for (;;) {
    let best: (typeof heads)[number] | null = null;
    for (const one of heads) {
      if (one.head.done === true) continue;
      const bestKey: string | null = best === null || best.head.done === true ? null : best.head.value[0];
      if (bestKey === null || (isReversed ? one.head.value[0] > bestKey : one.head.value[0] < bestKey)) best = one;
    }
    if (best === null || best.head.done === true) return;
    const [key, document] = best.head.value;
    if (key !== last) yield document;
    last = key;
    best.head = best.source.next();
  }
}

/** Whether a document meets a condition. A missing field meets none; ranges stay within the kind of their value. */
function matches(document: StoredDocument, { field, op, values }: Condition): boolean {
  const found = field === NAME_FIELD ? null : fieldAt(document.fields, fieldPath(field));
  if (found === undefined) return false;
  const key = found === null ? pathKey(document.path) : valueKey(found);
  const [compared = NULL] = values;
  const other = comparedKey(field, compared);
  switch (op) {
    case '==':
      return key === other;
    case '!=':
      return found?.valueType !== 'nullValue' && key !== other;
    case 'not-in':
      if (found?.valueType === 'nullValue' || values.some(({ valueType }) => valueType === 'nullValue')) return false;
      return !values.some((one) => isComparable(one) && comparedKey(field, one) === key);
    case 'array-contains':
      return found?.valueType === 'arrayValue' && found.arrayValue.values.some((one) => valueKey(one) === other);
    case '<':
      return isOfKind(field, key, compared) && key < other;
    case '<=':
      return isOfKind(field, key, compared) && key <= other;
    case '>':
      return isOfKind(field, key, compared) && key > other;
    case '>=':
      return isOfKind(field, key, compared) && key >= other;
  }
}

function isOfKind(field: string, key: string, compared: Value): boolean {
  if (field === NAME_FIELD) return true;
  const [from, until] = kindRange(compared);
  return key >= from && key < until && !isNaNValue(compared);
}
