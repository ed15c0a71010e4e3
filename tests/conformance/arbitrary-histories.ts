import fc from 'fast-check';
import type { AggregationMessage } from '@touchline/local/firestore-engine/wire/messages';
import { aggregations, aQuery, type SentQuery } from './arbitrary-queries';
import { aPath, aWrite, type WriteStep } from './arbitrary-writes';

/**
 * Two transactions may be open at a time, each over documents of its own: how long one waits for another's is not
 * compared.
 */
export type Slot = 'left' | 'right';

/** One call of a history. */
export type Step =
  | { readonly does: 'commit' | 'batchWrite'; readonly writes: readonly WriteStep[] }
  | { readonly does: 'get'; readonly paths: readonly string[]; readonly mask: readonly string[] | null }
  | { readonly does: 'query'; readonly parent: string; readonly query: SentQuery }
  | {
      readonly does: 'aggregate';
      readonly parent: string;
      readonly query: SentQuery;
      readonly aggregations: readonly AggregationMessage[];
    }
  | {
      readonly does: 'list';
      readonly parent: string;
      readonly collectionId: string;
      readonly pageSize: number;
      readonly showMissing: boolean;
    }
  | { readonly does: 'collections'; readonly parent: string }
  | { readonly does: 'begin'; readonly slot: Slot; readonly readOnly: boolean }
  | { readonly does: 'getIn'; readonly slot: Slot; readonly path: string }
  | { readonly does: 'queryIn'; readonly slot: Slot }
  | { readonly does: 'commitIn'; readonly slot: Slot; readonly writes: readonly WriteStep[] }
  | { readonly does: 'rollBack'; readonly slot: Slot }
  | { readonly does: 'contend'; readonly path: string; readonly inside: WriteStep; readonly outside: WriteStep };

const writes = fc.array(aWrite(aPath), { minLength: 1, maxLength: 3 });
const ofSlot = (slot: Slot) => {
  const path = fc.constantFrom(`${slot}/a`, `${slot}/b`);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant('begin' as const), slot: fc.constant(slot), readOnly: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('getIn' as const), slot: fc.constant(slot), path }) },
    { weight: 2, arbitrary: fc.constant({ does: 'queryIn' as const, slot }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('commitIn' as const),
        slot: fc.constant(slot),
        writes: fc.array(aWrite(path), { maxLength: 2 }),
      }),
    },
    fc.constant({ does: 'rollBack' as const, slot }),
  );
};
const aContention = aPath.chain((path) =>
  fc.record({
    does: fc.constant('contend' as const),
    path: fc.constant(path),
    inside: aWrite(fc.constant(path)),
    outside: aWrite(fc.constant(path)),
  }),
);

const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('commit' as const), writes }) },
  fc.record({ does: fc.constant('batchWrite' as const), writes }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('get' as const),
      paths: fc.uniqueArray(aPath, { minLength: 1, maxLength: 3 }),
      mask: fc.option(fc.uniqueArray(fc.constantFrom('a', 'm.x'), { maxLength: 2 }), { freq: 3 }),
    }),
  },
  { weight: 9, arbitrary: aQuery.map((asked) => ({ does: 'query' as const, ...asked })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(aQuery, aggregations)
      .map(([asked, list]) => ({ does: 'aggregate' as const, ...asked, aggregations: list })),
  },
  fc.record({
    does: fc.constant('list' as const),
    parent: fc.constantFrom('', '/c/a', '/d/none'),
    collectionId: fc.constantFrom('c', 'd', 'kids'),
    pageSize: fc.integer({ min: 0, max: 2 }),
    showMissing: fc.boolean(),
  }),
  fc.record({ does: fc.constant('collections' as const), parent: fc.constantFrom('', '/c/a', '/d/none') }),
  { weight: 2, arbitrary: ofSlot('left') },
  { weight: 2, arbitrary: ofSlot('right') },
  aContention,
);

/** A history that begins with some documents. */
export const aHistory: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.array(aWrite(aPath), { minLength: 2, maxLength: 6 }), fc.array(aStep, { minLength: 4, maxLength: 14 }))
  .map(([first, steps]) => [{ does: 'batchWrite', writes: first }, ...steps]);
