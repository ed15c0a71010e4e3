import type { RankingRow } from '@touchline/domain/ranking/ranking';

/** A team as a ranking names it. */
export type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** The team of a registry id (UNITID or `ca-…`); null where no college has it. */
export type TeamOfId = (id: string) => NamedTeam | null;
