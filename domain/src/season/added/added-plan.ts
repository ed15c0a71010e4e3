import { sameJson } from '../../kernel/json/json';
import type { SeasonMatch } from '../match-line';
import { isSameMatch } from '../merged-matches';
import { MOST_ADDED } from '../../reference/limits';
import type { AddedMatch, AddedTeam } from './added-soccer';
import {
  type CellContext,
  type CellProblem,
  isProblem,
  type MatchCells,
  type MatchFacts,
  matchOfCells,
  seasonOfDay,
} from './match-cells';

/** The most matches that people add to one season of a team. */
const MOST_A_SEASON = 50;

/** What some lines would change in the matches that people added to a team. */
export interface AddedPlan {
  readonly added: readonly MatchFacts[];
  readonly corrected: readonly { readonly id: string; readonly before: AddedMatch; readonly after: MatchFacts }[];
  /** How many lines say what is known already. */
  readonly unchanged: number;
  /** Lines whose match the results that we import know with another score. */
  readonly differing: readonly { readonly match: MatchFacts; readonly official: MatchFacts }[];
  readonly problems: readonly CellProblem[];
}

/** What a plan is made from besides the lines. */
interface PlanContext extends CellContext {
  readonly current: AddedTeam;
  /** The team’s matches in the results that we import. */
  readonly official: readonly MatchFacts[];
  /** Whether a line replaces an added match that says something else; otherwise the line is refused. */
  readonly corrects: boolean;
}

/** A match as seasons hold it, from the facts of one of its teams. */
export function seasonMatchOf(
  { day, opponent, goalsFor, goalsAgainst, ground, place, counts }: MatchFacts,
  team: string,
): SeasonMatch {
  const isAway = ground === 'away';
  return {
    ...{ day, home: isAway ? opponent : team, away: isAway ? team : opponent },
    ...{ homeGoals: isAway ? goalsAgainst : goalsFor, awayGoals: isAway ? goalsFor : goalsAgainst, counts, place },
    isNeutral: ground === 'unknown' ? null : ground === 'neutral',
  };
}

/** True if both say the same of who played when and how it ended. */
export function hasSameScore(one: MatchFacts, other: MatchFacts): boolean {
  return one.goalsFor === other.goalsFor && one.goalsAgainst === other.goalsAgainst;
}

export function isSameFacts(one: MatchFacts, other: MatchFacts, team: string): boolean {
  return isSameMatch(seasonMatchOf(one, team), seasonMatchOf(other, team));
}

/** What typed lines would change. Nothing may be written while it has problems. */
export function planOfLines(lines: readonly MatchCells[], context: PlanContext): AddedPlan {
  const { team, current, official, corrects } = context;
  const known = byOpponent(Object.entries(current.matches), ([, match]) => match);
  const imported = byOpponent(official, (match) => match);
  const read = byOpponent<{ readonly line: number; readonly match: MatchFacts }>([], ({ match }) => match);
  const added: MatchFacts[] = [];
  const corrected: { id: string; before: AddedMatch; after: MatchFacts }[] = [];
  const differing: { match: MatchFacts; official: MatchFacts }[] = [];
  const problems: CellProblem[] = [];
  let unchanged = 0;
  for (const line of lines) {
    const match = matchOfCells(line, context);
    if (isProblem(match)) {
      problems.push(match);
      continue;
    }
    const same = (other: MatchFacts) => isSameFacts(match, other, team);
    const earlier = read.get(match.opponent)?.find((one) => same(one.match));
    if (earlier !== undefined) {
      problems.push({ line: line.line, column: 'date', code: 'matchTwice', values: { line: line.line, earlier: earlier.line } });
      continue;
    }
    read.set(match.opponent, [...(read.get(match.opponent) ?? []), { line: line.line, match }]);
    const file = imported.get(match.opponent)?.find(same);
    if (file !== undefined && !hasSameScore(file, match)) differing.push({ match, official: file });
    const stored = known.get(match.opponent)?.find(([, other]) => same(other));
    if (stored === undefined) {
      if (file !== undefined && hasSameScore(file, match)) unchanged += 1;
      else added.push(match);
    } else if (sameJson(factsOf(stored[1]), match)) unchanged += 1;
    else if (corrects) corrected.push({ id: stored[0], before: stored[1], after: match });
    else problems.push({ line: line.line, column: 'date', code: 'matchKnown', values: { line: line.line } });
  }
  return { added, corrected, unchanged, differing, problems: [...problems, ...tooMany(lines, added, current)] };
}

/** A stored match without the note of who added it. */
export function factsOf({ day, opponent, goalsFor, goalsAgainst, ground, place, counts }: AddedMatch): MatchFacts {
  return { day, opponent, goalsFor, goalsAgainst, ground, place, counts };
}

function tooMany(lines: readonly MatchCells[], added: readonly MatchFacts[], { matches }: AddedTeam): readonly CellProblem[] {
  const all = [...Object.values(matches), ...added];
  const bySeason = new Map<number, number>();
  for (const { day } of all) bySeason.set(seasonOfDay(day), (bySeason.get(seasonOfDay(day)) ?? 0) + 1);
  const line = lines[0]?.line ?? 1;
  const full = added.find(({ day }) => (bySeason.get(seasonOfDay(day)) ?? 0) > MOST_A_SEASON);
  if (all.length > MOST_ADDED) return [{ line, column: 'date', code: 'tooManyMatches', values: { line, limit: MOST_ADDED } }];
  if (full === undefined) return [];
  const values = { line, limit: MOST_A_SEASON, season: seasonOfDay(full.day) };
  return [{ line, column: 'date', code: 'tooManyInSeason', values }];
}

function byOpponent<Entry>(entries: readonly Entry[], matchOf: (entry: Entry) => MatchFacts): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { opponent } = matchOf(entry);
    const group = groups.get(opponent);
    if (group === undefined) groups.set(opponent, [entry]);
    else group.push(entry);
  }
  return groups;
}
