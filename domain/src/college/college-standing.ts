import * as z from 'zod/mini';
import type { Camp } from '../camp/camp';
import { RANKING_LISTS, type RankingList, RESULT_LISTS } from '../constants/ranking-lists';
import type { Ranking } from '../ranking/ranking';
import type { Upgrade } from '../schema-version/upgrade';
import { calendarDate } from '../text/date-schemas';
import { collegeId } from './college';

/** Version of the stored shape. */
export const STANDINGS_SCHEMA_VERSION = 2;

const places = z.record(collegeId, z.partialRecord(z.enum(RANKING_LISTS), z.int().check(z.minimum(1))));

/**
 * What camps and rankings say of the colleges they name, kept together because it is read together: the last day of each one's last camp, and its best
 * place in the newest season of each list; places in samples, which are invented, stand for themselves.
 */
export const collegeStandings = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(STANDINGS_SCHEMA_VERSION),
  campsUntil: z.record(collegeId, calendarDate),
  places,
  samplePlaces: places,
});

export type CollegeStandings = z.infer<typeof collegeStandings>;

/** Brings stored standings of older versions up to this one; the next renewal tells samples apart. */
export const STANDINGS_UPGRADES: Readonly<Record<number, Upgrade>> = { 1: (stored) => ({ samplePlaces: {}, ...stored }) };

/**
 * What lists and filters know of a college beside its own document. `rank` is its best place in a list of results (RESULT_LISTS), null where it has none;
 * a sample, which pages must call so (`isSampleRank`), counts only where no true list names it. `lists` are all that name it.
 */
export interface CollegeStanding {
  readonly hasCamp: boolean;
  readonly rank: number | null;
  readonly isSampleRank: boolean;
  readonly lists: readonly RankingList[];
}

/** The best place of each college in each list. */
type Places = CollegeStandings['places'];
type Standings = Pick<CollegeStandings, 'campsUntil' | 'places' | 'samplePlaces'>;

/** Puts together what camps and rankings say of colleges; of each list and sex only the newest season counts. */
export function standingsOf(
  camps: readonly Pick<Camp, 'collegeId' | 'endsOn'>[],
  rankings: readonly Pick<Ranking, 'list' | 'season' | 'sex' | 'isSample' | 'tables'>[],
): Standings {
  const campsUntil: Record<string, string> = {};
  for (const { collegeId: id, endsOn } of camps) if (endsOn > (campsUntil[id] ?? '')) campsUntil[id] = endsOn;
  const current = newest(rankings);
  return {
    campsUntil,
    places: bestPlaces(current.filter(({ isSample }) => !isSample)),
    samplePlaces: bestPlaces(current.filter(({ isSample }) => isSample)),
  };
}

function bestPlaces(editions: readonly Pick<Ranking, 'list' | 'tables'>[]): Places {
  const places: Places = {};
  for (const { list, tables } of editions) {
    for (const { collegeId: id, rank } of tables.flatMap(({ rows }) => rows)) {
      if (id === null) continue;
      const own = (places[id] ??= {});
      own[list] = Math.min(rank, own[list] ?? rank);
    }
  }
  return places;
}

/** A college's standing on a day (YYYY-MM-DD): a camp counts until its last day. */
export function standingOn({ campsUntil, places, samplePlaces }: Standings, id: string, today: string): CollegeStanding {
  const own = placesIn(places, id);
  const samples = placesIn(samplePlaces, id);
  const rank = bestOf(own);
  const sampleRank = rank === null ? bestOf(samples) : null;
  return {
    hasCamp: Object.hasOwn(campsUntil, id) && (campsUntil[id] ?? '') >= today,
    rank: rank ?? sampleRank,
    isSampleRank: sampleRank !== null,
    lists: RANKING_LISTS.filter((list) => (own[list] ?? samples[list]) !== undefined),
  };
}

function placesIn(places: Places, id: string): Places[string] {
  return Object.hasOwn(places, id) ? (places[id] ?? {}) : {};
}

function bestOf(own: Places[string]): number | null {
  const ranks = RESULT_LISTS.flatMap((list) => own[list] ?? []);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

function newest<Edition extends Pick<Ranking, 'list' | 'season' | 'sex'>>(editions: readonly Edition[]): readonly Edition[] {
  const last = new Map<string, Edition>();
  for (const edition of editions) {
    const key = `${edition.list} ${edition.sex}`;
    if (edition.season > (last.get(key)?.season ?? 0)) last.set(key, edition);
  }
  return [...last.values()];
}
