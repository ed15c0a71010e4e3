import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { EVENT_TYPES } from '@touchline/functions/features/money/event-gateway';
import { apiDocs } from '@touchline/local/docs/api-docs';
import { coverage } from '@touchline/local/docs/coverage';
import { withCollectionTables } from '@touchline/local/docs/data-model';
import { withHeldBack } from '@touchline/local/docs/held-back';
import { readCorrections, withTeamCorrections } from '@touchline/local/docs/team-corrections';
import { readCollegeTables } from '@touchline/local/tables/college-tables';
import { describe, expect, test } from 'vitest';
import { ACTORS, type ActorName } from '../support/api/actors';
import { PERMISSION_TABLE } from '../support/api/platform/permission-table';
import { ROOT } from './source-files';

const doc = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

describe('the documents that are made from the code', () => {
  test('docs/api.md says what the contract says (npm run docs:api)', () => {
    expect(doc('api.md') === apiDocs()).toBe(true);
  });

  test('docs/coverage.md says what the test titles say (npm run docs:coverage)', () => {
    expect(doc('coverage.md') === coverage(ROOT)).toBe(true);
  });

  test('docs/data-model.md has the tables that the definitions make (npm run docs:data)', () => {
    expect(doc('data-model.md')).toBe(withCollectionTables(doc('data-model.md'), ALL_COLLECTIONS));
  });

  test('docs/data-sources.md lists what the gate holds back of our tables (npm run docs:sources)', async () => {
    const { heldBack } = await readCollegeTables();
    expect(doc('data-sources.md') === withHeldBack(doc('data-sources.md'), heldBack)).toBe(true);
    expect(doc('data-sources.md') === withTeamCorrections(doc('data-sources.md'), await readCorrections())).toBe(true);
  });
});

const linesOf = (path: string): readonly string[] => readFileSync(join(ROOT, path), 'utf8').split('\n');

/** The actors with a column each in docs/permissions.md. */
const COLUMNS: readonly ActorName[] = ['V', 'PO', 'PC', 'AC', 'AX', 'AD'];

describe('the pages that are written by hand', () => {
  test('docs/commands.md has each command of package.json once', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const shown = [...doc('commands.md').matchAll(/^- `npm (?:run )?([\w:]+)/gm)].map(([, name]) => name);

    expect(shown.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  test('README.md and the tables of the pages that newcomers read first fit on a screen', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n');
    const first = [...readme, ...['CONTRIBUTING.md', 'docs/where.md', 'docs/commands.md'].flatMap(linesOf)];

    expect(readme.length).toBeLessThanOrEqual(121);
    expect(first.filter((line) => line.length > 120 && !line.startsWith('![')).map((line) => line.slice(0, 60))).toEqual([]);
  });

  test('docs/deploy.md names each event of the payment provider that we hear', () => {
    const [, named = ''] = /with these events:(.*?)\. Copy its signing secret/s.exec(doc('deploy.md')) ?? [];
    expect([...named.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...EVENT_TYPES]);
  });

  test('docs/permissions.md has the matrix that the permission tests prove', () => {
    const shown = [...doc('permissions.md').matchAll(/^\| `(\w+)` +((?:\| \d{3} +){6})\|$/gm)].map(([, name, cells = '']) => [
      name,
      (cells.match(/\d{3}/g) ?? []).map(Number),
    ]);
    const proven = Object.entries(PERMISSION_TABLE).map(([name, [row]]) => [name, COLUMNS.map((actor) => row?.cells[actor])]);

    expect(ACTORS).toEqual(expect.arrayContaining([...COLUMNS]));
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(proven));
  });

  test('docs/glossary.md has each term once, in the order of the alphabet within its subject', () => {
    const subjects = doc('glossary.md')
      .split(/^## /m)
      .slice(1)
      .map((subject) => [...subject.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, term = '']) => term.toLowerCase()));

    expect(subjects.flat().length).toBeGreaterThan(60);
    expect(new Set(subjects.flat()).size).toBe(subjects.flat().length);
    for (const terms of subjects) expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other)));
  });
});
