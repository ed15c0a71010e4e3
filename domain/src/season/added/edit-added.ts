import type { Sex } from '../../college/athletics';
import { sameJson } from '../../kernel/json/json';
import { applyChange, type Change, type InverseChange, inverseOf, undoChanges } from '../../kernel/patch/changes';
import { Refusal } from '../../kernel/refusal/refusal';
import { squadProblem, type SquadFacts } from './added-squad';
import { type AddedMatch, type AddedSoccer, addedSoccer, type AddedTeam } from './added-soccer';
import { type AddedPlan, isSameFacts, planOfLines } from './added-plan';
import type { MatchCells, MatchFacts } from './match-cells';

/** What people change about a team. `seen` is what they saw before: it refuses where somebody else changed it. */
export type TeamEdit =
  | { readonly kind: 'add'; readonly lines: readonly MatchCells[]; readonly corrects: boolean }
  | { readonly kind: 'change'; readonly id: string; readonly seen: AddedMatch; readonly line: MatchCells }
  | { readonly kind: 'remove'; readonly id: string; readonly seen: AddedMatch }
  | { readonly kind: 'squad'; readonly seen: AddedTeam['squad']; readonly squad: SquadFacts | null };

/** Who edits which team when, and what else is known of it. */
export interface EditContext {
  readonly sex: Sex;
  readonly by: AddedMatch['by'];
  /** The day of the edit, YYYY-MM-DD. */
  readonly today: string;
  readonly collegeNamed: (name: string) => string | null;
  readonly official: readonly MatchFacts[];
  readonly newId: () => string;
}

/** The additions after an edit; `record` is null where nothing changes, `plan` says what the lines of an `add` do. */
export interface EditedAdditions {
  readonly document: AddedSoccer;
  readonly record: { readonly forward: Change[]; readonly inverse: InverseChange[] } | null;
  readonly plan: AddedPlan | null;
}

const BLANK_TEAM: AddedTeam = { matches: {}, squad: null };

/**
 * The additions of a college after an edit, with `version` one higher. Edits of other matches stay. Throws Refusal
 * conflict where the match or squad is no longer what the editor saw, and invalid for what cannot be stored. The lines
 * of an `add` are refused by the plan: where it has problems, nothing changes.
 */
export function editAdded(before: AddedSoccer, edit: TeamEdit, context: EditContext): EditedAdditions {
  const team = before.teams[context.sex];
  const root = `/teams/${context.sex}`;
  const signed = <Facts extends object>(facts: Facts) => ({ ...facts, by: context.by, on: context.today });
  if (edit.kind === 'squad') {
    if (!sameJson(edit.seen, team.squad)) throw new Refusal('conflict', 'addedMeanwhile', {}, 'squad');
    const problem = edit.squad === null ? null : squadProblem(edit.squad, context.today);
    if (problem !== null) throw new Refusal('invalid', problem.code, problem.values, problem.field);
    const squad = edit.squad === null ? null : signed(edit.squad);
    return changed(before, [{ op: 'replace', path: `${root}/squad`, value: squad }], null);
  }
  if (edit.kind === 'remove') {
    requireSeen(team, edit.id, edit.seen);
    return changed(before, [{ op: 'remove', path: `${root}/matches/${edit.id}`, value: null }], null);
  }
  const others = Object.fromEntries(Object.entries(team.matches).filter(([id]) => edit.kind === 'add' || id !== edit.id));
  if (edit.kind === 'change') requireSeen(team, edit.id, edit.seen);
  const plan = planOfLines(edit.kind === 'add' ? edit.lines : [edit.line], {
    ...{ team: before._id, today: context.today, collegeNamed: context.collegeNamed, official: context.official },
    ...{ current: { ...team, matches: others }, corrects: edit.kind === 'add' && edit.corrects },
  });
  if (plan.problems.length > 0) return { document: before, record: null, plan };
  const changes: Change[] =
    edit.kind === 'change'
      ? plan.added.map((match) => ({ op: 'replace', path: `${root}/matches/${edit.id}`, value: signed(match) }))
      : [
          ...plan.added.map((match) => ({
            op: 'add' as const,
            path: `${root}/matches/${context.newId()}`,
            value: signed(match),
          })),
          ...plan.corrected.map(({ id, after }) => ({
            ...{ op: 'replace' as const, path: `${root}/matches/${id}`, value: signed(after) },
          })),
        ];
  return changed(before, changes, plan);
}

/** The additions without an edit, `version` one higher. Throws Refusal conflict where a later edit touched the same. */
export function undoAdded(before: AddedSoccer, { inverse }: { readonly inverse: readonly InverseChange[] }): AddedSoccer {
  const undone = undoChanges(before, inverse);
  const isTwice = Object.values(undone.teams).some((team) => holdsOneTwice(team, before._id));
  if (isTwice || !addedSoccer.safeParse(undone).success) throw new Refusal('conflict', 'changedSince');
  return { ...undone, version: before.version + 1 };
}

function changed(before: AddedSoccer, changes: readonly Change[], plan: AddedPlan | null): EditedAdditions {
  const forward: Change[] = [];
  const inverse: InverseChange[] = [];
  let current = before;
  for (const change of changes) {
    const after = applyChange(current, change);
    if (sameJson(after, current)) continue;
    inverse.unshift(inverseOf(change, current, after));
    forward.push(change);
    current = after;
  }
  if (forward.length === 0) return { document: before, record: null, plan };
  return { document: { ...current, version: before.version + 1 }, record: { forward, inverse }, plan };
}

function requireSeen({ matches }: AddedTeam, id: string, seen: AddedMatch): void {
  if (!Object.hasOwn(matches, id) || !sameJson(matches[id], seen)) throw new Refusal('conflict', 'addedMeanwhile', {}, 'match');
}

/** True if two additions of a team are one match, as when one comes back that was added again meanwhile. */
function holdsOneTwice({ matches }: AddedTeam = BLANK_TEAM, team: string): boolean {
  const all = Object.values(matches);
  return all.some((one, index) => all.slice(index + 1).some((other) => isSameFacts(one, other, team)));
}
