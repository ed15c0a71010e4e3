import { COLLEGE_DATA } from '../tables/college-tables';
import { type Correction, correctionOf } from '../tables/correct-tables';
import { join } from 'node:path';
import { readTable, type TableLine } from '../seed/read-table';
import { tableOf } from './held-back';

const [BEGIN, END] = ['<!-- team corrections: npm run docs:sources -->', '<!-- end of team corrections -->'];

const COLUMNS = ['college', 'league', 'team', 'why'] as const;

/** The headings of the lists; single confirmations are counted, because there are hundreds. */
const LISTS: readonly (readonly [change: Correction, text: string])[] = [
  ['add', 'teams were added'],
  ['move', 'team plays in another division than its college'],
  ['end', 'teams have ended, and are in no table'],
  ['kept', 'lines stay as they are'],
  ['left out', 'lines of other lists were not added'],
];

/** The lines of team-corrections.csv. */
export function readCorrections(): Promise<readonly TableLine[]> {
  return readTable(join(COLLEGE_DATA, 'team-corrections.csv'));
}

/** Writes into docs/data-sources.md what team-corrections.csv changes, and what it leaves and why. */
export function withTeamCorrections(text: string, corrections: readonly TableLine[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/data-sources.md has lost its marks: ${BEGIN} and ${END}`);
  const of = (change: Correction) => corrections.filter((line) => correctionOf(line) === change);
  const confirmed = of('confirm');
  const isCanadian = ({ league }: TableLine) => league === 'U SPORTS';
  const american = confirmed.filter((line) => !isCanadian(line));
  const listed = american.filter(({ evidence }) => evidence === 'listed').length;
  const canadian = confirmed.filter(isCanadian);
  const named = canadian.filter(({ evidence }) => evidence === 'listed').length;
  const lines = [
    `${confirmed.length} teams were confirmed: ${listed} by a list of 2025, ${american.length - listed} by the federal register,`,
    `${named} of U SPORTS by the list of their league (RSEQ, women), ${canadian.length - named} by reports on their playoffs.`,
    ...LISTS.flatMap(([change, heading]) => [
      '',
      `${of(change).length} ${heading}:`,
      '',
      ...tableOf(COLUMNS, of(change).map(rowOf)),
    ]),
  ];
  return `${text.slice(0, begin)}${[BEGIN, '', ...lines, '', ''].join('\n')}${text.slice(end)}`;
}

function rowOf({ college = '', league = '', division = '', sex = '', reason = '' }: TableLine): readonly string[] {
  return [college, [league, division].filter((part) => part !== '').join(' '), sex, reason];
}
