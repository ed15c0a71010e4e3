import * as z from 'zod/mini';
import type { Camp } from '../camp/camp';
import { isShownToAll } from '../camp/hidden-camp';
import type { CatalogueRow } from '../college/catalogue/catalogue-row';
import { collegeId } from '../college/college';
import { recruitingOn } from '../college/roster/recruiting-pause';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { calendarDate } from '../kernel/text/text-schemas';
import { isComputedList, RANKING_LISTS, type RankingList, RESULT_LISTS } from '../reference/ranking-lists';
import { quarterOf, STRENGTH_QUARTERS, strengthMark } from '../reference/strength-marks';
import { marksOfNumber, numberOfMarks, SQUAD_MARKS } from '../reference/squad-marks';
import { SQUAD_SEASON } from '../reference/squads';
import type { Ranking } from './ranking';

/** Version of the stored shape. */
export const RANKING_SUMMARIES_SCHEMA_VERSION = 5;

const bestRanksSchema = z.record(collegeId, z.partialRecord(z.enum(RANKING_LISTS), z.int().check(z.minimum(1))));

const quartersSchema = z.record(collegeId, z.literal(STRENGTH_QUARTERS));

/**
 * The ranking summaries of all colleges in one document, because they are read together: the last day of each college's
 * last camp, and its best rank in the newest season of each list. Samples, which are invented, have their own ranks.
 * `strengths` are the quarters of their divisions in which teams are by the newest RPI. `squads` has the marks of each
 * college’s squads as a number, and the season of the squads that they mark.
 */
export const rankingSummaries = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(RANKING_SUMMARIES_SCHEMA_VERSION),
  campsUntil: z.record(collegeId, calendarDate),
  places: bestRanksSchema,
  samplePlaces: bestRanksSchema,
  strengths: z.strictObject({ male: quartersSchema, female: quartersSchema }),
  squads: z.strictObject({
    season: z.int().check(z.minimum(2000), z.maximum(2100)),
    marks: z.record(collegeId, z.int().check(z.minimum(1), z.maximum(2 ** SQUAD_MARKS.length - 1))),
  }),
});

export type RankingSummaries = z.infer<typeof rankingSummaries>;

/** No quarters: no division has a ranking by results. */
export const NO_STRENGTHS: RankingSummaries['strengths'] = { male: {}, female: {} };

/** No squads, of the season of our tables. */
export const NO_SQUADS: RankingSummaries['squads'] = { season: SQUAD_SEASON, marks: {} };

/**
 * The one document `current`. The first version had samples among the other ranks; the next refresh separates them.
 * Squads came with the third, strengths with the fourth, and the list of crowds with the fifth.
 */
export const RANKING_SUMMARIES = defineCollection({
  name: 'collegeStandings',
  holds: 'What camps, rankings and squads say of all colleges, in the one document `current`.',
  version: RANKING_SUMMARIES_SCHEMA_VERSION,
  schema: rankingSummaries,
  upgrades: {
    1: (stored) => ({ samplePlaces: {}, ...stored }),
    2: (stored) => ({ squads: NO_SQUADS, ...stored }),
    3: (stored) => ({ strengths: NO_STRENGTHS, ...stored }),
    4: (stored) => stored,
  },
  personalData: noPersonalData('It is about colleges.'),
});

/**
 * The facts of a college that come from camps and rankings. `rank` is its best rank in a list of results
 * (RESULT_LISTS), null where it has none. A sample, which pages must label (`isSampleRank`), counts only where no real
 * list names the college. `lists` are all lists that name it, but for those that follow from facts.
 */
export interface RankingSummary {
  /** The teams that recruit this year: all but those whose coaches say otherwise. */
  readonly recruiting: readonly ('male' | 'female')[];
  readonly hasCamp: boolean;
  readonly rank: number | null;
  readonly isSampleRank: boolean;
  readonly lists: readonly RankingList[];
  /** What lists and filters know of its squads (SQUAD_MARKS). */
  readonly squadMarks: readonly string[];
  /** The quarters of its teams by our RPI (STRENGTH_MARKS). */
  readonly strength: readonly string[];
}

/** The best rank of each college in each list. */
type BestRanks = RankingSummaries['places'];
type SummaryFields = Pick<RankingSummaries, 'campsUntil' | 'places' | 'samplePlaces' | 'strengths'>;

/** The marks of squads as they are stored; colleges without a mark are left out. */
export function storedSquadMarks(marks: ReadonlyMap<string, readonly string[]>): RankingSummaries['squads'] {
  const numbers = [...marks].map(([id, own]) => [id, numberOfMarks(own)] as const);
  return { season: SQUAD_SEASON, marks: Object.fromEntries(numbers.filter(([, number]) => number > 0)) };
}

