import type { Change } from '../kernel/patch/changes';
import { segmentsOf } from '../kernel/patch/pointer';
import { type Position, POSITIONS } from '../reference/player-lists';

/** How much a team needs a position, the most first. */
export const NEED_LEVELS = ['open', 'watching', 'closed'] as const;
export type NeedLevel = (typeof NEED_LEVELS)[number];

/** What a team tells of one position and one class. */
export interface RosterNeed {
  readonly id: string;
  readonly position: Position;
  readonly graduationYear: number;
  readonly need: NeedLevel;
  readonly changedOn: string | null;
}

/** The id of a team's need: `GK-2027`. */
export function needIdOf(position: Position, graduationYear: number): string {
  return `${position}-${graduationYear}`;
}

type Teams = readonly { readonly sex: 'male' | 'female'; readonly rosterNeeds: readonly RosterNeed[] }[];

interface WithTeams {
  readonly athletics: { readonly sport: Teams };
}

/** True for the date of a need, which nobody edits. */
export function isNeedDatePath(segments: readonly string[]): boolean {
  return segments[0] === 'athletics' && segments[3] === 'rosterNeeds' && segments[5] === 'changedOn';
}

/**
 * The dates that follow from a change of roster needs: a need that is new or another one than before gets `today`
 * (YYYY-MM-DD), every other one the date that it had, whatever was sent.
 */
export function needDateChanges(before: WithTeams, after: WithTeams, change: Change, today: string): readonly Change[] {
  const segments = segmentsOf(change.path) ?? [];
  const [field, , , list] = segments;
  if (field !== 'athletics' || (list !== undefined && list !== 'rosterNeeds') || isNeedDatePath(segments)) return [];
  return after.athletics.sport.flatMap(({ sex, rosterNeeds }, team) => {
    const earlier = before.athletics.sport.find((one) => one.sex === sex)?.rosterNeeds ?? [];
    return rosterNeeds.flatMap(({ id, need, changedOn }, index) => {
      const same = earlier.find((one) => one.id === id && one.need === need);
      const value = same === undefined ? today : same.changedOn;
      const path = `/athletics/sport/${team}/rosterNeeds/${index}/changedOn`;
      return value === changedOn ? [] : [{ op: 'replace', path, value } satisfies Change];
    });
  });
}

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
export function openNeedCodes(teams: Teams): readonly string[] {
  return teams.flatMap(({ sex, rosterNeeds }) =>
    rosterNeeds.filter(({ need }) => need === 'open').map((entry) => codeOfNeed({ ...entry, sex })),
  );
}
