import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionDefinition, readDocument } from '@touchline/domain/kernel/documents/define-collection';
import { upgradeDocument } from '@touchline/domain/kernel/documents/upgrade';
import { isObject } from '@touchline/domain/kernel/json/json';
import { schemaOutline } from './schema-outline';

/** The folder of the documents and outlines of every version, with a sub-folder for each collection. */
const FOLDER = 'tests/fixtures/stored';

/** A stored document: its path, and its fields with timestamps as dates. */
export interface StoredFixture {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** The committed document of a version; throws if there is none. */
export function storedFixture(root: string, { name }: CollectionDefinition, version: number): StoredFixture {
  const file = fileOf(root, name, `v${version}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing: a document of version ${version} as the database holds it`);
  const fixture: unknown = JSON.parse(readFileSync(file, 'utf8'), revived);
  if (!isObject(fixture) || typeof fixture.path !== 'string' || !isObject(fixture.document))
    throw new Error(`${file} is no document: it needs \`path\` and \`document\``);
  return { path: fixture.path, document: fixture.document };
}

/** The committed outline of a version's schema; null if there is none. */
export function committedOutline(root: string, { name }: CollectionDefinition, version: number): string | null {
  const file = fileOf(root, name, `v${version}.schema.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The advice shown where a schema differs from the committed outline of its version. */
export function advice({ name, version }: CollectionDefinition): string {
  return [
    `The schema of ${name} has changed while its version is still ${version}: documents stored before cannot be told apart.`,
    `Raise the version to ${version + 1}, add an upgrade from ${version}, and run npm run docs:schemas,`,
    `which writes the document and the outline of version ${version + 1}. Fill in what is new there.`,
  ].join('\n');
}

/**
 * Writes the outline of the current version if there is none, and its document if there is none: that of the
 * previous version, upgraded. Returns the files that it wrote. Refuses, with advice, to overwrite the outline of a
 * version.
 */
export function writeStoredSchemas(root: string, collections: readonly CollectionDefinition[]): readonly string[] {
  const changed = collections.find((collection) => {
    const committed = committedOutline(root, collection, collection.version);
    return committed !== null && committed !== schemaOutline(collection.schema);
  });
  if (changed !== undefined) throw new Error(advice(changed));
  return collections.flatMap((collection) => {
    const { name, version } = collection;
    const files = [
      { file: fileOf(root, name, `v${version}.schema.txt`), textOf: () => schemaOutline(collection.schema) },
      { file: fileOf(root, name, `v${version}.json`), textOf: () => fixtureText(upgraded(root, collection)) },
    ].filter(({ file }) => !existsSync(file));
    mkdirSync(fileOf(root, name, ''), { recursive: true });
    for (const { file, textOf } of files) writeFileSync(file, textOf());
    return files.map(({ file }) => file);
  });
}

/** The document of the previous version after the upgrade; it has to pass the current schema. */
function upgraded(root: string, collection: CollectionDefinition): StoredFixture {
  const { path, document } = storedFixture(root, collection, collection.version - 1);
  readDocument(collection, path, document);
  return { path, document: upgradeDocument(document, collection.version, collection.upgrades) };
}

function fileOf(root: string, name: string, file: string): string {
  return join(root, FOLDER, name.slice(name.lastIndexOf('/') + 1), file);
}

function fixtureText(fixture: StoredFixture): string {
  const dated = (_: string, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, inner instanceof Date ? { $date: inner.toISOString() } : inner]),
        )
      : value;
  return `${JSON.stringify(fixture, dated, 2)}\n`;
}

/** JSON has no dates: `{ "$date": "…" }` represents one. */
function revived(_: string, value: unknown): unknown {
  return isObject(value) && typeof value.$date === 'string' ? new Date(value.$date) : value;
}
