import { type TableLine, textOf } from '../seed/read-table';
import { collegeLineOfScorecard } from './scorecard-lines';

/**
 * What a later comparison with other lists changes in our tables: a team is added, confirmed by a better source, moved
 * to another division than its college's, or has ended. `kept` and `left out` change nothing; they say why not.
 */
export const CORRECTIONS = ['add', 'confirm', 'move', 'end', 'kept', 'left out'] as const;
export type Correction = (typeof CORRECTIONS)[number];

interface Tables {
  readonly colleges: readonly TableLine[];
  readonly teams: readonly TableLine[];
}

interface CorrectedTables extends Tables {
  /** Ids of colleges without any team, which the tables no longer have. */
  readonly ended: ReadonlySet<string>;
}

const keyOf = ({ id = '', sex = '' }: TableLine): string => `${id} ${sex}`;

/** The correction that a line of team-corrections.csv makes. Throws if it is not one. */
export function correctionOf(line: TableLine): Correction {
  const change = CORRECTIONS.find((one) => one === line.change);
  if (change === undefined) throw new Error(`team-corrections.csv: ${line.change ?? ''} is no change`);
  return change;
}

/**
 * The tables of colleges and teams after the corrections. A college that they lack comes from the College Scorecard,
 * behind the others; one without teams leaves them. Throws where a correction does not fit.
 */
export function correctedTables(
  { colleges, teams }: Tables,
  corrections: readonly TableLine[],
  scorecard: ReadonlyMap<string, TableLine>,
): CorrectedTables {
  const lines = new Map(teams.map((team) => [keyOf(team), team]));
  const all = new Map(colleges.map((college) => [college.id ?? '', college]));
  for (const correction of corrections) {
    const { id = '', sex = '' } = correction;
    const known = lines.get(keyOf(correction));
    const complain = (reason: string) => new Error(`team-corrections.csv: the ${sex}'s team of ${id} ${reason}`);
    switch (correctionOf(correction)) {
      case 'add':
        if (known !== undefined) throw complain('is there already');
        if (!all.has(id)) all.set(id, collegeLineOfScorecard(scorecard.get(id), correction));
        lines.set(keyOf(correction), teamLineOf(correction));
        break;
      case 'confirm':
        if (known === undefined) throw complain('is not there');
        lines.set(keyOf(correction), { ...known, ...evidenceOf(correction) });
        break;
      case 'move':
        if (known === undefined) throw complain('is not there');
        lines.set(keyOf(correction), { ...known, ...evidenceOf(correction), division: textOf(correction, 'division') });
        break;
      case 'end':
        lines.delete(keyOf(correction));
        break;
      case 'kept':
      case 'left out':
        break;
    }
  }
  const left = [...lines.values()];
  const withTeam = new Set(left.map(({ id }) => id));
  return {
    colleges: [...all.values()].filter(({ id }) => withTeam.has(id)),
    teams: left,
    ended: new Set([...all.keys()].filter((id) => !withTeam.has(id))),
  };
}

function evidenceOf(correction: TableLine): TableLine {
  return {
    evidence: textOf(correction, 'evidence'),
    source: textOf(correction, 'source'),
    year: textOf(correction, 'year'),
  };
}

function teamLineOf(correction: TableLine): TableLine {
  const { id = '', division = '', url = '' } = correction;
  return { id, league: textOf(correction, 'league'), division, sex: textOf(correction, 'sex'), ...evidenceOf(correction), url };
}
