import type { ReferenceList } from '../reference-list';
import type { Club } from './club';
import { MLS_CLUBS } from './mls';
import { USL_LEAGUE_ONE_CLUBS } from './usl1';
import { USL_CHAMPIONSHIP_CLUBS } from './uslc';

/** The professional leagues whose clubs are listed, with their names (specification §3, reference lists). */
export const PRO_LEAGUES = {
  mls: { label: 'Major League Soccer', clubs: MLS_CLUBS },
  uslc: { label: 'USL Championship', clubs: USL_CHAMPIONSHIP_CLUBS },
  usl1: { label: 'USL League One', clubs: USL_LEAGUE_ONE_CLUBS },
} as const satisfies Record<string, { label: string; clubs: ReferenceList<Club> }>;
