import type { MatchCells } from '../added/match-cells';

/** A match as a coach types it: a win at home on 4 September 2026 against a team that we do not have. */
export function aTypedMatch(cells: Partial<MatchCells['cells']> = {}, line = 1): MatchCells {
  return {
    line,
    cells: {
      ...{ date: '2026-09-04', opponent: 'Mobile', goals_for: '2', goals_against: '1' },
      ...{ ground: 'home', place: '', counts: 'yes', ...cells },
    },
  };
}
