import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importRules, RULE_FILES } from './import-rules';
import { readRuleFile } from './read-rule-file';

let folder = '';
const fileOf = (name: string): string => join(folder, name);
const target = () => ({ table: fileOf('rules.csv'), module: fileOf('rule-table.ts') });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-rules-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Our own table after a change of its text, as a file. */
async function changedTable(change: (text: string) => string): Promise<string> {
  await writeFile(fileOf('sent.csv'), change(await readFile(RULE_FILES.table, 'utf8')));
  return fileOf('sent.csv');
}

const refusalOf = async (change: (text: string) => string): Promise<string> => {
  const refused = importRules(await changedTable(change), false, target());
  const message = await refused.then(
    () => 'imported',
    (failure: unknown) => String(failure),
  );
  expect(await readFile(target().module, 'utf8').catch(() => null)).toBeNull();
  return message;
};

describe('[S1-06] the import of recruiting rules', () => {
  test('the table of the repository is what the product knows', async () => {
    expect(await readRuleFile(RULE_FILES.table)).toEqual(RECRUITING_RULES);
  });

  test('a dry run names each difference and writes nothing', async () => {
    const file = await changedTable((text) =>
      text.replace('The NCAA publishes', 'It publishes').replace(/^naia-contact.*\n/m, ''),
    );
    const { rules, differences, isWritten } = await importRules(file, true, target());

    expect([rules, isWritten]).toEqual([RECRUITING_RULES.length - 1, false]);
    expect(differences).toEqual([
      expect.stringMatching(/^ {2}ncaa-d1-periods, value: .*It publishes/),
      '  naia-contact: removed',
    ]);
    expect(await readFile(target().module, 'utf8').catch(() => null)).toBeNull();
  });

  test('an import writes the table and the module', async () => {
    const file = await changedTable((text) => text.replaceAll('naia-contact', 'naia-contacts'));
    const { differences } = await importRules(file, false, target());

    expect(differences).toEqual(['  naia-contacts: new', '  naia-contact: removed']);
    expect(await readFile(target().table, 'utf8')).toBe(await readFile(file, 'utf8'));
    expect(await readFile(target().module, 'utf8')).toContain('"id":"naia-contacts"');
  });

  test.each([
    ['an unknown column', /^id,/, 'id,colour,', 'line 1: these columns are unknown: colour'],
    ['a missing column', /read_on/, 'note', 'line 1: these columns are missing: read_on'],
    ['a date that is none', /2026-11-23/, '2026-11-31', 'line 2, column read_on: is no day'],
    ['an unknown division', /ncaa,1,/, 'ncaa,7,', 'line 2, column division: is no division'],
    ['a duplicate id', /^ncaa-d1-calls/m, 'ncaa-d1-correspondence', 'line 4, column id: ncaa-d1-correspondence stands on line 3'],
  ])('280: %s is refused with its line, and nothing is written', async (_, pattern, replacement, reason) => {
    expect(await refusalOf((text) => text.replace(pattern, replacement))).toContain(reason);
  });

  test('no table at all is refused: an empty file, a header alone, another file', async () => {
    expect(await refusalOf(() => '')).toContain('is empty');
    expect(await refusalOf((text) => text.split('\n')[0] ?? '')).toContain('no rows');
    expect(await refusalOf(() => 'id;name\n1;2\n')).toContain('are unknown: id;name');
  });
});
