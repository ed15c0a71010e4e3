import * as z from 'zod/mini';
import type { Camp } from '../camp/camp';
import { RANKING_LISTS, type RankingList, RESULT_LISTS } from '../constants/ranking-lists';
import type { Ranking } from '../ranking/ranking';
import { calendarDate } from '../text/date-schemas';
import { collegeId } from './college';

/** Version of the stored shape. */
export const STANDINGS_SCHEMA_VERSION = 1;

const place = z.int().check(z.minimum(1));

/** What camps and rankings say of the colleges they name, kept together because it is read together: the last day of each one's last camp, and its best place in the newest season of each list. */
export const collegeStandings = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(STANDINGS_SCHEMA_VERSION),
  campsUntil: z.record(collegeId, calendarDate),
  places: z.record(collegeId, z.partialRecord(z.enum(RANKING_LISTS), place)),
});

export type CollegeStandings = z.infer<typeof collegeStandings>;

/** What lists and filters know of a college beside its own document. `rank` is its best place in a list of results (RESULT_LISTS), null where it has none; `lists` are all that name it. */
export interface CollegeStanding {
  readonly hasCamp: boolean;
  readonly rank: number | null;
  readonly lists: readonly RankingList[];
}

type Standings = Pick<CollegeStandings, 'campsUntil' | 'places'>;

/** Puts together what camps and rankings say of colleges; of each list and sex only the newest season counts. */
export function standingsOf(
  camps: readonly Pick<Camp, 'collegeId' | 'endsOn'>[],
  rankings: readonly Pick<Ranking, 'list' | 'season' | 'sex' | 'tables'>[],
): Standings {
  const campsUntil: Record<string, string> = {};
  for (const { collegeId: id, endsOn } of camps) if (endsOn > (campsUntil[id] ?? '')) campsUntil[id] = endsOn;
  const places: Record<string, Partial<Record<RankingList, number>>> = {};
  for (const { list, tables } of newest(rankings)) {
    for (const { collegeId: id, rank } of tables.flatMap(({ rows }) => rows)) {
      if (id === null) continue;
      const own = (places[id] ??= {});
      own[list] = Math.min(rank, own[list] ?? rank);
    }
  }
  return { campsUntil, places };
}

/** A college's standing on a day (YYYY-MM-DD): a camp counts until its last day. */
export function standingOn({ campsUntil, places }: Standings, id: string, today: string): CollegeStanding {
  const own = Object.hasOwn(places, id) ? (places[id] ?? {}) : {};
  const ranks = RESULT_LISTS.flatMap((list) => own[list] ?? []);
  return {
    hasCamp: Object.hasOwn(campsUntil, id) && (campsUntil[id] ?? '') >= today,
    rank: ranks.length === 0 ? null : Math.min(...ranks),
    lists: RANKING_LISTS.filter((list) => own[list] !== undefined),
  };
}

function newest<Edition extends Pick<Ranking, 'list' | 'season' | 'sex'>>(editions: readonly Edition[]): readonly Edition[] {
  const last = new Map<string, Edition>();
  for (const edition of editions) {
    const key = `${edition.list} ${edition.sex}`;
    if (edition.season > (last.get(key)?.season ?? 0)) last.set(key, edition);
  }
  return [...last.values()];
}
