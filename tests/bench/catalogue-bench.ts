import { gunzipSync, gzipSync } from 'node:zlib';
import { type CatalogueEntry, catalogueFileOf, entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { catalogueFile } from '@touchline/domain/search/catalogue-file-schema';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { ALL_COLLEGES, type CollegeQuery } from '@touchline/domain/search/college-query';
import { findColleges } from '@touchline/domain/search/find-colleges';
import type { BenchTable } from './bench-table';
import { inventedCatalogue } from './invented-catalogue';
import { quantile, ratio } from './measure';

const COUNTS = [500, 1000, 2000];
const LEVEL = 9;
const ROUNDS = 15;
const QUERIES = 300;
/** The search next to which the others are measured. */
const THREE_GROUPS = 'three groups, by net price';

/**
 * The download size of /colleges and the time that the browser needs for it, compared with the same colleges as a list
 * of objects.
 */
export function catalogueBench(): readonly BenchTable[] {
  return [sizes(), filters()];
}

function sizes(): BenchTable {
  const rows = COUNTS.flatMap((count) => {
    const entries = inventedCatalogue(count);
    return [
      sizeRow(`${count} colleges, by columns`, catalogueFileOf(entries), (text) =>
        entriesOfCatalogue(catalogueFile.parse(JSON.parse(text))),
      ),
      sizeRow(`${count} colleges, as a list of objects`, entries, (text) => JSON.parse(text) as readonly CatalogueEntry[]),
    ];
  });
  return {
    title: 'The catalogue',
    note: `Invented colleges with a fact in ten unknown. Medians of ${ROUNDS}: "read" is parsing the JSON until colleges stand as objects (by columns the shape is checked too), "index" makes them searchable.`,
    rows,
  };
}

function sizeRow(name: string, sent: unknown, read: (text: string) => readonly CatalogueEntry[]): BenchTable['rows'][number] {
  const plain = Buffer.from(JSON.stringify(sent));
  const compressed = gzipSync(plain, { level: LEVEL });
  const text = gunzipSync(compressed).toString();
  const entries = read(text);
  return {
    name,
    values: {
      'gzipped kB': (compressed.length / 1000).toFixed(0),
      'plain kB': (plain.length / 1000).toFixed(0),
      'read ms': medianMs(() => read(text)).toFixed(1),
      'index ms': medianMs(() => buildCollegeIndex(entries)).toFixed(0),
    },
  };
}

function filters(): BenchTable {
  const questions: Readonly<Record<string, Partial<CollegeQuery>>> = {
    'nothing asked for': {},
    'a state': { filters: { state: ['Ohio'] } },
    [THREE_GROUPS]: {
      filters: { level: ['ncaa'], size: ['Small', 'Medium'], netPrice: ['25000'] },
      sort: 'netPrice',
    },
    'all filters of soccer': {
      filters: {
        gender: ['female'],
        strength: ['w1', 'w2'],
        opens: ['wGK2027'],
        freshmen: ['w:freshmenPlay'],
        abroad: ['w:abroadMore'],
        home: ['w:homeLess'],
        squad: ['w:squadLarger'],
      },
      sort: 'strength',
    },
    'a text and a place': { text: 'college', near: { lat: 40, lng: -90 }, within: 500, sort: 'distance' },
  };
  const indexes = COUNTS.map((count) => ({ count, index: buildCollegeIndex(inventedCatalogue(count)) }));
  const timesOf = (index: (typeof indexes)[number]['index'], asked: Partial<CollegeQuery>) =>
    Array.from({ length: QUERIES }, () => msOf(() => findColleges(index, { ...ALL_COLLEGES, ...asked })));
  const measured = Object.entries(questions).map(([name, asked]) => ({
    name,
    times: indexes.map(({ count, index }) => ({ count, of: timesOf(index, asked) })),
  }));
  const threeGroups = measured.find(({ name }) => name === THREE_GROUPS)?.times.at(-1)?.of ?? [];
  const rows = measured.map(({ name, times }) => {
    const values = times.map(
      ({ count, of }) =>
        [`${count}: p50 / p99 ms`, `${quantile(of, 0.5).toFixed(2)} / ${quantile(of, 0.99).toFixed(2)}`] as const,
    );
    const beside = ratio(quantile(times.at(-1)?.of ?? [], 0.5), quantile(threeGroups, 0.5));
    return { name, values: { ...Object.fromEntries(values), 'of three groups': beside } };
  });
  return {
    title: 'Filters with the counts of every value',
    note: `All colleges found and every count, ${QUERIES} times each; the last column compares the medians of the largest catalogue.`,
    rows,
  };
}

function medianMs(act: () => unknown): number {
  return quantile(
    Array.from({ length: ROUNDS }, () => msOf(act)),
    0.5,
  );
}

function msOf(act: () => unknown): number {
  const startedAt = performance.now();
  act();
  return performance.now() - startedAt;
}
