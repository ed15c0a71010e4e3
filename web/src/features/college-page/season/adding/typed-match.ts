import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { AddedMatch } from '@touchline/domain/season/added/added-soccer';
import type { MatchCells, MatchFacts } from '@touchline/domain/season/added/match-cells';
import { outsideName } from '@touchline/domain/season/match-line';
import type { Adding } from './use-added-soccer';

/** What the form of a match edits, by which its drafts are found again; `id` is null for a new match. */
export function draftsOfMatch({ college, sex }: Pick<Adding, 'college' | 'sex'>, id: string | null): string {
  return `addedSoccer/${college._id}/${sex}/${id ?? 'new'}`;
}

type Met = AnswerOf<'collegeSoccer'>['met'];

/** The name of an opponent: of a college of ours, or as it was typed. */
export function opponentName(opponent: string, met: Met): string {
  return outsideName(opponent) ?? met.find(({ _id }) => _id === opponent)?.name ?? opponent;
}

/** A stored match as its form and its file have it. */
export function cellsOf(match: MatchFacts, met: Met): MatchCells['cells'] {
  const { day, opponent, goalsFor, goalsAgainst, ground, place, counts } = match;
  return {
    ...{ date: day, opponent: opponentName(opponent, met), goals_for: String(goalsFor), goals_against: String(goalsAgainst) },
    ...{ ground: ground === 'unknown' ? '' : ground, place: place ?? '', counts: counts ? 'yes' : 'no' },
  };
}

/** A match in a line: `4 September 2026, Mobile, 2–1`. */
export function matchSentence(match: MatchFacts, met: Met, longDate: (day: string) => string): string {
  return `${longDate(match.day)}, ${opponentName(match.opponent, met)}, ${match.goalsFor}–${match.goalsAgainst}`;
}

export const BLANK_CELLS: MatchCells['cells'] = {
  ...{ date: '', opponent: '', goals_for: '', goals_against: '', ground: 'home', place: '', counts: 'yes' },
};

/** The added matches of a team, the latest first. */
export function latestFirst(
  matches: Readonly<Record<string, AddedMatch>>,
): readonly (readonly [id: string, match: AddedMatch])[] {
  return Object.entries(matches).sort(([, one], [, other]) => (one.day < other.day ? 1 : -1));
}
