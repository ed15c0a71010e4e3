import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SearchableCollege } from '@touchline/domain/search/searchable-college';

const FILE = fileURLToPath(new URL('../../../shared/data/colleges.csv', import.meta.url));

/**
 * Real colleges from a table beside the project, where there is one; null otherwise. The table is no part of the
 * project.
 */
export function realColleges(): readonly SearchableCollege[] | null {
  if (!existsSync(FILE)) return null;
  const [header = [], ...lines] = csvRows(readFileSync(FILE, 'utf8'));
  return lines.map((line) => {
    const cell = (column: string) => line[header.indexOf(column)]?.trim() || null;
    return {
      _id: cell('unitid') ?? '',
      name: cell('name') ?? '',
      shortName: null,
      abbreviation: null,
      nickname: cell('nickname'),
      aliases: (cell('aliases') ?? '').split(/\s*[|;]\s*|, | {2,}/).filter((alias) => alias !== ''),
      city: cell('city'),
      state: cell('state'),
      conference: cell('conference_wiki_2023') ?? cell('conference_short_2022'),
    };
  });
}

/** Cells of comma-separated lines; a quoted cell may hold commas, line ends and doubled quotes. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
