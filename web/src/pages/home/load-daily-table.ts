import type { MetTeam } from '@touchline/domain/season/met-team';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type DailyTable, tableOfDay } from '@touchline/domain/season/table-of-day';
import type { LoaderContext } from '../page-definition';

const MOST_SHOWN = 5;

type Leader = AnswerOf<'seasonLeaders'>['tables'][number]['leaders'][number];
type Ranked = AnswerOf<'collegeRanking'>['tables'][number]['items'][number];

/** A team of the table with what its line says: its record and rating, its crowd, or what it leads in. */
interface DailyLine {
  readonly rank: number;
  readonly college: MetTeam;
  readonly record: Ranked['record'];
  readonly rating: number | null;
  readonly leader: Omit<Leader, 'rank' | 'collegeId'> | null;
}

/** The first teams of the table of a day, and its season. */
export interface LoadedDailyTable extends DailyTable {
  readonly season: number;
  readonly lines: readonly DailyLine[];
}

/**
 * Loads the table of a day, in UTC. The page holds what was loaded, so that a copy of it stays as it was rendered. Null
 * where the table has no team: no other one stands in for it.
 */
export async function loadDailyTable(call: LoaderContext['call'], now: Date): Promise<LoadedDailyTable | null> {
  const { table, sex } = tableOfDay(now);
  const loaded = table === 'rpi' || table === 'attendance' ? await rankedIn(call, table, sex) : await leadersIn(call, table, sex);
  return loaded === null || loaded.lines.length === 0 ? null : { table, sex, ...loaded };
}

/** The first teams of a ranking of NCAA Division I: of our RPI, or of published crowds, and never of samples. */
async function rankedIn(call: LoaderContext['call'], ranking: 'rpi' | 'attendance', sex: DailyTable['sex']) {
  const query = { ranking, sex, league: 'ncaa', division: '1', q: '', reverse: 'false', all: 'false', page: 1 } as const;
  const { season, tables } = await call('collegeRanking', { query });
  const made = tables.find(({ origin }) => (ranking === 'rpi' ? origin === 'computed' : origin !== 'sample'));
  if (made === undefined || season === null) return null;
  const lines = made.items
    .slice(0, MOST_SHOWN)
    .flatMap(({ rank, college, record, rating }): DailyLine[] =>
      college === null ? [] : [{ rank, college: crestOf(college), record, rating, leader: null }],
    );
  return { season, lines };
}

async function leadersIn(call: LoaderContext['call'], list: 'attack' | 'defence' | 'improved', sex: DailyTable['sex']) {
  const { tables, colleges } = await call('seasonLeaders');
  const made = tables.find((one) => one.list === list && one.sex === sex);
  if (made === undefined) return null;
  const lines = made.leaders.slice(0, MOST_SHOWN).flatMap(({ rank, collegeId, ...leader }): DailyLine[] => {
    const college = colleges.find(({ _id }) => _id === collegeId);
    return college === undefined ? [] : [{ rank, college, record: null, rating: null, leader }];
  });
  return { season: made.season, lines };
}

/** The page's HTML holds its data once more for the browser, so nothing else is kept of a college. */
function crestOf({ _id, name, pathName, abbreviation, color, secondColor }: MetTeam): MetTeam {
  return { _id, name, pathName, abbreviation, color, secondColor };
}