/** The marks of a college’s squads; none where they are of another season than that of the marks. */
function squadMarksIn({ season, marks }: RankingSummaries['squads'], id: string): readonly string[] {
  return season === SQUAD_SEASON && Object.hasOwn(marks, id) ? marksOfNumber(marks[id] ?? 0) : [];
}

/** The last day of a college's last published camp; null where it has none. */
export function campsEndOn(camps: readonly Pick<Camp, 'state' | 'withheld' | 'endsOn'>[]): string | null {
  const days = camps.flatMap((one) => (isShownToAll(one) ? [one.endsOn] : []));
  return days.toSorted().at(-1) ?? null;
}

/**
 * The summaries of colleges from published camps and rankings; of each list and sex only the newest season counts, of
 * samples their own.
 */
export function rankingSummariesOf(
  camps: readonly Pick<Camp, 'collegeId' | 'state' | 'withheld' | 'endsOn'>[],
  rankings: readonly Pick<Ranking, 'list' | 'season' | 'sex' | 'origin' | 'tables'>[],
): SummaryFields {
  const campsUntil: Record<string, string> = {};
  for (const { collegeId: id, endsOn } of camps.filter(isShownToAll))
    if (endsOn > (campsUntil[id] ?? '')) campsUntil[id] = endsOn;
  const real = newest(rankings.filter(({ origin }) => origin !== 'sample'));
  return {
    campsUntil,
    places: bestRanks(real),
    samplePlaces: bestRanks(newest(rankings.filter(({ origin }) => origin === 'sample'))),
    strengths: strengthsOf(real.filter(({ list }) => list === 'rpi')),
  };
}

/** The quarters of the teams of each division that has a table; ours stands before that of a publisher. */
function strengthsOf(editions: readonly Pick<Ranking, 'sex' | 'origin' | 'tables'>[]): RankingSummaries['strengths'] {
  const strengths: RankingSummaries['strengths'] = { male: {}, female: {} };
  const oursLast = editions.toSorted((one, other) => Number(one.origin === 'computed') - Number(other.origin === 'computed'));
  for (const { sex, tables } of oursLast)
    for (const { rows } of tables)
      for (const { collegeId: id, rank } of rows) {
        const quarter = quarterOf(rank, rows.length);
        if (id !== null && quarter !== null) strengths[sex][id] = quarter;
      }
  return strengths;
}

function bestRanks(editions: readonly Pick<Ranking, 'list' | 'tables'>[]): BestRanks {
  const ranks: BestRanks = {};
  for (const { list, tables } of editions) {
    for (const { collegeId: id, rank } of tables.flatMap(({ rows }) => rows)) {
      if (id === null) continue;
      const own = (ranks[id] ??= {});
      own[list] = Math.min(rank, own[list] ?? rank);
    }
  }
  return ranks;
}

/** A college's summary on a day (YYYY-MM-DD): camps and pauses of its teams count until their last day. */
export function rankingSummaryOn(
  { campsUntil, places, samplePlaces, strengths, squads = NO_SQUADS }: SummaryFields & Partial<Pick<RankingSummaries, 'squads'>>,
  { _id: id, sexes, pauses }: Pick<CatalogueRow, '_id' | 'sexes' | 'pauses'>,
  today: string,
): RankingSummary {
  const own = ranksIn(places, id);
  const samples = ranksIn(samplePlaces, id);
  const rank = bestOf(own);
  const sampleRank = rank === null ? bestOf(samples) : null;
  return {
    recruiting: recruitingOn(sexes, pauses, today),
    hasCamp: Object.hasOwn(campsUntil, id) && (campsUntil[id] ?? '') >= today,
    rank: rank ?? sampleRank,
    isSampleRank: sampleRank !== null,
    lists: RANKING_LISTS.filter((list) => !isComputedList(list) && (own[list] ?? samples[list]) !== undefined),
    squadMarks: squadMarksIn(squads, id),
    strength: (['male', 'female'] as const).flatMap((sex) => {
      const quarter = Object.hasOwn(strengths[sex], id) ? strengths[sex][id] : undefined;
      return quarter === undefined ? [] : [strengthMark(sex, quarter)];
    }),
  };
}

function ranksIn(ranks: BestRanks, id: string): BestRanks[string] {
  return Object.hasOwn(ranks, id) ? (ranks[id] ?? {}) : {};
}

function bestOf(own: BestRanks[string]): number | null {
  const ranks = RESULT_LISTS.flatMap((list) => own[list] ?? []);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** The editions of the newest season of each list and sex, by all of their makers. */
function newest<Edition extends Pick<Ranking, 'list' | 'season' | 'sex'>>(editions: readonly Edition[]): readonly Edition[] {
  const last = new Map<string, number>();
  const keyOf = ({ list, sex }: Edition) => `${list} ${sex}`;
  for (const edition of editions) last.set(keyOf(edition), Math.max(edition.season, last.get(keyOf(edition)) ?? 0));
  return editions.filter((edition) => last.get(keyOf(edition)) === edition.season);
}
