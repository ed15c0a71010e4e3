import type { Change } from '../../kernel/patch/changes';
import { segmentsOf } from '../../kernel/patch/pointer';
import type { Position } from '../../reference/positions';

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

/** Teams with their needs. */
export type TeamsWithNeeds = readonly { readonly sex: 'male' | 'female'; readonly rosterNeeds: readonly RosterNeed[] }[];

interface WithTeams {
  readonly athletics: { readonly sport: TeamsWithNeeds };
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
