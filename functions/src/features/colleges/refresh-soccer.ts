import { sameJson } from '@touchline/domain/kernel/json/json';
import { blankSoccer, type CollegeSoccer, withSeason } from '@touchline/domain/season/college-soccer';
import { type DerivedSeason, derivedSeason } from '@touchline/domain/season/seasons-of-teams';
import type { Competition, StoredSeason } from '@touchline/domain/season/stored-season';
import { soccerDocuments } from './college-list-store';
import { inOneTransaction } from '../../platform/firestore';
import type { Firestore } from 'firebase-admin/firestore';

/** The number of colleges that one transaction writes; far below the limit of 10 MiB. */
const AT_ONCE = 80;

/** A season as it is stored now; null where it has been removed. */
interface CurrentSeason {
  readonly competition: Competition;
  readonly stored: StoredSeason | null;
  /** What follows from it, where the caller knows that already. */
  readonly derived?: DerivedSeason | undefined;
}

/**
 * Writes the seasons of teams into the soccer of their colleges, where they differ; `former` are teams that may have
 * left a season. `only` leaves out all other colleges. Everything follows from the stored seasons, so it may be
 * repeated.
 */
export async function refreshSoccer(
  database: Firestore,
  seasons: readonly CurrentSeason[],
  former: readonly string[] = [],
  only: ReadonlySet<string> | null = null,
): Promise<void> {
  const derived = seasons.map(({ competition, stored, derived: known }) => ({
    competition,
    teams: stored === null ? new Map<string, never>() : (known ?? derivedSeason(stored)).teams,
  }));
  const ids = [...new Set([...former, ...derived.flatMap(({ teams }) => [...teams.keys()])])]
    .filter((id) => only === null || only.has(id))
    .sort();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await inOneTransaction(async (unit) => {
      const bundle = ids.slice(start, start + AT_ONCE);
      const snapshots = await unit.read(...bundle.map((id) => soccerDocuments(database).doc(id)));
      for (const [index, id] of bundle.entries()) {
        const stored = snapshots[index]?.data();
        const before = stored ?? blankSoccer(id);
        const after = derived.reduce<CollegeSoccer>(
          (soccer, { competition: { sex, season }, teams }) => withSeason(soccer, sex, season, teams.get(id) ?? null),
          before,
        );
        if (!sameJson(before, after)) unit.save(soccerDocuments(database).doc(id), { ...after, version: before.version + 1 });
      }
    }, database);
  }
}
