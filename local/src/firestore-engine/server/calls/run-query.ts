import type { Engine } from '../../engine';
import { aggregate, checkAggregations, orderedForAggregation } from '../../query/aggregate';
import { answered } from '../../query/projection';
import { checkKeyScans, type Query } from '../../query/query';
import { readQuery } from '../../query/read-query';
import { parentName } from '../../names/document-name';
import { readContext, readQueried, readTimeOf } from '../../transactions/consistent-read';
import type { Timestamp, Value } from '../../values/value';
import { invalid } from '../../wire/firestore-error';
import type { AggregationMessage, Consistency, Document, StructuredQuery } from '../../wire/messages';

interface RunQueryRequest extends Consistency {
  readonly parent: string;
  readonly structuredQuery?: StructuredQuery;
}
interface RunQueryAnswer {
  readonly document?: Document;
  readonly transaction?: Buffer;
  readonly readTime?: Timestamp;
  readonly skippedResults?: number;
}
interface AggregationRequest extends Consistency {
  readonly parent: string;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: StructuredQuery;
    readonly aggregations: readonly AggregationMessage[];
  };
}
interface AggregationAnswer {
  readonly result?: { readonly aggregateFields: Readonly<Record<string, Value>> };
  readonly transaction?: Buffer;
  readonly readTime?: Timestamp;
}

/** RunQuery: the documents a query finds, in its order; at least one answer, which tells the time. */
export function* runQueryCall(engine: Engine, request: RunQueryRequest): Generator<RunQueryAnswer> {
  const query = checkedQuery(engine, request.parent, request.structuredQuery);
  const context = readContext(engine, parentName(request.parent).database, request);
  if (context.begun !== null) yield { transaction: context.begun };
  const documents = readQueried(engine, context, query);
  const readTime = readTimeOf(context);
  if (documents.length === 0) yield { readTime };
  for (const document of documents) yield { document: answered(document, query.select), readTime };
}

/** RunAggregationQuery: counts, sums and averages over a query's documents. */
export function* runAggregationQuery(engine: Engine, request: AggregationRequest): Generator<AggregationAnswer> {
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const query = checkedQuery(engine, request.parent, structuredQuery, aggregations);
  const context = readContext(engine, parentName(request.parent).database, request);
  const aggregateFields = aggregate(readQueried(engine, context, query), aggregations);
  const transaction = context.begun === null ? {} : { transaction: context.begun };
  yield { ...transaction, result: { aggregateFields }, readTime: readTimeOf(context) };
}

/** A query that Firestore would accept and production's indexes can answer. */
function checkedQuery(
  engine: Engine,
  parent: string,
  message: StructuredQuery | undefined,
  aggregations: readonly AggregationMessage[] = [],
): Query {
  if (message === undefined) throw invalid('A query says nothing.');
  const query = readQuery(parent, message);
  checkAggregations(query, aggregations);
  checkKeyScans(query);
  const ordered = orderedForAggregation(query, aggregations);
  engine.requiredIndexes?.check(ordered);
  return ordered;
}
