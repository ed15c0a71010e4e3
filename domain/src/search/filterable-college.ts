import type { CampusSetting, CollegeType } from '../constants/college-kinds';
import type { Division, League } from '../constants/leagues';
import type { RankingList } from '../constants/ranking-lists';

/** What filters, facets and orders read of a college (fields as in CatalogueRow and CollegeStanding); what is unknown is null. */
export interface FilterableCollege {
  readonly name: string;
  readonly sexes: readonly ('male' | 'female')[];
  readonly league: League | null;
  readonly division: Division | null;
  readonly conference: string | null;
  readonly state: string | null;
  readonly students: number | null;
  readonly setting: CampusSetting | null;
  readonly collegeType: CollegeType | null;
  readonly affiliation: string | null;
  readonly fields: readonly string[];
  readonly acceptanceRate: number | null;
  readonly graduationRate: number | null;
  readonly netPrice: number | null;
  readonly satLow: number | null;
  readonly actLow: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly milesToSea: number | null;
  readonly hasCamp: boolean;
  readonly rank: number | null;
  readonly isSampleRank: boolean;
  readonly lists: readonly RankingList[];
}
