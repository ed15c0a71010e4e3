import type { CollectionDefinition } from '@touchline/domain/kernel/documents/define-collection';
import type { IndexFile } from '../../firestore-engine/required-indexes/missing-index';
import { blocking, type Finding, warning, when } from '../finding';

/**
 * How many composite indexes, and how many fields with settings of their own, a Firestore database may have in a
 * project with billing. Functions of the second generation need billing; without it each limit is 200.
 */
export const INDEX_LIMITS = { composite: 1000, singleField: 1000 } as const;

const FILE = 'firestore.indexes.json';
/** Fields that the search of the database itself adds: its name, and what is computed into every document. */
const NAME = '__name__';

/** The indexes stay below the limits, none stands there twice, and each is of a field that its collection stores. */
export function checkIndexes(file: IndexFile, collections: readonly CollectionDefinition[]): readonly Finding[] {
  const { indexes, fieldOverrides } = file;
  return [
    ...overLimit(indexes.length, INDEX_LIMITS.composite, 'composite indexes'),
    ...overLimit(fieldOverrides.length, INDEX_LIMITS.singleField, 'fields with settings of their own'),
    ...repeated(indexes.map((index) => `${index.collectionGroup} (${index.queryScope}): ${fieldsOf(index)}`)).map((name) =>
      warning(`${FILE} has the index of ${name} twice: remove one.`),
    ),
    ...repeated(fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).map((name) =>
      blocking(`${FILE} has two settings for ${name}: keep one, because only one can hold.`),
    ),
    ...indexes
      .filter(({ fields }) => fields.filter(({ fieldPath }) => fieldPath !== NAME).length < 2)
      .map((index) =>
        blocking(
          `${FILE} has a composite index of ${index.collectionGroup} on ${fieldsOf(index)} alone, which Firestore refuses: remove it.`,
        ),
      ),
    ...unknownFields(file, collections),
  ];
}

function overLimit(count: number, limit: number, what: string): readonly Finding[] {
  return when(count > limit, () =>
    blocking(
      `${FILE} has ${numeral(count)} ${what}, and a database may have ${numeral(limit)} in a project with billing: ` +
        `remove ${numeral(count - limit)}.`,
    ),
  );
}

/** A number with commas, as in sentences. */
export function numeral(count: number): string {
  return count.toLocaleString('en-US');
}

function fieldsOf({ fields }: IndexFile['indexes'][number]): string {
  return fields
    .filter(({ fieldPath }, at) => fieldPath !== NAME || at < fields.length - 1)
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(arrayConfig ?? order ?? '').toLowerCase()}`)
    .join(', ');
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** Indexes and settings that no query can need: of a collection that nobody defines, or of a field that it lacks. */
function unknownFields({ indexes, fieldOverrides }: IndexFile, collections: readonly CollectionDefinition[]): readonly Finding[] {
  const named = [
    ...indexes.flatMap(({ collectionGroup, fields }) =>
      fields.map(({ fieldPath }) => ({ collectionGroup, fieldPath, what: 'an index' })),
    ),
    ...fieldOverrides.map(({ collectionGroup, fieldPath }) => ({ collectionGroup, fieldPath, what: 'a setting' })),
  ].filter(({ fieldPath }) => fieldPath !== NAME);
  const texts = named.flatMap(({ collectionGroup, fieldPath, what }) => {
    const fields = collections.filter((one) => idOf(one) === collectionGroup).map(storedFields);
    if (fields.length === 0) return [`${FILE} has ${what} of ${collectionGroup}, which is no collection: remove it.`];
    const isStored = fields.some((names) => names.has(fieldPath.split('.')[0] ?? ''));
    return isStored ? [] : [`${FILE} has ${what} of ${collectionGroup}.${fieldPath}, which is no stored field: remove it.`];
  });
  return [...new Set(texts)].map(warning);
}

/** A collection as queries of its group name it: the last part of its path. */
function idOf({ name }: CollectionDefinition): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function storedFields({ schema, stamps = {}, expires }: CollectionDefinition): ReadonlySet<string> {
  const shape = 'shape' in schema.def && typeof schema.def.shape === 'object' ? Object.keys(schema.def.shape ?? {}) : [];
  return new Set([...shape, ...Object.keys(stamps), ...(expires === undefined ? [] : ['expiresAt'])]);
}

/** Each collection whose documents go by themselves has its TTL policy, and no other has one. */
export function checkExpiry({ fieldOverrides }: IndexFile, collections: readonly CollectionDefinition[]): readonly Finding[] {
  const policies = fieldOverrides.filter(({ ttl }) => ttl === true);
  const expiring = collections.filter(({ expires }) => expires !== undefined).map(idOf);
  const isMissing = (name: string): boolean =>
    !policies.some(({ collectionGroup, fieldPath }) => collectionGroup === name && fieldPath === 'expiresAt');
  return [
    ...expiring
      .filter(isMissing)
      .map((name) =>
        blocking(
          `${FILE} has no TTL policy for ${name}, so its documents stay for ever: add ` +
            `{ "collectionGroup": "${name}", "fieldPath": "expiresAt", "ttl": true, "indexes": [] } to fieldOverrides.`,
        ),
      ),
    ...policies
      .filter(({ collectionGroup, fieldPath }) => fieldPath !== 'expiresAt' || !expiring.includes(collectionGroup))
      .map(({ collectionGroup, fieldPath }) =>
        blocking(
          `${FILE} lets documents of ${collectionGroup} expire by ${fieldPath}, but the collection keeps them: take out ` +
            `the TTL policy, or say in its definition when they go.`,
        ),
      ),
  ];
}
