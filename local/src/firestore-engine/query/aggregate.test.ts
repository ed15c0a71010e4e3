import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../store/stored-document';
import { doubleOf, integerOf, type Value } from '../values/value';
import type { AggregationMessage } from '../wire/messages';
import { aggregate } from './aggregate';

const document = (name: string, fields: Readonly<Record<string, Value>>): StoredDocument => ({
  ...{ name: `projects/demo/databases/(default)/documents/c/${name}`, path: `c/${name}` },
  ...{ fields, createTime: 0, updateTime: 0 },
});
const DOCUMENTS = [1, 2, 3, 4].map((n) => document(`d${n}`, { n: integerOf(n) }));
const ref = { fieldPath: 'n' };
const ALL: AggregationMessage = { alias: 'all', count: { upTo: null } };
const FEW: AggregationMessage = { alias: 'few', count: { upTo: { value: '2' } } };
const SUM: AggregationMessage = { alias: 'sum', sum: { field: ref } };
const MEAN: AggregationMessage = { alias: 'mean', avg: { field: ref } };

describe('aggregations of one query', () => {
  test('each see all documents: a count with a limit ends none of the others', () => {
    expect(aggregate(DOCUMENTS, [FEW, ALL, SUM, MEAN])).toEqual({
      ...{ few: integerOf(2), all: integerOf(4), sum: integerOf(10), mean: doubleOf(2.5) },
    });
  });

  test('that are all limited read no further document', () => {
    const read: string[] = [];
    function* documents() {
      for (const one of DOCUMENTS) {
        read.push(one.path);
        yield one;
      }
    }
    expect(aggregate(documents(), [FEW, { ...FEW, alias: 'other' }])).toEqual({ few: integerOf(2), other: integerOf(2) });
    expect(read).toEqual(['c/d1', 'c/d2']);
  });

  test('count only documents that have every summed field', () => {
    const without = document('without', { m: integerOf(7) });
    expect(aggregate([...DOCUMENTS, without], [ALL, SUM])).toEqual({ all: integerOf(4), sum: integerOf(10) });
    expect(aggregate([...DOCUMENTS, without], [ALL])).toEqual({ all: integerOf(5) });
  });
});
