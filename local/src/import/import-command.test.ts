import { describe, expect, test } from 'vitest';
import { blankCollege } from '@touchline/domain/college/college';
import type { PlannedChange } from '@touchline/domain/imports/facts/plan-import';
import { changeGroups } from '@touchline/functions/features/imports/import-rows';
import { importOptions } from './import-options';
import { importReport } from './import-report';
import { importTarget } from './import-target';
import { yearOfFile } from '@touchline/functions/features/imports/read-scorecard-file';

const TEAMS = { name: 'import:teams', hasYear: false } as const;
const SCORECARD = { name: 'import:scorecard', hasYear: true } as const;

describe('the command line', () => {
  test('takes a file, and goes to the running stack', () => {
    expect(importOptions(['teams.csv'], TEAMS)).toEqual({
      file: 'teams.csv',
      furtherFiles: [],
      isDryRun: false,
      project: null,
      year: null,
      showsAll: false,
      isUndo: false,
      replacesAdded: false,
    });
  });

  test('takes several files where the command does, and one import to undo', () => {
    const results = { name: 'import:results', hasYear: false, hasUndo: true, hasFiles: true } as const;
    expect(importOptions(['2024.csv', '2025.csv'], results)).toMatchObject({ file: '2024.csv', furtherFiles: ['2025.csv'] });
    expect(() => importOptions(['--undo', 'one', 'two'], results)).toThrow('(FILE.csv … | --undo IMPORT)');
  });

  test('takes a project that is confirmed or only looked at', () => {
    expect(importOptions(['teams.csv', '--project', 'touchline', '--yes'], TEAMS)).toMatchObject({
      project: 'touchline',
      isDryRun: false,
    });
    expect(importOptions(['--dry-run', '--project', 'touchline', 'teams.csv'], TEAMS)).toMatchObject({ isDryRun: true });
  });

  test.each([
    [[], 'One file is needed'],
    [['a.csv', 'b.csv'], 'One file is needed'],
    [['a.csv', '--force'], "Unknown option '--force'."],
    [['a.csv', '--project', 'touchline'], 'This writes into the project touchline.'],
    [['a.csv', '--project', ''], '--project needs the name of a project.'],
    [['a.csv', '--year', '2024'], '--year is not known here.'],
    [['--undo', 'an-import'], '--undo is not known here: npm run import:undo -- IMPORT.'],
  ])('%j is refused in a sentence', (args, sentence) => {
    expect(() => importOptions(args, TEAMS)).toThrow(sentence);
  });
});

describe('the command line of government data', () => {
  test('takes the year of the file and shows all differences when asked', () => {
    const args = ['card.csv', '--dry-run', '--all', '--year', '2023'];
    expect(importOptions(args, SCORECARD)).toMatchObject({ year: 2023, showsAll: true, isDryRun: true });
    expect(() => importOptions(['card.csv', '--year', '24'], SCORECARD)).toThrow('--year 24 is not a year.');
    expect(() => importOptions([], SCORECARD)).toThrow('npm run import:scorecard -- FILE.csv');
  });

  test('reads the year from the name of a merged file, else takes the release it was made for', () => {
    expect(yearOfFile('/data/MERGED2021_22_PP.csv')).toEqual({ year: 2022, isNamed: true });
    expect(yearOfFile('MERGED1999_00_PP.csv')).toEqual({ year: 2000, isNamed: true });
    expect(yearOfFile('Most-Recent-Cohorts-Institution.csv')).toEqual({ year: 2024, isNamed: false });
  });
});

test('the command line of rankings takes a file, or an import to undo', () => {
  const rankings = { name: 'import:rankings', hasYear: false, hasUndo: true } as const;
  expect(importOptions(['rpi.csv'], rankings)).toMatchObject({ file: 'rpi.csv', isUndo: false });
  expect(importOptions(['--undo', 'an-import', '--dry-run'], rankings)).toMatchObject({ file: 'an-import', isUndo: true });
  expect(importOptions(['r.csv', '--replace-added'], { ...rankings, hasAdded: true })).toMatchObject({ replacesAdded: true });
  expect(() => importOptions(['rpi.csv', '--replace-added'], rankings)).toThrow('--replace-added is not known here.');
  expect(() => importOptions([], rankings)).toThrow('npm run import:rankings -- (FILE.csv | --undo IMPORT)');
});

describe('where an import goes', () => {
  test('a project is never mixed up with emulators', async () => {
    await expect(importTarget('touchline', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).rejects.toThrow('unset it');
    expect(await importTarget('touchline', {})).toMatchObject({ projectId: 'touchline', environment: {} });
  });

  test('emulators that the environment names come before the stack', async () => {
    expect(await importTarget(null, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080', GCLOUD_PROJECT: 'demo-a' })).toMatchObject({
      projectId: 'demo-a',
      title: 'the emulator at 127.0.0.1:8080',
    });
  });

  test('without a running stack the answer says what to do', async () => {
    await expect(importTarget(null, { PORT_BASE: '64000' })).rejects.toThrow('No stack runs here. Start one with `npm start`');
    await expect(importTarget(null, { PORT_BASE: 'many' })).rejects.toThrow('PORT_BASE=many is not a port');
  });
});

describe('groups of writes', () => {
  const change = (text: string): PlannedChange => {
    const blank = blankCollege({ _id: 'a', name: 'A', pathName: 'A' });
    return { before: null, after: { ...blank, city: { ...blank.city, description: text } } };
  };

  test('hold at most 400 documents, and every change once', () => {
    const changes = Array.from({ length: 300 }, () => change(''));
    const groups = changeGroups(changes);

    expect(groups.map(({ length }) => length)).toEqual([100, 100, 100]);
    expect(groups.flat()).toEqual(changes);
  });

  test('hold at most four million bytes', () => {
    const large = Array.from({ length: 5 }, () => change('x'.repeat(1_500_000)));

    expect(changeGroups(large).map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(changeGroups([])).toEqual([]);
  });
});

test('the report counts outcomes, kept fields and unusable values', () => {
  const counts = {
    rows: 4,
    written: 3,
    importId: null,
    created: 1,
    changed: 1,
    unchanged: 2,
    movedAddresses: 1,
    archived: 2,
    differences: [],
    newColleges: [],
  };
  const RATE = 'academics.details.afterCollege.fourYearGraduationRate' as const;
  const fields = {
    kept: new Map([['nickname', 2]]),
    older: new Map([['enrollmentSize', 3]]),
    heldBack: [{ ...{ name: 'Northern College', field: RATE, ofYear: null, value: 0 }, reason: 'too low' }],
    unusable: new Map([['url', 1]]),
  };
  const lines = importReport({ ...counts, ...fields }, true);

  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    '4 rows read. A dry run: nothing was written. An import would leave',
    '1 created',
    '1 changed',
    '2 unchanged',
    '2 left out because they are archived',
    '1 more with a new address, because a college of the same name came in',
    '2 fields kept because a person wrote them',
    'nickname: 2',
    '3 fields kept because a newer file or a stronger source said them',
    'enrollmentSize: 3',
    '1 values that cannot be stored (left empty)',
    'url: 1',
    '1 values held back because they are not plausible',
    'Northern College, fourYearGraduationRate: 0 is too low',
  ]);
});
