import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { readTeamFile } from '@touchline/functions/features/imports/read-team-file';

const SAMPLE = join(repositoryRoot, 'tests/fixtures/teams-sample.csv');
let folder: string;
let sample: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-csv-'));
  sample = await readFile(SAMPLE, 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer, name = 'teams.csv'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

/** The problems of a file, without its folder. */
async function complaintsAbout(content: string | Buffer): Promise<string[]> {
  const file = await fileOf(content);
  const refusal: unknown = await readTeamFile(file).catch((failure: unknown) => failure);
  if (!(refusal instanceof ImportRefusal)) throw new Error('the file was taken');
  return refusal.lines.map((line) => line.replace(`${folder}/`, ''));
}

describe('reading a team file', () => {
  test('a byte order mark, other line ends, blank lines and columns in another order make no difference', async () => {
    const plain = await readTeamFile(SAMPLE);
    const [header = '', ...lines] = sample.trimEnd().split('\n');
    const windows = await fileOf(`\uFEFF${[header, '', ...lines, ''].join('\r\n')}\r\n\r\n`);
    const [first = '', ...others] = header.split(',');
    const moved = [header, ...lines].map((line) => `${line.slice(line.indexOf(',') + 1)},${line.slice(0, line.indexOf(','))}`);

    expect(plain).toHaveLength(15);
    expect(await readTeamFile(windows)).toEqual(plain);
    expect(moved[0]).toBe([...others, first].join(','));
    expect(await readTeamFile(await fileOf(moved.join('\n')))).toEqual(plain);
  });

  test('columns that no import reads may be missing or added', async () => {
    const more = sample
      .trimEnd()
      .split('\n')
      .map((line, index) => (index === 0 ? `${line},mascot` : `${line},Otto`));

    expect(await readTeamFile(await fileOf(more.join('\n')))).toHaveLength(15);
  });

  test('missing and doubled columns are named', async () => {
    const withoutCity = sample.replace('city,', 'town,').replace('adm_rate,', 'admission,');
    expect(await complaintsAbout(withoutCity)).toEqual([
      'teams.csv is not a team file:',
      'line 1: these columns are missing: city, adm_rate',
      'Nothing was imported.',
    ]);
    expect(await complaintsAbout(sample.replace('city,state,', 'city,city,'))).toContain(
      'line 1: these columns stand there twice: city',
    );
  });

  test('every broken cell is named with its line, counted through quotes, blank lines and both line ends', async () => {
    const [header = '', ...lines] = sample.trimEnd().split('\n');
    const twoLines = (lines[0] ?? '').replace('"Stanford, Leland', '"Stanford,\r\n Leland');
    const broken = (lines[1] ?? '').replace(',38.85,', ',north,');
    const short = 'a,b';
    const again = lines[0] ?? '';

    expect(await complaintsAbout([header, twoLines, '', broken, short, again, ''].join('\r\n'))).toEqual([
      'teams.csv cannot be imported as it is:',
      'line 2, column aliases: "Stanford, Leland Stanford Junior Univers…" holds characters that are no text',
      'line 5, column lat: "north" is not a number',
      'line 6: 2 cells stand under 55 columns',
      'Nothing was imported.',
    ]);
  });

  test('a UNITID that stands there twice is named with both lines', async () => {
    const second = sample.split('\n')[1] ?? '';
    expect(await complaintsAbout(`${sample.trimEnd()}\n${second}\n`)).toContain(
      'line 17, column unitid: 243744 stands on line 2 already',
    );
  });

  test('twenty problems are listed, the rest counted', async () => {
    const [header = '', row = ''] = sample.split('\n');
    const rows = Array.from({ length: 30 }, () => row.replace('243744', 'x'));
    const complaints = await complaintsAbout([header, ...rows].join('\n'));

    expect(complaints).toHaveLength(23);
    expect(complaints).toContain('and 10 more.');
  });

  test.each([
    ['', 'teams.csv is empty.'],
    ['\uFEFF\n\n', 'teams.csv is empty.'],
    ['UNITID;INSTNM\n1;X\n', 'teams.csv is not a team file:'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe]), 'teams.csv is not a team file:'],
  ])('%j is refused in a sentence', async (content, complaint) => {
    expect((await complaintsAbout(content))[0]).toBe(complaint);
  });

  test('a header alone is refused', async () => {
    expect(await complaintsAbout(sample.split('\n')[0] ?? '')).toEqual(['teams.csv has a header and no rows.']);
  });

  test('quotes that do not fit are refused with their line', async () => {
    const [header = '', first = '', ...others] = sample.split('\n');
    const open = [header, first, ...others.map((line) => line.replaceAll('"', ''))]
      .join('\n')
      .replace('University",', 'University,');

    expect(await complaintsAbout(open)).toEqual([
      'teams.csv cannot be read as CSV:',
      'line 2: a quote that opens is never closed',
      'Nothing was imported.',
    ]);
    expect(await complaintsAbout(sample.replace('Fulton', 'Ful"ton'))).toContain(
      'line 3: a quote stands inside a cell that is not quoted',
    );
  });

  test('a file that is not UTF-8 is refused with the cell', async () => {
    const latin = Buffer.from(sample.replace('Fulton', 'Fult\u00F3n'), 'latin1');
    expect(await complaintsAbout(latin)).toContain('line 3, column city: "Fult\uFFFDn" is not UTF-8 text');
  });

  test('a missing file and a folder are refused', async () => {
    await expect(readTeamFile(join(folder, 'nowhere.csv'))).rejects.toThrow(/^There is no file .*nowhere\.csv\.$/);
    await expect(readTeamFile(folder)).rejects.toThrow(/is not a file\.$/);
  });
});
