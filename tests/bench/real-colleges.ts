import { join } from 'node:path';
import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import type { SearchableCollege } from '@touchline/domain/search/searchable-college';
import { repositoryRoot } from '@touchline/local/repository-root';
import { readTable } from '@touchline/local/seed/read-table';
import { realCollege } from '@touchline/local/seed/real-colleges';

/** The real colleges of the demo world. */
export async function realColleges(): Promise<readonly SearchableCollege[]> {
  const lines = await readTable(join(repositoryRoot, 'emulator-data/real-colleges.csv'));
  return lines.map((line) => catalogueRowOf(realCollege(line)));
}
