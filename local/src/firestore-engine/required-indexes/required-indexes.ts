import { readFileSync } from 'node:fs';
import type { Condition } from '../query/filter-tree';
import type { Query } from '../query/query';
import { FirestoreError } from '../wire/firestore-error';
import { missingIndexOf, type IndexFile } from './missing-index';

/** The indexes that production has: those of `firestore.indexes.json` and the automatic ones. */
export class RequiredIndexes {
  constructor(
    private readonly file: IndexFile,
    private readonly fileName: string,
  ) {}

  /** Refuses a query that production would refuse for want of an index, with FAILED_PRECONDITION and what to add. */
  check({ scope, alternatives, order }: Query): void {
    if (scope.collectionId === '') return;
    const orders = order.map(({ field, isDescending }) => ({
      field,
      direction: isDescending ? ('DESCENDING' as const) : ('ASCENDING' as const),
    }));
    for (const conditions of alternatives) {
      const filters = withoutTwins(conditions);
      const missing = missingIndexOf({ collection: scope.collectionId, isGroup: scope.isGroup, filters, orders }, this.file);
      if (missing === null) continue;
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `The query requires an index that ${this.fileName} lacks: ${scope.collectionId}: ${missing}.`,
      );
    }
  }
}

function withoutTwins(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter((one, at) => conditions.findIndex(({ field, op }) => field === one.field && op === one.op) === at);
}

/** The required indexes of a file, as readIndexFile. */
export function requiredIndexesIn(fileName: string): RequiredIndexes {
  return new RequiredIndexes(readIndexFile(fileName), fileName.split('/').at(-1) ?? fileName);
}

/** Reads `firestore.indexes.json`; throws one sentence if it is not one. */
export function readIndexFile(fileName: string): IndexFile {
  const content: unknown = JSON.parse(readFileSync(fileName, 'utf8'));
  if (!isIndexFile(content)) throw new Error(`${fileName} does not hold "indexes" and "fieldOverrides".`);
  return content;
}

function isIndexFile(content: unknown): content is IndexFile {
  if (typeof content !== 'object' || content === null) return false;
  return Array.isArray(Reflect.get(content, 'indexes')) && Array.isArray(Reflect.get(content, 'fieldOverrides'));
}
