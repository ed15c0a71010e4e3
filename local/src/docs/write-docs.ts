import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { readCollegeTables } from '../tables/college-tables';
import { repositoryRoot } from '../repository-root';
import { apiDocs } from './api-docs';
import { coverage } from './coverage';
import { withCollectionTables } from './data-model';
import { withHeldBack } from './held-back';
import { readCorrections, withTeamCorrections } from './team-corrections';
import { withExpiryList } from './expiry-list';
import { writeStoredSchemas } from './stored-schemas';

const doc = (name: string): string => join(repositoryRoot, 'docs', name);
const dataModel = (): string => withCollectionTables(readFileSync(doc('data-model.md'), 'utf8'), ALL_COLLECTIONS);

/** The generators behind `npm run docs:…`, by the name after the colon; each returns the files that it wrote. */
const WRITERS: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  api: () => written(doc('api.md'), apiDocs()),
  coverage: () => written(doc('coverage.md'), coverage(repositoryRoot)),
  data: () => [
    ...written(doc('data-model.md'), dataModel()),
    ...written(doc('deploy.md'), withExpiryList(readFileSync(doc('deploy.md'), 'utf8'), ALL_COLLECTIONS)),
  ],
  sources: async () => {
    const { heldBack } = await readCollegeTables();
    const corrected = withTeamCorrections(readFileSync(doc('data-sources.md'), 'utf8'), await readCorrections());
    return written(doc('data-sources.md'), withHeldBack(corrected, heldBack));
  },
  schemas: () => [...writeStoredSchemas(repositoryRoot, ALL_COLLECTIONS), ...written(doc('data-model.md'), dataModel())],
};

function written(file: string, text: string): readonly string[] {
  writeFileSync(file, text);
  return [file];
}

const [name = ''] = process.argv.slice(2);
try {
  const write = WRITERS[name];
  if (write === undefined) throw new Error(`Say which: ${Object.keys(WRITERS).join(', ')}`);
  for (const file of await write()) console.log(`Written: ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
