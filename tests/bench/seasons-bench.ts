import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { College } from '@touchline/domain/college/college';
import { matchesOfLines, outsideName } from '@touchline/domain/season/match-line';
import { headToHeads, seasonSummary } from '@touchline/domain/season/season-summary';
import { derivedSeason } from '@touchline/domain/season/seasons-of-teams';
import type { StoredSeason } from '@touchline/domain/season/stored-season';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { realColleges, realTeams } from '@touchline/local/seed/real-colleges';
import { readSeasonTables, realSeasons } from '@touchline/local/seed/seasons/real-seasons';
import { readCollegeTables } from '@touchline/local/tables/college-tables';
import type { BenchTable } from './bench-table';
import { quantile, ratio } from './measure';

const MOST_SEASONS = 60;
const ROUNDS = 200;
const TEAM = 'stanford-university';
const BATCH = 50;

/** The seasons of a team on its page, and the import of result files, of which processor time is told. */
export async function seasonsBench(): Promise<readonly BenchTable[]> {
  const [seasonTables, collegeTables] = await Promise.all([readSeasonTables(), readCollegeTables()]);
  const seasons = realSeasons(seasonTables, realTeams(collegeTables, 'whole'), 'whole');
  return [manySeasons(seasons), await imports(seasons, realColleges(collegeTables, 'whole'))];
}

/** What an Athletics tab computes of all seasons it is sent: each summary, and the meetings with every opponent. */
function manySeasons(stored: readonly StoredSeason[]): BenchTable {
  const known = stored.filter(({ sex }) => sex === 'female').flatMap((one) => derivedSeason(one).teams.get(TEAM) ?? []);
  const sent = (count: number) =>
    Array.from({ length: count }, (_, index) => known[index % known.length]).flatMap((season) => season ?? []);
  const timeOf = (count: number) => {
    const seasons = sent(count);
    const text = JSON.stringify(seasons);
    const round = () => {
      JSON.parse(text);
      // Lists of lines are read once: each round has its own, as a page that has just loaded.
      const loaded = seasons.map((season) => ({ ...season, matches: [...season.matches] }));
      for (const season of loaded) seasonSummary(season, TEAM);
      headToHeads(loaded, TEAM);
    };
    for (let warm = 0; warm < ROUNDS; warm += 1) round();
    const before = process.cpuUsage();
    for (let measured = 0; measured < ROUNDS; measured += 1) round();
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: (user + system) / 1000 / ROUNDS, kilobytes: text.length / 1000 };
  };
  const eight = timeOf(known.length);
  return {
    title: 'A team with many seasons',
    note: `The seasons of one real team, repeated up to ${MOST_SEASONS}: their JSON read, every season summed up, and the meetings with every opponent counted; processor time, the mean of ${ROUNDS}.`,
    rows: [1, known.length, MOST_SEASONS].map((count) => {
      const { milliseconds, kilobytes } = timeOf(count);
      return {
        name: `${count} ${count === 1 ? 'season' : 'seasons'}`,
        values: {
          'plain kB': kilobytes.toFixed(0),
          'processor ms': milliseconds.toFixed(2),
          [`of ${known.length} seasons`]: ratio(milliseconds, eight.milliseconds),
        },
      };
    }),
  };
}

/** Imports every season of our tables into a world of all colleges, each from a file of its own. */
async function imports(seasons: readonly StoredSeason[], colleges: readonly College[]): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-seasons', null);
  Object.assign(process.env, emulators.environment);
  const { firestore } = await import('@touchline/functions/platform/firestore');
  const { newId } = await import('@touchline/functions/platform/clock-and-ids');
  const { collegeDocuments } = await import('@touchline/functions/features/colleges/college-documents-store');
  const { importResults } = await import('@touchline/functions/features/imports/import-results');
  const database = firestore();
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  try {
    for (let start = 0; start < colleges.length; start += BATCH) {
      const batch = database.batch();
      for (const college of colleges.slice(start, start + BATCH))
        batch.set(collegeDocuments(database).colleges.doc(college._id), college);
      await batch.commit();
    }
    const times: { readonly processor: number; readonly clock: number }[] = [];
    for (const season of seasons) {
      const file = join(folder, `${season._id}.csv`);
      await writeFile(file, resultsFile(season, colleges));
      const [startedAt, before] = [performance.now(), process.cpuUsage()];
      await importResults({ file, database, isDryRun: false, at: new Date(), newId });
      const { user, system } = process.cpuUsage(before);
      times.push({ processor: (user + system) / 1000, clock: performance.now() - startedAt });
    }
    const rowOf = (name: string, of: (values: readonly number[]) => number) => {
      const [processor, clock] = [of(times.map((time) => time.processor)), of(times.map((time) => time.clock))];
      return {
        name,
        values: { 'processor ms': processor.toFixed(0), 'clock ms': clock.toFixed(0), 'of the clock': ratio(processor, clock) },
      };
    };
    return {
      title: 'Importing results',
      note: `The ${seasons.length} seasons of our tables, each from its file into a world of ${colleges.length} colleges by our Firestore engine: matches, rankings and what pages show of each team. Processor time is that of the import without the engine's; on an idle machine the clock shows it and the wait for the engine, on a busy one also the wait for others. With every fact of a team's season as a field of its own the same files took 35362 ms of the processor in all and one season 4344 ms at most ([172](decisions/172-soccer-of-a-college-as-text.md)).`,
      rows: [
        rowOf('a season, median', (values) => quantile(values, 0.5)),
        rowOf('a season, most', (values) => Math.max(...values)),
        rowOf('all seasons', (values) => values.reduce((sum, value) => sum + value, 0)),
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
    await database.terminate();
    await emulators.stop();
  }
}

/** A season as a file of match results. */
function resultsFile({ season, league, division, sex, matches }: StoredSeason, colleges: readonly College[]): string {
  const numbers = new Map(colleges.map(({ _id, ipedsUnitId, canadianId }) => [_id, canadianId ?? String(ipedsUnitId)]));
  const head = 'league,division,sex,season,date,home,away,home_goals,away_goals,counts,neutral,place,home_name,away_name,source';
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = matchesOfLines(matches).map(({ day, home, away, homeGoals, awayGoals, counts, isNeutral, place }) =>
    [
      ...[league.toUpperCase(), division ?? '', sex === 'male' ? 'men' : 'women', season, day],
      ...[numbers.get(home) ?? '', numbers.get(away) ?? '', homeGoals, awayGoals, counts ? 'yes' : 'no'],
      ...[isNeutral === null ? '' : isNeutral ? 'yes' : 'no', quoted(place ?? '')],
      ...[quoted(outsideName(home) ?? ''), quoted(outsideName(away) ?? ''), 'a bench'],
    ].join(','),
  );
  return [head, ...lines, ''].join('\n');
}
