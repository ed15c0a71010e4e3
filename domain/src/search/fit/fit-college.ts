import type { FamilyPrices } from '../../reference/family-prices/family-prices';
import type { SquadLine } from '../../reference/squads';
import type { CatalogueEntry } from '../catalogue-file';

/** How many of a position’s players of whom the class is known will have finished before an autumn, by year. */
export interface LineFigures {
  readonly known: number;
  readonly leaving: readonly number[];
}

/** The figures of a team that the catalogue lacks; null is unknown. */
export interface FitFigures {
  /** The share of the other teams of its division, in per cent, that stand behind it by our RPI of a season. */
  readonly strength: { readonly ahead: number; readonly season: number } | null;
  readonly lines: Readonly<Record<SquadLine, LineFigures | null>>;
  /** The share of all starts that freshmen made, and the median of the division, in per cent. */
  readonly freshmen: { readonly share: number; readonly median: number; readonly season: number } | null;
}

/** The figures of both teams of a college. */
export interface FiguresOfCollege {
  readonly male: FitFigures | null;
  readonly female: FitFigures | null;
}

/** A college as its fit is computed: what the catalogue has of it, the figures of its teams, and its prices. */
export interface FitCollege extends Pick<
  CatalogueEntry,
  | ('_id' | 'state' | 'league' | 'division' | 'mensDivision' | 'womensDivision' | 'sexes' | 'fields' | 'collegeType')
  | ('setting' | 'students' | 'acceptanceRate' | 'graduationRate' | 'netPrice' | 'satLow' | 'satHigh' | 'actLow' | 'actHigh')
  | ('milesToSea' | 'needs' | 'outOfStateTuition')
> {
  readonly figures: FiguresOfCollege | null;
  /** Net prices by income and living; null where they are unknown, and until somebody has said who pays. */
  readonly family: FamilyPrices | null;
}
