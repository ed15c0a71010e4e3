import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import {
  type CollectionDefinition,
  parametersIn,
  pathOf,
  readDocument,
  unpackedFields,
  writtenFields,
} from '@touchline/domain/kernel/documents/define-collection';
import { exportSectionsOf, type PersonLink } from '@touchline/domain/kernel/documents/personal-data';
import { isObject } from '@touchline/domain/kernel/json/json';
import { PROFILE_FIELDS, PROFILES } from '@touchline/domain/person/stored-profiles';
import { schemaOutline } from '@touchline/local/docs/schema-outline';
import { advice, committedOutline, storedFixture } from '@touchline/local/docs/stored-schemas';
import { converterOf } from '@touchline/functions/platform/stored-document';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source-files';

const idOf = ({ name }: CollectionDefinition): string => name.slice(name.lastIndexOf('/') + 1);

/** Each collection with each of its versions. */
const VERSIONS = ALL_COLLECTIONS.flatMap((collection) =>
  Array.from({ length: collection.version }, (_, index) => [collection.name, index + 1, collection] as const),
);

describe('stored documents (docs/data-model.md)', () => {
  test.each(VERSIONS)('%s: a document of version %i is read', (_, version, collection) => {
    const { path, document } = storedFixture(ROOT, collection, version);
    expect(path.slice(0, path.lastIndexOf('/'))).toBe(pathOf(collection.name, parametersIn(collection.name, path)));
    expect(document.schemaVersion).toBe(collection.unversioned === undefined ? version : undefined);
    const read = converterOf(collection).fromFirestore({ data: () => document, ref: { path } } as never);
    expect(read).toMatchObject({ _id: path.split('/').at(-1) });
    const stamps = Object.keys(collection.stamps ?? {});
    expect(Object.keys(writtenFields(collection, read, '2026-01-05T10:00:00.000Z'))).toEqual(expect.arrayContaining(stamps));
  });

  test('a profile of every version is read whole from the fields that the search of recruits asks for', () => {
    for (let version = 1; version <= PROFILES.version; version += 1) {
      const { path, document } = storedFixture(ROOT, PROFILES, version);
      const asked = Object.fromEntries(Object.entries(document).filter(([field]) => PROFILE_FIELDS.includes(field)));
      expect(readDocument(PROFILES, path, asked)).toEqual(readDocument(PROFILES, path, document));
    }
  });

  test.each(ALL_COLLECTIONS.map((one) => [one.name, one] as const))(
    '%s: the document of the present version has every field',
    (_, one) => {
      const { path, document } = storedFixture(ROOT, one, one.version);
      expect(emptyFields(one.schema, { ...unpackedFields(one, document), _id: path })).toEqual([]);
      expect(Object.keys(one.stamps ?? {}).filter((stamp) => !(stamp in document))).toEqual([]);
    },
  );

  test.each(ALL_COLLECTIONS.map((one) => [one.name, one] as const))(
    '%s: a changed schema needs a new version',
    (_, collection) => {
      expect(schemaOutline(collection.schema), advice(collection)).toBe(committedOutline(ROOT, collection, collection.version));
    },
  );

  test('nothing is kept of collections and versions that do not exist', () => {
    const folder = join(ROOT, 'tests/fixtures/stored');
    const expected = VERSIONS.map(([, version, collection]) => `${idOf(collection)}/v${version}.json`);
    const found = readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
    expect(found.filter((file) => file.endsWith('.json')).toSorted()).toEqual(expected.toSorted());
  });
});

