import { describe, expect, test } from 'vitest';
import { citationOffences, pageOffences, sourceOffences, targetsOfRepository } from './citations';

const targets = targetsOfRepository();
/** In two parts, so that no file contains it. */
const UNKNOWN_NAME = ['mayEdit', 'Nobody'].join('');
const inCode = (text: string): readonly string[] => sourceOffences('tests/a.test.ts', text, targets).map(({ why }) => why);
const onPage = (text: string): readonly string[] => pageOffences('docs/faults.md', text, targets).map(({ why }) => why);

test('every citation and link leads somewhere, and no comment is wider than 120 columns', () => {
  expect(citationOffences().map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([]);
});

describe('a citation in code', () => {
  test.each([
    ['a requirement', '/** Kept for a day (S4-13). */', []],
    ['an unknown requirement', '/** Kept for a day (S4-99). */', ['S4-99 is no requirement']],
    ['a requirement in a title', "test('[S4-99] is kept');", ['S4-99 is no requirement']],
    ['a fault', '// swept later (F5)', []],
    ['an unknown fault', '// swept later (F99)', ['F99 is no fault of docs/faults.md']],
    ['an attack', "test('attack 49 is refused');", []],
    ['an unknown attack', "test('attack 999 is refused');", ['attack 999 is none of docs/attacks.md']],
    ['no fault but a byte', "test('reads %F0%9F');", []],
    ['a page', '/** See docs/faults.md#the-table. */', []],
    ['a page that is not there', '/** See docs/gone.md. */', ['leads to a page that is not there: docs/gone.md']],
    ['a heading that is not there', '/** See docs/faults.md#gone. */', ['leads to a heading that is not there: docs/faults.md']],
    ['a section of another text', '/** Kept for a day (§4). */', ['cites what is not in the repository']],
    ['the specification', '/** By the specification. */', ['cites the specification where a requirement id would hold']],
    ['a file', '/** As in source-files.ts. */', []],
    ['a file that is not there', '/** As in gone-file.ts. */', ['names a file that is not there: gone-file.ts']],
    ['a text that is neither comment nor title', "const text = 'S4-99, docs/gone.md';", []],
  ])('%s', (_, text, offences) => {
    expect(inCode(text)).toEqual(offences);
  });

  test('a comment of 121 columns', () => {
    expect(inCode(`// ${'x'.repeat(118)}`)).toEqual(['a comment of 121 columns']);
    expect(inCode(`// ${'x'.repeat(117)}`)).toEqual([]);
  });
});

describe('a link on a page', () => {
  test.each([
    ['a page beside it', '[faults](faults.md#the-table)', []],
    ['a page that is not there', '[gone](gone.md)', ['leads to a page that is not there: gone.md']],
    ['a heading of its own', '[below](#the-table)', []],
    ['a heading that is not there', '[below](#gone)', ['leads to a heading that is not there: #gone']],
    ['another site', '[elsewhere](https://touchline.example/gone.md)', []],
    ['a source file', '`tests/architecture/source-files.ts` and `source-files.ts`', []],
    ['a source file that is not there', '`tests/gone.ts`', ['names a file that is not there: tests/gone.ts']],
    ['a folder that is not there', '`domain/src/gone/`', ['names a folder that is not there: domain/src/gone/']],
    ['a name of the code', '`mayEditCollege`', []],
    ['a name that is not there', `\`${UNKNOWN_NAME}\``, [`names code that is not there: ${UNKNOWN_NAME}`]],
    ['a block of code', '```\n[gone](gone.md)\n```', []],
  ])('%s', (_, text, offences) => {
    expect(onPage(text)).toEqual(offences);
  });
});
