import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { type RankingAnswer, rankingAnswer } from '@touchline/domain/ranking/ranking-answer-schema';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { RankingImport } from '@touchline/functions/features/imports/import-rankings';
import { undoRankingImport } from '@touchline/functions/features/imports/undo-ranking-import';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Caller } from '../caller';
import { aStoredCollege } from '../colleges/colleges';

/** After the longest time for which an instance answers from its copy of a list. */
const A_COPY_MS = 61_000;

/**
 * Four colleges, A to D, with women's teams in two conferences, and before each test neither rankings nor seasons. The
 * clock of tests stands still and moves on with `pass`, so that no instance answers from its copy of a list.
 */
export function rankingImports(visitor: Caller) {
  let folder: string;
  let now = Date.parse('2026-01-10T08:00:00.000Z');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-rankings-'));
    const league = { league: 'ncaa', division: 1 } as const;
    for (const [index, conference] of ['East', 'East', 'West', 'West'].entries()) {
      const id = 'abcd'.charAt(index);
      const names = { _id: `team-${id}`, name: `${id.toUpperCase()} College`, pathName: `${id.toUpperCase()}_College` };
      const athletics = { sport: [aTeam({ sex: 'female' })] };
      await aStoredCollege({ ...names, ...league, conference, athletics, ipedsUnitId: 100_001 + index });
    }
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    for (const name of ['rankings', 'rankingImports', 'seasons', 'collegeSoccer', 'addedSoccer'])
      await firestore().recursiveDelete(firestore().collection(name));
    pass();
    return () => vi.useRealTimers();
  });

  function pass(): void {
    now += A_COPY_MS;
    vi.setSystemTime(now);
  }
  return {
    pass,
    /** What an import is called with for the lines of a file. */
    order: async (lines: readonly string[], isDryRun: boolean, replacesAdded = false) => {
      const file = join(folder, `${newId()}.csv`);
      await writeFile(file, `${lines.join('\n')}\n`);
      return { file, database: firestore(), isDryRun, at: new Date(), newId, replacesAdded };
    },
    undo: ({ importId }: RankingImport, isDryRun = false) =>
      undoRankingImport({ database: firestore(), importId: importId ?? '', isDryRun, at: new Date(), newId }),
    /** What a visitor gets once no copy is left. */
    answer: async (query: Readonly<Record<string, string>> = {}): Promise<RankingAnswer> => {
      pass();
      const { status, body } = await visitor.call('collegeRanking', { query: { ranking: 'rpi', ...query } });
      expect(status).toBe(200);
      return rankingAnswer.parse(body);
    },
  };
}

/** The tables of an answer in short. */
export const brief = ({ tables }: RankingAnswer): unknown =>
  tables.map(({ origin, publisher, source, publishedOn, items }) => [
    ...[origin, publisher, source, publishedOn],
    items.map(({ rank, previousRank, name }) => [rank, previousRank, name]),
  ]);
