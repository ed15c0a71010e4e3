import type { Sex } from '../../college/athletics';
import type { SeasonMatch } from '../match-line';
import { gamesOf } from '../team-games';
import { hasSameScore, isSameFacts } from './added-plan';
import type { AddedMatch, AddedSoccer } from './added-soccer';
import type { MatchFacts } from './match-cells';

/** An added match that a file knows with another score. */
export interface AddedConflict {
  readonly collegeId: string;
  readonly sex: Sex;
  readonly id: string;
  readonly added: AddedMatch;
  readonly file: MatchFacts;
}

/** The added matches that contradict the matches of a file. */
export function addedConflicts(
  additions: readonly AddedSoccer[],
  sex: Sex,
  file: readonly SeasonMatch[],
): readonly AddedConflict[] {
  return additions.flatMap(({ _id: collegeId, teams }) => {
    const added = Object.entries(teams[sex].matches);
    const games = added.length === 0 ? [] : gamesOf(file, collegeId);
    return added.flatMap(([id, match]) => {
      const same = games.find((game) => isSameFacts(game, match, collegeId));
      if (same === undefined || hasSameScore(same, match)) return [];
      return [{ collegeId, sex, id, added: match, file: same }];
    });
  });
}
