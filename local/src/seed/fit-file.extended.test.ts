import { gzipSync } from 'node:zlib';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { FAMILY_PRICE_LINES } from '@touchline/domain/reference/family-prices/family-price-table';
import { rankingSummariesOf, rankingSummaryOn, storedSquadMarks } from '@touchline/domain/ranking/ranking-summary';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { figuresOfFile, fitFileOf } from '@touchline/domain/search/fit/fit-file';
import { fitFiguresOf } from '@touchline/domain/season/squad/fit-figures';
import { squadMarksOf } from '@touchline/domain/season/squad/marks-of-squads';
import { expect, test } from 'vitest';
import { demoWorld } from './demo-world';

/** What the catalogue, the further file of the fit and the table of prices may weigh together. */
const BUDGET = 160_000;

test('the catalogue of all real colleges, the file of the fit and the table of prices stay within 160 kB', async () => {
  const world = await demoWorld('whole');
  const squads = storedSquadMarks(new Map(world.soccer.map(({ _id, teams }) => [_id, squadMarksOf(teams)])));
  const summaries = { ...rankingSummariesOf(world.camps, world.rankings), squads };
  const rows = world.colleges.map(catalogueRowOf);
  const catalogue = catalogueFileOf(rows.map((row) => ({ ...row, ...rankingSummaryOn(summaries, row, '2026-11-28') })));
  const figures = new Map(
    world.soccer.map(({ _id, teams: { male, female } }) => [
      _id,
      { male: male === null ? null : fitFiguresOf(male), female: female === null ? null : fitFiguresOf(female) },
    ]),
  );
  const file = fitFileOf(figures);

  const bytes = [catalogue, file, FAMILY_PRICE_LINES].map((one) => gzipSync(JSON.stringify(one)).length);
  expect(
    bytes.reduce((sum, one) => sum + one, 0),
    bytes.join(' + '),
  ).toBeLessThan(BUDGET);

  expect(file.ids.length).toBeGreaterThan(1000);
  const read = figuresOfFile(file);
  for (const id of file.ids) expect(read.get(id)?.female?.strength ?? null).toEqual(figures.get(id)?.female?.strength ?? null);
}, 120_000);
