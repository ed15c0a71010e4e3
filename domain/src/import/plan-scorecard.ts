import type { College } from '../college/college';
import type { RowFacts } from './fact';
import { type ImportPlan, planImport } from './plan-import';

/** What an import of government data will write; it creates no college. */
export interface ScorecardPlan extends ImportPlan {
  /** How many rows speak of institutions that are no college of ours. */
  readonly rowsWithoutCollege: number;
  /** The colleges of which the file says nothing, by name: those with a UNITID that is not in it, and those without one. */
  readonly missing: readonly string[];
  readonly unnumbered: readonly string[];
}

/** What rows of the College Scorecard change in the stored colleges: matched by UNITID alone, everything else as in any import. */
export function planScorecard(
  rows: readonly RowFacts[],
  stored: readonly College[],
  addresses: ReadonlyMap<string, string>,
): ScorecardPlan {
  const numbers = new Set(stored.map(({ ipedsUnitId }) => ipedsUnitId));
  const matched = rows.filter(({ unitId }) => numbers.has(unitId));
  const inFile = new Set(matched.map(({ unitId }) => unitId));
  const namesOf = (colleges: readonly College[]) => colleges.map(({ name }) => name).toSorted();
  return {
    ...planImport(matched, stored, addresses),
    rowsWithoutCollege: rows.length - matched.length,
    missing: namesOf(stored.filter(({ ipedsUnitId }) => ipedsUnitId !== null && !inFile.has(ipedsUnitId))),
    unnumbered: namesOf(stored.filter(({ ipedsUnitId }) => ipedsUnitId === null)),
  };
}