describe('the collections', () => {
  test('each has a name and an export section of its own', () => {
    const ids = ALL_COLLECTIONS.map(idOf);
    const sections = ALL_COLLECTIONS.flatMap(({ personalData }) => exportSectionsOf(personalData).map(({ section }) => section));
    expect([new Set(ids).size, new Set(sections).size]).toEqual([ids.length, sections.length]);
  });

  test('a person is looked for in fields that their documents have', () => {
    const missing = ALL_COLLECTIONS.flatMap((collection) =>
      linksOf(collection).flatMap((link) => {
        const { document } = storedFixture(ROOT, collection, collection.version);
        const found = link.by === 'field' ? link.field.split('.').reduce<unknown>(fieldOf, document) : 'the path';
        return typeof found === 'string' ? [] : [`${collection.name}: ${JSON.stringify(link)}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('each that is defined is in the one list', () => {
    const defined = sourceFiles().flatMap((file) =>
      isProduct(file)
        ? [...textOf(file).matchAll(/^export const (\w+) = defineCollection\(/gm)].map(([, name = '']) => name)
        : [],
    );
    expect(defined.toSorted()).toEqual(namesIn(textOf('domain/src/collections/all-collections.ts')));
  });

  test('whatever the code reads and writes is one of them', () => {
    const known = new Set([...ALL_COLLECTIONS.map(idOf), NEVER_WRITTEN]);
    const texts = sourceFiles().filter((file) => isProduct(file) && file !== BORDER && !file.includes('/firestore-engine/'));
    expect(texts.flatMap((file) => unknownIn(textOf(file), known).map((call) => `${file}: ${call}`))).toEqual([]);
  });

  test('the search for names sees what it forbids', () => {
    const known = new Set(['accounts', 'savedColleges']);
    const good = "a.collection('accounts'); a.collection(`accounts/${uid}/savedColleges`); a.doc(uid); a.doc('accounts/x');";
    expect(unknownIn(good, known)).toEqual([]);
    const bad = ["a.collection('plans')", 'a.collectionGroup(name)', 'a.collection(`plans/${uid}/items`)', "a.doc('plans/x')"];
    expect(bad.flatMap((text) => unknownIn(text, known))).toHaveLength(bad.length);
  });
});

const BORDER = 'functions/src/platform/stored-document.ts';
/** The health check reads a document that does not exist. */
const NEVER_WRITTEN = 'health';
const isProduct = (file: string): boolean => /^(domain|functions|local)\/src\/.*(?<!\.test)\.ts$/.test(file);

function namesIn(list: string): readonly string[] {
  return [...list.matchAll(/^ {2}([A-Z_]+),$/gm)].map(([, name = '']) => name).toSorted();
}

/** Calls for a collection, or for a document by its whole path, that name no known collection. */
function unknownIn(text: string, known: ReadonlySet<string>): readonly string[] {
  const calls = text.matchAll(/\.(collection|collectionGroup|doc)\(\s*(?:[A-Z_]+(\.name)\b|(['"`])([^'"`]*)\3)?/g);
  return [...calls].flatMap(([call, method, ofDefinition, , path]) => {
    if (ofDefinition !== undefined || (method === 'doc' && path?.includes('/') !== true)) return [];
    const name = path?.split('/').findLast((_, index) => index % 2 === 0);
    return name !== undefined && known.has(name) ? [] : [call];
  });
}

const fieldOf = (value: unknown, field: string): unknown => (isObject(value) ? value[field] : undefined);

function linksOf({ personalData }: CollectionDefinition): readonly PersonLink[] {
  const { deletion } = personalData;
  const forDeletion = 'keep' in deletion ? [] : [...('erase' in deletion ? deletion.erase : []), ...(deletion.anonymise ?? [])];
  return [...exportSectionsOf(personalData).flatMap(({ of }) => of), ...forDeletion];
}

interface Part {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> };
}

/**
 * The paths of a schema that are empty in a value: null, an empty list or record. A list counts by all its entries
 * together.
 */
function emptyFields(schema: unknown, ...values: readonly unknown[]): readonly string[] {
  const { def } = (schema as Part)._zod;
  const held = values.filter((value) => value !== null && value !== undefined);
  if (held.length === 0) return ['nothing'];
  const named = (name: string, found: readonly string[]) => found.map((inner) => `${name}.${inner}`.replace(/\.nothing$/, ''));
  switch (def.type) {
    case 'nullable':
      return emptyFields(def.innerType, ...held);
    case 'object':
      return Object.entries(def.shape as object).flatMap(([field, part]) =>
        named(field, emptyFields(part, ...held.map((value) => (isObject(value) ? value[field] : undefined)))),
      );
    case 'array':
      return named('[]', emptyFields(def.element, ...held.flat()));
    case 'record':
      return named('{}', emptyFields(def.valueType, ...held.flatMap((value) => (isObject(value) ? Object.values(value) : []))));
    default:
      return [];
  }
}
