import type { RosterNeed } from '../../college/roster/roster-needs';
import type { Position } from '../../reference/positions';
import { shownGrades } from '../profiles/grade-scale';

/** A team as its coach looks for players. */
interface SeekingTeam {
  readonly sex: 'male' | 'female';
  readonly needs: readonly Pick<RosterNeed, 'position' | 'graduationYear' | 'need'>[];
  /** The average that the rules of its league ask for in the first year; null where no rule names one number. */
  readonly leastGpa: number | null;
}

/** A player as the page shows them to this coach; what the coach may not see is null. */
interface SeenRecruit {
  readonly sex: 'male' | 'female';
  readonly positions: readonly Position[];
  readonly graduationYear: number | null;
  readonly gpa: number | null;
  readonly gpaOf: number | null;
  readonly tier: string | null;
}

/** One way in which a player fits a team or not; `isFor` is null where it speaks neither for nor against. */
export type RecruitReason = { readonly isFor: boolean | null } & (
  | { readonly kind: 'otherTeam' }
  | { readonly kind: 'need'; readonly position: Position; readonly year: number; readonly need: RosterNeed['need'] }
  | { readonly kind: 'otherYear'; readonly position: Position; readonly years: readonly number[] }
  | { readonly kind: 'noNeed' | 'needsUnknown' | 'classUnknown' | 'gradesUnknown' }
  | { readonly kind: 'level'; readonly tier: string }
  | { readonly kind: 'grades'; readonly gpa: number; readonly least: number }
);

/**
 * How well a player fits a coach's team: position and class among the needs, the level of the player's team, and the
 * grades as far as this coach sees them. It uses nothing but what stands on the page already.
 */
export function recruitFit(team: SeekingTeam, recruit: SeenRecruit): readonly RecruitReason[] {
  if (team.sex !== recruit.sex) return [{ kind: 'otherTeam', isFor: false }];
  return [
    needReason(team, recruit),
    ...(recruit.tier === null ? [] : [{ kind: 'level' as const, tier: recruit.tier, isFor: null }]),
    ...gradeReason(team, recruit),
  ];
}

const ORDER: readonly RosterNeed['need'][] = ['open', 'watching', 'closed'];

function needReason({ needs }: SeekingTeam, { positions, graduationYear: year }: SeenRecruit): RecruitReason {
  if (needs.length === 0) return { kind: 'needsUnknown', isFor: null };
  const own = needs
    .filter(({ position }) => positions.includes(position))
    .toSorted((one, other) => ORDER.indexOf(one.need) - ORDER.indexOf(other.need));
  const exact = own.find(({ graduationYear }) => graduationYear === year);
  if (exact !== undefined) {
    const { position, need } = exact;
    return { kind: 'need', position, year: exact.graduationYear, need, isFor: need === 'watching' ? null : need === 'open' };
  }
  const open = own.filter(({ need }) => need === 'open');
  const [first] = open;
  if (first === undefined) return { kind: 'noNeed', isFor: false };
  if (year === null) return { kind: 'classUnknown', isFor: null };
  const { position } = first;
  const years = open.filter((one) => one.position === position).map(({ graduationYear }) => graduationYear);
  return { kind: 'otherYear', position, years: years.toSorted(), isFor: false };
}

function gradeReason({ leastGpa: least }: SeekingTeam, recruit: SeenRecruit): RecruitReason[] {
  if (least === null) return [];
  const grades = shownGrades(recruit);
  if (grades?.of !== 4) return [{ kind: 'gradesUnknown', isFor: null }];
  return [{ kind: 'grades', gpa: grades.gpa, least, isFor: grades.gpa >= least }];
}
