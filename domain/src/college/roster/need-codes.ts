import { type Position, POSITIONS } from '../../reference/positions';
import type { TeamsWithNeeds } from './roster-needs';

const TEAM_LETTERS = { male: 'm', female: 'w' } as const;

/** An open need in the catalogue: a team, a position and the year of a class. */
export interface OpenNeed {
  readonly sex: 'male' | 'female';
  readonly position: Position;
  readonly graduationYear: number;
}

/** The code of an open need in the catalogue and in addresses: `mGK2027` for the men's goalkeeper of 2027. */
export function codeOfNeed({ sex, position, graduationYear }: OpenNeed): string {
  return `${TEAM_LETTERS[sex]}${position}${graduationYear}`;
}

/** The open need that a code stands for; null for any other text. */
export function needOfCode(code: string): OpenNeed | null {
  const [, letter, text, year] = /^([mw])([A-Z]{2})(20\d\d|2100)$/.exec(code) ?? [];
  const position = POSITIONS.find((one) => one === text);
  if (position === undefined) return null;
  return { sex: letter === 'm' ? 'male' : 'female', position, graduationYear: Number(year) };
}

/** The codes of a college's open needs, in the order of its teams and of their lists. */
export function openNeedCodes(teams: TeamsWithNeeds): readonly string[] {
  return teams.flatMap(({ sex, rosterNeeds }) =>
    rosterNeeds.filter(({ need }) => need === 'open').map((entry) => codeOfNeed({ ...entry, sex })),
  );
}
